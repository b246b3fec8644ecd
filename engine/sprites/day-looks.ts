import type { DayScene, Place } from '#engine/rules/day-scene.ts';
import type { DayLook, Looks } from './day-look.ts';
import { DIM, ROOM } from './days-indoors.ts';
import { CAVE, DUSK, OPEN } from './days-outdoors.ts';

/** What a day makes of what a game lays out in its world. */
export interface DayLight {
  /** A tint of ground and furniture, never of what is counted or chosen. */
  readonly ground: string;
  /** What has fallen on a slope; undefined: nothing. */
  readonly cover: string | undefined;
  /** The colour of a room's darkness; undefined: the game's own. */
  readonly dark: string | undefined;
}

const LOOKS: Readonly<Record<Place, Looks>> = {
  field: OPEN,
  warm: OPEN,
  dusk: DUSK,
  cave: CAVE,
  room: ROOM,
  dim: DIM,
};

/** Undefined: as it was painted. */
export const lookOf = (place: Place, scene: DayScene): DayLook | undefined => LOOKS[place][scene];

/** On a day. place: undefined where the world could not be had. */
export function lightIn(place: Place | undefined, scene: DayScene): DayLight {
  const { floor = '#FFFFFF', cover, dark } = (place && lookOf(place, scene)) ?? {};
  return { ground: floor, cover, dark };
}
