import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '#engine/rules/random.ts';
import { calledBy, Turns } from '#engine/rules/turns.ts';
import { answer } from '#engine/workbench/checkpoints.ts';
import { inSheet, openMenu, sheetTitle, teacherPresses } from './class-menu.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

let turns: Turns;
beforeEach(() => void (turns = new Turns(12, createRandom(7))));
const open = (gameId = 'total-treasure-hunt') => openGame({ gameId, board: 'whole-class', turns });
const now = () => calledBy(turns.current);
/** Everything that was spoken. */
const spoken = ({ session }: OpenGame) => {
  const { log, manifest } = session.stage!.channels;
  return log.flatMap(({ channel, id }) => (channel === 'voice' ? (manifest.clips[id]?.caption ?? id) : []));
};
const announced = ({ host }: OpenGame) => host.querySelector('[data-announce]')!.textContent;

describe('in turns', () => {
  test('somebody is called at every question, before it is asked, and nobody twice', async () => {
    const game = await open();
    const called: string[] = [];
    for (let question = 1; question <= 10; question++) {
      called.push(now());
      game.session.clock.advance(3);
      expect(announced(game)).toMatch(new RegExp(`^${now()} \\d+ add`));
      answer(game.session, true);
      game.session.clock.advance(6);
    }
    expect(new Set(called).size).toBe(10);
    expect(spoken(game).filter((line) => called.includes(line))).toEqual(called);
    expect(spoken(game).slice(0, 2)).toEqual([called[0], expect.stringMatching(/ add /)]);
    expect(game.told).toEqual([]);
  });

  test('a wrong answer keeps the turn, and the next round goes on with the next child', async () => {
    const game = await open();
    const first = now();
    answer(game.session, false);
    game.session.clock.advance(4);
    expect(now()).toBe(first);
    for (let question = 1; question <= 10; question++) answer(game.session, true);
    game.session.clock.advance(14);
    expect(game.leaves).toEqual(['all-games']);
    const drawn = now();
    const another = await open('number-detective');
    another.session.clock.advance(2);
    expect(announced(another)).toContain(drawn);
  });

  test('a turn may be passed on, and who is not here is not called again', async () => {
    const game = await open();
    game.session.clock.advance(3);
    const first = now();
    await teacherPresses(game, 'Someone else');
    const second = now();
    expect(second).not.toBe(first);
    expect(announced(game)).toContain(second);
    game.session.clock.advance(3);
    expect(spoken(game)).toContain(second);
    await teacherPresses(game, 'Not here today');
    expect(now()).not.toBe(second);
    expect(turns.present).toBe(11);
    // The question stays.
    expect(game.session.scene!.describe()).toMatchObject({ question: 1, tries: 0 });
  });

  test('who is alone has nobody to pass on to', async () => {
    turns = new Turns(2, createRandom(7));
    turns.leaveOut();
    const game = await open();
    openMenu(game);
    expect(inSheet(game)).not.toContain('Someone else');
  });
});

describe("the teacher's menu", () => {
  test('stops time, names whose turn it is, and goes on where it was', async () => {
    const game = await open();
    game.session.clock.advance(3);
    openMenu(game);
    expect(game.session.clock.paused).toBe(true);
    expect(sheetTitle(game)).toBe(`Paused. ${now()}`);
    expect(inSheet(game)).toEqual([
      'Go on',
      'Someone else',
      'Not here today',
      'Show it again',
      'Louder',
      'Show the answer',
      'Skip this one',
      'How to play',
      'Settings',
      'End',
    ]);
  });

  test('asks once more, and counts it as no help', async () => {
    const game = await open();
    game.session.clock.advance(8);
    const before = spoken(game).length;
    await teacherPresses(game, 'Show it again');
    game.session.clock.advance(4);
    expect(spoken(game).length).toBeGreaterThan(before);
    answer(game.session, true);
    expect(game.session.scene!.describe()['records']).toMatchObject([{ help: 0 }]);
  });

  test('makes the voice louder, and softer again', async () => {
    const game = await open();
    const { settings } = game.session.stage!;
    settings.change({ voiceOn: false, voiceVolume: 0.4 });
    await teacherPresses(game, 'Louder');
    expect(settings.values).toMatchObject({ loudVoice: true, voiceOn: true, voiceVolume: 1 });
    await teacherPresses(game, 'Softer');
    expect(settings.values).toMatchObject({ loudVoice: false, voiceVolume: 1 });
  });

  test('shows the answer where nobody knows it, also while everybody thinks', async () => {
    for (const board of ['whole-class', 'everyone-shows'] as const) {
      const game = await openGame({ board });
      game.session.clock.advance(3);
      await teacherPresses(game, 'Show the answer');
      expect(announced(game)).toMatch(/^Look, it is this one\. \d+\.$/);
      answer(game.session, true);
      expect(game.session.scene!.describe()['records']).toMatchObject([{ help: 3 }]);
    }
  });

  test('shows it on both sides', async () => {
    const game = await openGame({ board: 'two-sides' });
    game.session.clock.advance(3);
    await teacherPresses(game, 'Show the answer');
    const live = [...game.host.querySelectorAll('[data-side] [data-announce]')];
    expect(live.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Look/),
      expect.stringMatching(/^Look/),
    ]);
  });

  test.each(['whole-class', 'everyone-shows', 'two-sides'] as const)('ends %s early', async (board) => {
    const game = await openGame({ board });
    game.session.clock.advance(3);
    await teacherPresses(game, 'End');
    expect(game.leaves).toEqual(['all-games']);
    expect(game.results).toEqual([]);
  });

  test('leads to the settings', async () => {
    const game = await open();
    game.session.clock.advance(3);
    await teacherPresses(game, 'Settings');
    expect(sheetTitle(game)).toBe('Settings');
    expect(game.session.clock.paused).toBe(true);
  });

  test('is none where one child plays', async () => {
    const game = await openGame();
    game.session.machine.send('start');
    game.session.clock.advance(3);
    expect(game.session.stage!.controls.find('class-menu')).toBeUndefined();
  });
});
