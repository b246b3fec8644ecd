import type { Application } from 'pixi.js';
import { openStage } from '#engine/mount.ts';
import type { GameFailure, GameOptions, LeaveTo, WayOn } from '#engine/ports.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import type { RoundResult } from '#engine/rules/round.ts';
import type { OwnedSession, SessionExtras } from '#engine/session/session.ts';
import { openCanvas, type Renderer } from '#tests/support/canvas.ts';

/** Small, so that drawing in software is quick. */
const SIZE = { width: 480, height: 270 } as const;

export interface OpenGame {
  readonly app: Application;
  readonly host: HTMLElement;
  readonly session: OwnedSession;
  readonly told: readonly string[];
  readonly broken: readonly GameFailure[];
  /** Rounds that were left early. */
  readonly left: readonly PlayedRound[];
  readonly results: readonly RoundResult[];
  /** Where the player wanted to go. */
  readonly leaves: readonly LeaveTo[];
  close(): void;
}

interface OpenOptions extends SessionExtras {
  readonly gameId?: string;
  readonly width?: number;
  readonly height?: number;
  readonly renderer?: Renderer;
  readonly resume?: GameOptions['resume'];
  readonly day?: string;
  readonly board?: GameOptions['board'];
  readonly turns?: GameOptions['turns'];
  readonly needs?: GameOptions['player']['needs'];
  readonly outfit?: GameOptions['player']['outfit'];
  readonly wayOn?: WayOn;
}

let opened: (() => void)[] = [];

/** A real game with its pictures and sounds, stepped by hand, with the same seed every time. */
export async function openGame(options: OpenOptions = {}): Promise<OpenGame> {
  const {
    gameId = 'total-treasure-hunt',
    renderer,
    resume,
    day,
    board,
    turns,
    needs,
    outfit,
    wayOn,
    ...sized
  } = options;
  const { width = SIZE.width, height = SIZE.height, ...extras } = sized;
  const canvas = await openCanvas(width, height, renderer);
  const { app, host } = canvas;
  const told: string[] = [];
  const broken: GameFailure[] = [];
  const left: PlayedRound[] = [];
  const results: RoundResult[] = [];
  const leaves: LeaveTo[] = [];
  const session = openStage(
    app,
    {
      gameId,
      player: { avatar: 'fox', xp: 95, needs, outfit },
      theme: 'core',
      cameFrom: undefined,
      host,
      seed: 7,
      resume,
      ...(day === undefined ? {} : { day }),
      board,
      turns,
      wayOn: () => wayOn,
      onResult(result) {
        results.push(result);
        return Promise.resolve('saved');
      },
      onKept() {},
      onLeft: (round) => left.push(round),
      onLeave: (to) => leaves.push(to),
      onProblem: (message) => told.push(message),
      onBroken: (failure) => broken.push(failure),
    },
    { stepped: true, settings: { calmMotion: 'off' }, ...extras },
  );
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    session.dispose();
    canvas.close();
  };
  opened.push(close);
  await session.ready;
  return { app, host, session, told, broken, left, results, leaves, close };
}

/** For the end of a test. */
export function closeGames(): void {
  opened.forEach((close) => close());
  opened = [];
}
