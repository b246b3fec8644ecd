import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { centred, circle, path, rect, type Svg } from '#assets/art/kit/svg.ts';
import { nightStars } from '#assets/art/scenery/sky.ts';

/** A tall narrow window with the moon in it, centred on 0,0. */
export const moonWindow = (): Svg =>
  rect(centred(0, 0, 250, 380), 125, { fill: linear(['#6A76C8', '#424B96']), filter: clay('#14103F', 8) }) +
  rect(centred(0, 0, 206, 336), 103, { fill: linear(['#16205E', '#2F4696', '#6A86D0']) }) +
  nightStars(
    [
      { x: -58, y: -70, scale: 0.5 },
      { x: 54, y: -116, scale: 0.4 },
      { x: 66, y: 20, scale: 0.45 },
      { x: -62, y: 66, scale: 0.35 },
    ],
    '#FFF6D0',
  ) +
  circle(6, -36, 48, { fill: radial(['#FFFDF0', '#FFF0BE', '#EBD08A'], 0.4, 0.35, 0.7) }) +
  path('M0,-168 V168 M-103,12 H103', { fill: 'none', stroke: '#525CAA', strokeWidth: 12 }) +
  rect(centred(0, 196, 290, 26), 13, { fill: linear(['#6A76C8', '#424B96']), filter: clay('#14103F', 5) });
