import type { ClipId } from './clips.ts';
import type { Avatar } from './looks.ts';

/** When a guide has sounds of its own; joy in three strengths. */
export const GUIDE_MOMENTS = [
  'greeting',
  'waiting',
  'surprise',
  'joy-1',
  'joy-2',
  'joy-3',
  'comfort',
  'thinking',
  'yawning',
  'goodbye',
] as const;
export type GuideMoment = (typeof GUIDE_MOMENTS)[number];

/** With what the clips of a guide's moment begin: "guides/owl/joy-2/". */
export const guideClips = (avatar: Avatar, moment: GuideMoment): string => `guides/${avatar}/${moment}/`;

export const isGuideClip = (id: ClipId): boolean => id.startsWith('guides/');

/** Values of `ClipEntry.mouth` in a second. */
export const MOUTH_RATE = 20;
