import { afterEach, describe, expect, test } from 'vitest';
import { answer } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const press = ({ session }: OpenGame, id: string) => session.dispatch(session.stage!.controls.find(id)!);
const ids = ({ session }: OpenGame) => session.stage!.controls.list.map((control) => control.id);
const live = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter((control) => session.isLive(control)).map(({ id }) => id);
const told = ({ session }: OpenGame) => session.scene!.describe();
const isAsked = (game: OpenGame) => ids(game).includes('keep-playing');

/** Clips that the voice was to say, of which the game has files. */
const saidClips = ({ session }: OpenGame) => {
  const { log, manifest } = session.stage!.channels;
  return log.flatMap(({ channel, id }) => (channel === 'voice' && manifest.clips[id] ? [id] : []));
};

/** In the round, with so many questions answered. */
async function playing(questions: number, extras: Parameters<typeof openGame>[0] = {}): Promise<OpenGame> {
  const game = await openGame(extras);
  if (game.session.phase === 'instructions') game.session.machine.send('start');
  game.session.clock.advance(3);
  for (let question = 0; question < questions; question++) answer(game.session, true);
  for (let left = 100; left > 0 && told(game)['state'] !== 'asking'; left--) game.session.clock.advance(0.1);
  game.session.clock.advance(2);
  return game;
}

test('who leaves before the first answer is not asked', async () => {
  const game = await playing(0);
  press(game, 'back');
  expect([isAsked(game), game.leaves]).toEqual([false, ['all-games']]);
});

test('who leaves midway is asked, aloud, and stops with one more press; what was learned is told', async () => {
  const game = await playing(4);
  press(game, 'back');
  expect([isAsked(game), game.leaves, game.left]).toEqual([true, [], []]);
  game.session.clock.advance(0.2);
  expect(game.session.stage!.voice.captions.text).toBe('Stop playing?');
  expect(saidClips(game)).toContain('sentences/stop-playing');
  expect(live(game).filter((id) => id.startsWith('choice-'))).toEqual([]);
  press(game, 'stop-playing');
  expect(game.leaves).toEqual(['all-games']);
  expect(game.left).toMatchObject([{ finished: false, gameId: 'total-treasure-hunt' }]);
  expect(game.left[0]!.tries.length).toBeGreaterThanOrEqual(4);
});

test('the way out, pressed again, leads out', async () => {
  const game = await playing(1);
  press(game, 'back');
  press(game, 'back');
  expect(game.leaves).toEqual(['all-games']);
});

test("the browser's own way back asks as the stage's does, once, and holds nobody it need not hold", async () => {
  const game = await playing(0);
  const { session } = game;
  expect([session.asksToStop(), isAsked(game)]).toEqual([false, false]);
  answer(session, true);
  session.clock.advance(6);
  expect([session.asksToStop(), isAsked(game), game.leaves]).toEqual([true, true, []]);
  expect(session.asksToStop()).toBe(false);
  press(game, 'keep-playing');
  session.clock.advance(1);
  expect([session.asksToStop(), isAsked(game)]).toEqual([true, true]);
  press(game, 'keep-playing');
  for (let question = 2; question <= 10; question++) answer(session, true);
  session.clock.advance(12);
  expect([session.phase, session.asksToStop()]).toEqual(['result', false]);
});

test('who keeps playing hears the same question again, and loses nothing', async () => {
  const game = await playing(2);
  const before = told(game);
  press(game, 'back');
  game.session.clock.advance(30);
  expect(told(game)).toMatchObject({ question: before['question'], state: 'asking', score: before['score'] });
  press(game, 'keep-playing');
  game.session.clock.advance(1);
  expect(isAsked(game)).toBe(false);
  expect(told(game)).toMatchObject({ question: before['question'], score: 2 });
  expect(live(game).filter((id) => id.startsWith('choice-')).length).toBeGreaterThan(1);
  for (let question = 3; question <= 10; question++) answer(game.session, true);
  game.session.clock.advance(12);
  expect(game.results).toMatchObject([{ score: 10 }]);
  expect(game.left).toEqual([]);
});

