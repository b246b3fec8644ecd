import type { DayScene } from '#engine/rules/day-scene.ts';

/** What is drawn on the sky, behind hills and houses, or in front of them. */
export type SkyMark = 'stars' | 'moon' | 'low-sun' | 'rainbow' | 'balloons' | 'birds' | 'aurora';
export type NearMark =
  | 'drops'
  | 'flakes'
  | 'drifts'
  | 'leaves'
  | 'petals'
  | 'garland'
  | 'beams'
  | 'clouds-hung'
  | 'bunting'
  | 'lanterns'
  | 'stars-hung';

/** How a scene differs from what was painted. Tints can only darken: what is to be lighter gets a wash over it. */
export interface DayLook {
  /** From top to horizon, in place of the painted one. Omitted: that stays. */
  readonly sky?: readonly string[];
  /** Sun, moon and their glow are not to be seen. */
  readonly isOvercast?: boolean;
  /** Of clouds; of what is far; of what is near; of windows. */
  readonly air?: string;
  readonly far?: string;
  readonly near?: string;
  readonly window?: string;
  /** Of a wall indoors, or of the sky that stays. */
  readonly wall?: string;
  /** A colour over all of it. above: how strong it is in the upper half. */
  readonly wash?: {
    readonly colour: string;
    readonly above: number;
    readonly below: number;
    /** How strong over what a game lays out there, and all behind it. Omitted: not at all. */
    readonly onFloor?: number;
  };
  readonly cover?: string;
  /** The darkness of a room that is dark in the game itself. */
  readonly dark?: string;
  /** Of what a game lays out there for itself: a counter, a blanket. */
  readonly floor?: string;
  readonly onSky?: readonly SkyMark[];
  readonly inFront?: readonly NearMark[];
}

/** What a place can look like, beside what was painted. */
export type Looks = Readonly<Partial<Record<DayScene, DayLook>>>;
