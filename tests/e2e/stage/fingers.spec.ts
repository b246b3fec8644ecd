import { answersOf, middleOf, openBench, pictureOf, stateOf, step } from '#tests/support/bench.ts';
import { fingersOn } from '#tests/support/fingers.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });

const QUESTION = 'game=total-treasure-hunt&at=question-1';
const PALM_RADIUS = 60;

test.describe('fingers on a board', () => {
  test.beforeEach(({ page }) => openBench(page, QUESTION));

  test('two on two answers at once give one answer: that of the first', async ({ page }) => {
    const fingers = await fingersOn(page);
    const [right, wrong] = (await answersOf(page)).map(middleOf);
    await fingers.down(wrong!, right!);
    await fingers.up();
    await step(page, 0.1);
    expect(await stateOf(page)).toMatchObject({ state: 'wrong', tries: 1, score: 0 });
    await step(page, 3);
    await fingers.down(right!, wrong!);
    await fingers.up();
    await step(page, 0.1);
    expect(await stateOf(page)).toMatchObject({ state: 'right', tries: 1, score: 1 });
  });

  test('one that slides off, or is taken away, chooses nothing and leaves nothing pressed', async ({
    page,
  }) => {
    const fingers = await fingersOn(page);
    const [right] = await answersOf(page);
    const { x, y } = middleOf(right!);
    const atRest = await pictureOf(page, right!);
    for (const leave of [
      () => fingers.slide(x, y - right!.rect.height).then(() => fingers.up()),
      () => fingers.cancel(),
    ]) {
      await fingers.down({ x, y });
      await step(page, 0.2);
      expect(await pictureOf(page, right!), 'pressed').not.toBe(atRest);
      await leave();
      await step(page, 0.3);
      expect(await pictureOf(page, right!), 'let go').toBe(atRest);
    }
    expect(await stateOf(page)).toMatchObject({ state: 'asking', tries: 0, score: 0 });
  });

  test('a palm of five contacts gives none', async ({ page }) => {
    const fingers = await fingersOn(page);
    const answers = await answersOf(page);
    const places = [...answers, answers[0]!].map(middleOf);
    await fingers.down(
      ...places.map((place, index) => ({ x: place.x + index, y: place.y, radius: PALM_RADIUS })),
    );
    await step(page, 0.2);
    await fingers.up();
    await step(page, 3);
    expect(await stateOf(page)).toMatchObject({ state: 'asking', question: 1, tries: 0, score: 0 });
    await fingers.tap(middleOf(answers[0]!));
    await step(page, 0.1);
    expect(await stateOf(page)).toMatchObject({ state: 'right', score: 1 });
  });
});
