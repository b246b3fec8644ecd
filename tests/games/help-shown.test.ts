import { expect, test } from 'vitest';
import { recipe } from '#engine/fx/motion.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { playHelp } from '#engine/plays/help.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import { roundOf } from './rounds.ts';

/** Help as it is played, by hand: what is said and what is pointed at, each with its time. */

const LEAD_SECONDS = 0.5;
const STEP_SECONDS = 0.7;
const FRAME_SECONDS = 0.05;

function shown(steps: Parameters<typeof playHelp>[0]) {
  const said: { readonly sentences: readonly string[]; readonly at: number }[] = [];
  const pointed: { readonly point: unknown; readonly at: number }[] = [];
  let now = 0;
  const timeline = playHelp(
    steps,
    {
      come: recipe(),
      leadSeconds: LEAD_SECONDS,
      point: (point) => recipe().call(() => void pointed.push({ point, at: now }), undefined, 0.001),
      secondsFor: () => STEP_SECONDS,
    },
    { say: (...sentences) => said.push({ sentences, at: now }) },
  );
  for (; now < timeline.duration() + FRAME_SECONDS; now += FRAME_SECONDS) timeline.time(now);
  return { said, pointed };
}

test.each(GAMES.map(({ id }) => id))('%s: every step of the help is said while it is pointed at', (id) => {
  for (const { help } of roundOf(id, 7)) {
    const { said, pointed } = shown(help);
    expect(said.map(({ sentences }) => sentences)).toEqual(help.map(({ say }) => sentencesOf(say)));
    expect(pointed.map(({ point }) => point)).toEqual(help.map(({ point }) => point));
    help.forEach((_, step) => {
      const at = LEAD_SECONDS + step * STEP_SECONDS;
      for (const time of [said[step]!.at, pointed[step]!.at]) {
        expect(time).toBeGreaterThanOrEqual(at - 1e-6);
        expect(time).toBeLessThan(at + 2.5 * FRAME_SECONDS);
      }
    });
  }
});
