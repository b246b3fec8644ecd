import { expect, test } from 'vitest';
import { FINGER, recipe } from '#engine/fx/motion.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { beginHelp, begunByGuide, playHelp } from '#engine/plays/help.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import { WHAT_COMES_NEXT } from '#engine/rules/common-words.ts';
import { roundOf } from './rounds.ts';

/** Help as it is played, by hand: what is said and what is pointed at, each with its time. */

const LEAD_SECONDS = 0.5;
const STEP_SECONDS = 0.7;
const FRAME_SECONDS = 0.05;

function shown(steps: Parameters<typeof playHelp>[0]) {
  const said: { readonly sentences: readonly string[]; readonly at: number }[] = [];
  const fingered: { readonly spot: unknown; readonly at: number }[] = [];
  const pointed: { readonly point: unknown; readonly at: number }[] = [];
  let now = 0;
  const timeline = playHelp(
    steps,
    {
      come: recipe(),
      leadSeconds: LEAD_SECONDS,
      point: (point) => recipe().call(() => void pointed.push({ point, at: now }), undefined, 0.001),
      secondsFor: () => STEP_SECONDS,
      at: (point) => ({ on: point }) as never,
    },
    {
      sounds: { say: (...sentences: readonly string[]) => said.push({ sentences, at: now }) },
      finger: {
        pointAt: (spot) =>
          recipe().call(() => void fingered.push({ spot: spot?.on, at: now }), undefined, 0.001),
        letGo: recipe,
      },
      fx: () => ({ calm: false }),
    },
  );
  for (; now < timeline.duration() + FRAME_SECONDS; now += FRAME_SECONDS) timeline.time(now);
  return { said, pointed, fingered };
}

test.each(GAMES.map(({ id }) => id))(
  '%s: every step of the help is said as the finger has come to it',
  (id) => {
    for (const { help } of roundOf(id, 7)) {
      const { said, pointed, fingered } = shown(help);
      expect(said.map(({ sentences }) => sentences)).toEqual(help.map(({ say }) => sentencesOf(say)));
      expect(pointed.map(({ point }) => point)).toEqual(help.map(({ point }) => point));
      expect(fingered.map(({ spot }) => spot)).toEqual(help.map(({ point }) => point));
      help.forEach((_, step) => {
        const at = LEAD_SECONDS + step * STEP_SECONDS;
        // The finger sets out before: it is there as the word begins.
        for (const [time, from] of [
          [said[step]!.at, at],
          [pointed[step]!.at, at],
          [fingered[step]!.at, at - FINGER.way],
        ] as const) {
          expect(time).toBeGreaterThanOrEqual(from - 1e-6);
          expect(time).toBeLessThan(from + 2.5 * FRAME_SECONDS);
        }
      });
    }
  },
);

test.each(GAMES.map(({ id }) => id))(
  '%s: the guide begins, and the child goes on with what is left',
  (id) => {
    for (const { help, prompt } of roundOf(id, 7)) {
      const begun = begunByGuide(help, [WHAT_COMES_NEXT, prompt]);
      const asks = help.at(-1)!.say === WHAT_COMES_NEXT || help.at(-1)!.say.endsWith(prompt);
      expect(begun).toBeGreaterThan(0);
      expect(help.length - begun > 0).toBe(!asks && help.length > 1);
      const said: string[] = [];
      const meant: unknown[] = [];
      const { beginning, rest } = beginHelp<unknown>(
        help,
        begun,
        {
          come: recipe(),
          leadSeconds: 0,
          point: recipe,
          secondsFor: () => STEP_SECONDS,
          at: () => undefined,
          means: (toy, point) => meant.push([toy, point]),
        },
        {
          sounds: { say: (...sentences: readonly string[]) => said.push(...sentences) },
          finger: { pointAt: recipe, letGo: recipe },
          fx: () => ({ calm: false }),
        },
      );
      for (const step of [() => beginning, ...rest.map((next) => () => next('toy'))]) {
        const timeline = step();
        for (let now = 0; now <= timeline.duration() + FRAME_SECONDS; now += FRAME_SECONDS)
          timeline.time(now);
      }
      expect(said).toEqual(help.flatMap(({ say }) => sentencesOf(say)));
      expect(meant).toEqual(help.slice(begun).map(({ point }) => ['toy', point]));
    }
  },
);

test('a step that the child asks for is said at once, and the guide, alone, waits for its finger, and only once', () => {
  const COMES_SECONDS = 0.4;
  const saidAt = (isAlone: boolean, comesSeconds = 0): number => {
    let now = 0;
    let at = -1;
    const steps = ['One.', 'Two.'].map((say) => ({ say, point: say }));
    const { rest } = beginHelp<string>(
      steps,
      1,
      {
        come: recipe(),
        leadSeconds: 0,
        comes: () => (comesSeconds > 0 ? recipe().set({}, {}, comesSeconds) : recipe()),
        point: recipe,
        secondsFor: () => STEP_SECONDS,
        at: (point) => ({ on: point }) as never,
      },
      {
        sounds: { say: () => (at = now) },
        finger: { pointAt: recipe, letGo: recipe },
        fx: () => ({ calm: false }),
      },
    );
    const timeline = rest[0]!(undefined, isAlone);
    for (; at < 0 && now < 2; now += FRAME_SECONDS) timeline.time(now);
    return at;
  };
  expect(saidAt(false)).toBeLessThan(2 * FRAME_SECONDS);
  expect(saidAt(true)).toBeGreaterThanOrEqual(FINGER.way);
  // What has to come into sight does so first; then the finger is on its way to it.
  for (const isAlone of [false, true]) {
    const said = saidAt(isAlone, COMES_SECONDS);
    expect(said).toBeGreaterThanOrEqual(COMES_SECONDS + FINGER.way - 1e-6);
    expect(said).toBeLessThan(COMES_SECONDS + FINGER.way + 2 * FRAME_SECONDS);
  }
});

test('what has to come into sight does so before the word, with no finger out, and what is in sight waits for nothing', () => {
  const COMES_SECONDS = 0.4;
  const at: Record<string, number> = {};
  let now = 0;
  const note = (what: string) => recipe().call(() => void (at[what] ??= now), undefined, 0.001);
  const steps = ['One.', 'Two.', 'Three.'].map((say) => ({ say, point: say }));
  const timeline = playHelp<string>(
    steps,
    {
      come: recipe(),
      leadSeconds: LEAD_SECONDS,
      comes: (point) => (point === 'Two.' ? note('comes').set({}, {}, COMES_SECONDS) : recipe()),
      point: recipe,
      secondsFor: () => STEP_SECONDS,
      at: (point) => ({ on: point }) as never,
    },
    {
      sounds: { say: (word) => void (at[word!] = now) },
      finger: { pointAt: (spot) => note(`to ${String(spot?.on)}`), letGo: () => note('gone') },
      fx: () => ({ calm: false }),
    },
  );
  for (; now < timeline.duration() + FRAME_SECONDS; now += FRAME_SECONDS) timeline.time(now);
  const comes = LEAD_SECONDS + STEP_SECONDS;
  const second = comes + COMES_SECONDS + FINGER.way;
  const due = {
    'One.': LEAD_SECONDS,
    gone: comes - FINGER.leave,
    comes,
    'to Two.': comes + COMES_SECONDS,
    'Two.': second,
    'Three.': second + STEP_SECONDS,
  };
  for (const [what, from] of Object.entries(due)) {
    expect(at[what], what).toBeGreaterThanOrEqual(from - 1e-6);
    expect(at[what], what).toBeLessThan(from + 2.5 * FRAME_SECONDS);
  }
});
