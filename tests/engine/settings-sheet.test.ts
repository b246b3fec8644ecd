import { afterEach, expect, test } from 'vitest';
import type { Needs } from '#engine/rules/needs.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

/** A player's needs on the settings sheet of a game. */

let stage: DemoStage;
afterEach(() => stage.dispose());

const told: Partial<Needs>[] = [];
/** The needs that each round was planned for. */
const planned: (Partial<Needs> | undefined)[] = [];

async function start(needs: Partial<Needs> | undefined, seed = 7) {
  told.length = planned.length = 0;
  stage = await startStage({
    options: {
      seed,
      player: { avatar: 'fox', xp: 0, needs },
      onNeeds: (changes) => told.push(changes),
      plan: (_, now) => {
        planned.push(now);
        return undefined;
      },
    },
  });
}

/** The sheet, opened. */
function openSheet(): readonly HTMLLabelElement[] {
  stage.session.stage!.openSettings();
  return [...sheet().querySelectorAll('label')];
}
const sheet = () => [...stage.host.children].at(-1)!.shadowRoot!.querySelector('dialog')!;
async function closeSheet() {
  sheet().close();
  await expect.poll(() => stage.session.clock.paused).toBe(false);
}
const boxOf = (name: string) =>
  openSheet()
    .find(({ textContent }) => textContent.startsWith(name))!
    .querySelector('input')!;

test('what is needed is switched there, told to the page, and still set when it opens again', async () => {
  await start({ same: false, no_flashes: true });
  expect(boxOf('No quick looks').checked).toBe(true);
  await closeSheet();
  for (const name of ['The same every time', 'Keep things in sight', 'No quick looks']) {
    boxOf(name).click();
    await closeSheet();
  }
  expect(told).toEqual([{ same: true }, { in_sight: true }, { no_flashes: false }]);
  expect(boxOf('Keep things in sight').checked).toBe(true);
});

test('the next round is planned for what was switched on in this one', async () => {
  await start({ in_sight: false });
  const { machine } = stage.session;
  machine.send('start');
  boxOf('Keep things in sight').click();
  await closeSheet();
  stage.session.finish(10, []);
  machine.send('again');
  expect(planned).toEqual([{ in_sight: false }, { in_sight: true }]);
});

test('decoration is the same in every game from the moment that this is switched on, and until it is off', async () => {
  const five = () => Array.from({ length: 5 }, () => stage.session.stage!.decoration.next());
  const inGameOf = async (seed: number) => {
    await start({}, seed);
    const { settings } = stage.session.stage!;
    const before = five();
    settings.changeNeeds({ same: true });
    const always = five();
    settings.changeNeeds({ same: false });
    const after = five();
    stage.dispose();
    return { always, usual: [before, after] };
  };
  const [one, other] = [await inGameOf(1), await inGameOf(2)];
  expect(one.always).toEqual(other.always);
  expect(one.usual).not.toEqual(other.usual);
});

test('a visitor and a class, who have no needs of their own, are not offered them', async () => {
  await start(undefined);
  const labels = openSheet().map(({ textContent }) => textContent);
  expect(labels).toContain('Captions');
  expect(labels.filter((label) => /same every|in sight|quick looks/.test(label))).toEqual([]);
});
