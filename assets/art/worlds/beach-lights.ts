import type { Stop } from '#assets/art/kit/paint.ts';
import { GREENS } from '#assets/art/scenery/frame.ts';
import type { Tones } from '#assets/art/scenery/land.ts';
import { DAY_PALM, type PalmColours } from '#assets/art/scenery/palm.ts';
import type { Colours } from '#assets/art/scenery/shore.ts';
import type { CloudTones, Sun } from '#assets/art/scenery/sky.ts';

/** The colours of a beach in one light. */
export interface BeachLight {
  readonly name: string;
  readonly sky: readonly Stop[];
  readonly sun: Sun;
  readonly cloud: CloudTones;
  readonly islands: readonly [Colours, Colours, Colours];
  readonly sea: readonly [horizon: string, light: string, middle: string, deep: string];
  readonly glint: string;
  readonly shore: Colours;
  readonly foam: string;
  readonly sand: readonly [wet: string, light: string, middle: string, dark: string];
  readonly palm: PalmColours;
  readonly leaves: readonly [Tones, Tones, Tones];
}

export const day: BeachLight = {
  name: 'treasure-beach',
  sky: [
    [0, '#2FA8F0'],
    [0.26, '#66CBFA'],
    [0.41, '#B9ECFF'],
    [0.45, '#FFF3CF'],
  ],
  sun: {
    x: 600,
    y: 205,
    core: ['#FFFDE6', '#FFE37A', '#FFC83D'],
    shade: '#F2881D',
    glow: '#FFF6CF',
    rays: true,
  },
  cloud: ['#FFFFFF', '#FFFFFF', '#CFEBFB', '#6FB7E6'],
  islands: [
    ['#58B98F', '#2F8F9A'],
    ['#8FD6C0', '#5FBBC8'],
    ['#7CCBB0', '#4FA9B8'],
  ],
  sea: ['#7FE0FA', '#37BDEB', '#1299D6', '#0C86C8'],
  glint: '#FFFFFF',
  shore: ['#5CE3E6', '#3CCFE4'],
  foam: '#FFFFFF',
  sand: ['#E3B468', '#FFE3A3', '#FBCE7C', '#E9A94F'],
  palm: DAY_PALM,
  leaves: GREENS,
};
