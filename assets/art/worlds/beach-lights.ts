import type { Stop } from '#assets/art/kit/paint.ts';
import { GREENS } from '#assets/art/scenery/frame.ts';
import type { Tones } from '#assets/art/scenery/land.ts';
import { DAY_PALM, type PalmColours } from '#assets/art/scenery/palm.ts';
import type { Colours } from '#assets/art/scenery/shore.ts';
import type { CloudTones, Sun } from '#assets/art/scenery/sky.ts';

/** What changes between day, sunset and night. */
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
  readonly night: boolean;
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
  night: false,
};

export const sunset: BeachLight = {
  ...day,
  name: 'treasure-cove',
  sky: [
    [0, '#6A4BC4'],
    [0.2, '#B768D6'],
    [0.34, '#FF8FA0'],
    [0.42, '#FFC48A'],
    [0.45, '#FFE7B0'],
  ],
  sun: {
    x: 1560,
    y: 372,
    core: ['#FFFBE0', '#FFD872', '#FF9E4A'],
    shade: '#E0512F',
    glow: '#FFE6B0',
    rays: false,
  },
  cloud: ['#FFE6DC', '#FFE6DC', '#F2A3B4', '#9A4FA0'],
  islands: [
    ['#8A6FC4', '#5B4AA0'],
    ['#C48FC4', '#9A6FB5'],
    ['#A87FC0', '#7A5AA8'],
  ],
  sea: ['#FFC9A0', '#E58AB0', '#8A6AC8', '#4F56B4'],
  glint: '#FFF0C8',
  shore: ['#9FC0F0', '#7F9AE6'],
  foam: '#FFF1E6',
  sand: ['#B9805F', '#FFD2A0', '#F2AE7A', '#D98A5C'],
  palm: {
    fronds: [
      ['#8FA860', '#4A7A62'],
      ['#B0B860', '#5F8A62'],
    ],
    vein: '#FFE0A0',
    trunk: ['#D08A60', '#7A4048'],
  },
  leaves: [
    ['#5F9A66', '#2A5A62', '#06384A'],
    ['#7AAA66', '#3A6A60', '#06384A'],
    ['#4A8A66', '#234A5A', '#06384A'],
  ],
};

export const night: BeachLight = {
  ...day,
  name: 'treasure-night',
  sky: [
    [0, '#131B54'],
    [0.2, '#23337F'],
    [0.36, '#3F5CB0'],
    [0.45, '#7FA0E0'],
  ],
  sun: {
    x: 620,
    y: 190,
    core: ['#FFFFFF', '#FFF6D6', '#F2DFA0'],
    shade: '#B59A5A',
    glow: '#C9D9FF',
    rays: false,
  },
  cloud: ['#8FA5E0', '#8FA5E0', '#4A63B5', '#1B2A6B'],
  islands: [
    ['#2F6A8A', '#1D4370'],
    ['#4A7FA8', '#335F95'],
    ['#3A7096', '#28507F'],
  ],
  sea: ['#86A8EA', '#3F6CC4', '#274E9F', '#1A3A85'],
  glint: '#FFF6D6',
  shore: ['#4F8FD0', '#3A78C4'],
  foam: '#DCE8FF',
  sand: ['#6A6590', '#B5A4C0', '#8F80AC', '#6A5E95'],
  palm: {
    fronds: [
      ['#3F8F8A', '#1F5A7A'],
      ['#4FA08A', '#2A6A80'],
    ],
    vein: '#9FE0C8',
    trunk: ['#8A6A90', '#4A3A70'],
  },
  leaves: [
    ['#2F7A7A', '#16425F', '#06384A'],
    ['#3A8A80', '#1F5068', '#06384A'],
    ['#256A70', '#123A55', '#06384A'],
  ],
  night: true,
};
