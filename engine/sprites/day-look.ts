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

/**
 * How a scene differs from what was painted. Tints multiply, so they can only darken: what is to be lighter gets a wash over
 * it. A tint that is omitted: as painted.
 */
export interface DayLook {
  /** Colours from the top to the horizon, in place of the painted sky. Omitted: that stays. */
  readonly sky?: readonly string[];
  /** Hides the painted sun, moon and their glow. */
  readonly isOvercast?: boolean;
  /** The tint of clouds and birds. */
  readonly air?: string;
  /** The tint of what stands at the horizon. */
  readonly far?: string;
  /** The tint of everything nearer. */
  readonly near?: string;
  readonly window?: string;
  /** The tint of a wall indoors, or of a painted sky that stays. */
  readonly wall?: string;
  /** A colour over everything painted. above: its alpha in the sky; below: on the ground. */
  readonly wash?: {
    readonly colour: string;
    readonly above: number;
    readonly below: number;
    /** Its alpha over what a game lays out there, and over all behind that. Omitted: 0. */
    readonly onFloor?: number;
  };
  /** The colour of what has fallen on slopes: snow. Omitted: nothing has. */
  readonly cover?: string;
  /** The colour of the darkness in a game that darkens its room. */
  readonly dark?: string;
  /** The tint of what a game lays out there: a counter, a blanket. */
  readonly floor?: string;
  readonly onSky?: readonly SkyMark[];
  readonly inFront?: readonly NearMark[];
}

/** How a place looks in each scene; a scene that is not there: as painted. */
export type Looks = Readonly<Partial<Record<DayScene, DayLook>>>;