describe('while something else is being said', () => {
  test('a right answer is praised to its end, and the next question waits', async () => {
    const game = await playing(2);
    const { session } = game;
    const right = `choice-${String(told(game)['answer'])}`;
    press(game, right);
    expect(told(game)['state']).toBe('right');
    press(game, 'back');
    expect(isAsked(game)).toBe(true);
    session.clock.advance(12);
    expect(told(game)).toMatchObject({ state: 'asking', score: 3 });
    expect(isAsked(game)).toBe(true);
    const said = session.stage!.channels.log.length;
    session.clock.advance(60);
    expect(session.stage!.channels.log.length).toBe(said);
    press(game, 'keep-playing');
    session.clock.advance(1);
    expect(live(game).filter((id) => id.startsWith('choice-')).length).toBeGreaterThan(1);
  });

  test('the last right answer counts: nobody is asked', async () => {
    const game = await playing(9);
    press(game, `choice-${String(told(game)['answer'])}`);
    press(game, 'back');
    expect([isAsked(game), game.leaves]).toEqual([false, ['all-games']]);
    expect(game.results).toMatchObject([{ score: 10 }]);
  });
});

test('the focus goes to "Keep playing", and back to where it was', async () => {
  const game = await playing(1);
  const { controls, access } = game.session.stage!;
  access.focus(controls.find('back'));
  press(game, 'back');
  expect(document.activeElement?.textContent).toBe('Keep playing');
  press(game, 'keep-playing');
  expect(document.activeElement?.textContent).toBe('Back to All Games');
});

test('a class is not asked: it has its teacher', async () => {
  const game = await playing(2, { board: 'whole-class' });
  press(game, 'back');
  expect([isAsked(game), game.leaves]).toEqual([false, ['all-games']]);
});

test('with one switch both ways can be taken, going on first', async () => {
  const game = await playing(2, { settings: { switchMode: 'one', scanSeconds: 1, calmMotion: 'off' } });
  const { clock } = game.session;
  const turnSwitch = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  press(game, 'back');
  clock.advance(0.6);
  turnSwitch();
  expect([isAsked(game), game.leaves]).toEqual([false, []]);
  clock.advance(1);
  press(game, 'back');
  clock.advance(2);
  turnSwitch();
  expect(game.leaves).toEqual(['all-games']);
});

for (const [width, height] of [
  [640, 360],
  [512, 384],
  [360, 640],
] as const)
  test(`at ${width} x ${height} both ways are on the stage, apart`, async () => {
    const game = await playing(1, { width, height });
    press(game, 'back');
    const { controls, layout } = game.session.stage!;
    const [keep, stop] = ['keep-playing', 'stop-playing'].map((id) => controls.find(id)!.rect());
    expect(stop!.x).toBeGreaterThanOrEqual(0);
    const isBeside = stop!.x + stop!.width < keep!.x;
    expect(isBeside || keep!.y + keep!.height < stop!.y).toBe(true);
    expect(keep!.x + keep!.width).toBeLessThanOrEqual(layout().width);
    expect(keep!.y + keep!.height).toBeLessThanOrEqual(layout().height);
  });

test('"Keep playing" under a finger goes on: what it takes off is moving still', async () => {
  const game = await playing(2);
  const { session } = game;
  press(game, 'back');
  session.clock.advance(1);
  const keep = session.stage!.controls.find('keep-playing')!;
  keep.press!(true);
  session.clock.advance(0.06);
  press(game, 'keep-playing');
  keep.press!(false);
  session.clock.advance(0.1);
  expect(isAsked(game)).toBe(false);
  session.clock.advance(2);
  expect([session.phase, session.problems]).toEqual(['playing', []]);
  expect(live(game).filter((id) => id.startsWith('choice-')).length).toBeGreaterThan(1);
});

test("with the settings open the browser's way back closes them, and asks the next time", async () => {
  const game = await playing(2);
  const { session } = game;
  session.stage!.openSettings();
  expect([session.asksToStop(), isAsked(game)]).toEqual([true, false]);
  expect(session.stage!.closeSheet()).toBe(false);
  session.clock.advance(1);
  expect([session.asksToStop(), isAsked(game)]).toEqual([true, true]);
});
