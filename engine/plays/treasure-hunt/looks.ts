import type { TreasureParams } from '#engine/games/treasure-hunt/games.ts';
import { CLAY, type Clay } from '#engine/sprites/clay.ts';

/** What a place's treasure lies on, stands before and is guarded by. Colours from top to bottom. */
export interface Look {
  /** Two dunes, two hatches of the deck, or two shelves of rock. */
  readonly hill: 'dune' | 'hatch' | 'rock';
  readonly ground: readonly [light: string, middle: string, low: string];
  /** Lines on the ground and its edge. */
  readonly line: string;
  readonly rim: string;
  /** Pale, so that pink shells and blue sapphires stand out too. */
  readonly mat: readonly [light: string, low: string];
  readonly hem: string;
  readonly stripe: string;
  /** What is thrown over a heap. */
  readonly cover: Clay;
  readonly sign: readonly [light: string, middle: string, low: string];
  readonly signEdge: string;
  /** Frame of the crabs that guard it. */
  readonly crab: 'crab' | 'crab-shell' | 'crab-crystal';
}

/** A beach, a deck at sunset and a cave by night: each with its own ground, cloth and crabs. */
export const LOOKS: Readonly<Record<TreasureParams['world'], Look>> = {
  'treasure-beach': {
    hill: 'dune',
    ground: ['#FFF1C9', '#FFDF9E', '#FBCE7C'],
    line: '#C98B45',
    rim: '#FFFBE6',
    mat: ['#FFFDF6', '#FFF0DC'],
    hem: '#E4576B',
    stripe: '#F7A9A0',
    cover: CLAY.coral,
    sign: ['#FFF6DF', '#F8E2B8', '#E6C38A'],
    signEdge: '#9A6233',
    crab: 'crab',
  },
  'treasure-cove': {
    hill: 'hatch',
    ground: ['#D99A66', '#B8764A', '#8E5236'],
    line: '#6B3624',
    rim: '#F2C08C',
    mat: ['#FFFBEF', '#F6E6CC'],
    hem: '#B98A4E',
    stripe: '#DDB67A',
    cover: CLAY.sky,
    sign: ['#FFFDF2', '#FBEBD2', '#EBCDB0'],
    signEdge: '#A8703C',
    crab: 'crab-shell',
  },
  'treasure-night': {
    hill: 'rock',
    ground: ['#8F86CC', '#6A60AE', '#473E86'],
    line: '#332A6C',
    rim: '#C9C2F4',
    mat: ['#FBF8FF', '#E6DFF7'],
    hem: '#9A8FD0',
    stripe: '#C4B8EA',
    cover: CLAY.violet,
    sign: ['#FAF7FF', '#E6DFF7', '#C6BBE6'],
    signEdge: '#5A4F9A',
    crab: 'crab-crystal',
  },
};
