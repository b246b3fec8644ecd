import type { Looks } from './day-look.ts';

/** Indoors, painted light. */
export const ROOM: Looks = {
  morning: {
    wall: '#FFC9D8',
    window: '#FFC4C8',
    far: '#FFDCE4',
    near: '#FFE4DC',
    floor: '#FFE6E4',
    inFront: ['garland'],
  },
  golden: {
    wall: '#FFB868',
    window: '#FFA85C',
    far: '#FFC68A',
    near: '#FFC488',
    floor: '#FFD9A8',
    inFront: ['beams'],
  },
  rain: {
    wall: '#8EA6BC',
    window: '#7C94AE',
    far: '#B4C4CE',
    near: '#C0CAD0',
    floor: '#CAD4DE',
    inFront: ['clouds-hung'],
  },
  night: {
    wall: '#7A70C4',
    window: '#34469A',
    far: '#8C84C8',
    near: '#A494C4',
    floor: '#B4A4D0',
    inFront: ['lanterns'],
  },
  snow: {
    window: '#F0F8FF',
    near: '#DCE6F4',
    floor: '#D8E4FA',
    wash: { colour: '#CFE8FF', above: 0.62, below: 0.4 },
    inFront: ['stars-hung'],
  },
  party: {
    wall: '#F0D8FF',
    near: '#F4E0F8',
    floor: '#F6E0F6',
    wash: { colour: '#D098F8', above: 0.5, below: 0.3 },
    inFront: ['bunting'],
  },
};

/** Indoors, painted dark: the light reaches the table, too. */
export const DIM: Looks = {
  morning: {
    wash: { colour: '#FFB4C4', above: 0.17, below: 0, onFloor: 0.3 },
    dark: '#4A1E4E',
    inFront: ['garland'],
  },
  golden: {
    near: '#FFC08A',
    wash: { colour: '#FF9A2E', above: 0.2, below: 0, onFloor: 0.3 },
    dark: '#47240E',
    inFront: ['beams'],
  },
  rain: {
    floor: '#B8D0E0',
    wash: { colour: '#6FA0AE', above: 0.2, below: 0, onFloor: 0.32 },
    dark: '#173644',
    inFront: ['clouds-hung'],
  },
  night: {
    wall: '#6A9AC8',
    far: '#78A8C8',
    near: '#78A8C8',
    floor: '#90B4D8',
    wash: { colour: '#06806E', above: 0.24, below: 0, onFloor: 0.24 },
    dark: '#04302E',
    inFront: ['lanterns'],
  },
  snow: {
    wash: { colour: '#D4EAFF', above: 0.1, below: 0, onFloor: 0.4 },
    dark: '#3E4A78',
    inFront: ['stars-hung'],
  },
  party: {
    near: '#FFD0E8',
    floor: '#FFC8E4',
    wash: { colour: '#E02E8E', above: 0.23, below: 0, onFloor: 0.22 },
    dark: '#520A40',
    inFront: ['bunting'],
  },
};
