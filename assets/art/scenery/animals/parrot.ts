import { clay, linear } from '#assets/art/kit/paint.ts';
import { bothSides, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

/** A parrot with shut wings; its feet at 0,0, about 150 wide and 250 high. */
export function parrot(): Svg {
  const feather = (d: string, fill: readonly [string, string], shade: string) =>
    path(d, { fill: linear([...fill]), filter: clay(shade, 8, { light: 0.6 }) });
  return (
    feather(
      'M-10,-20 C-34,30 -30,84 -8,104 C6,104 18,90 20,60 C24,30 26,0 18,-20Z',
      ['#4DBDF5', '#1F6FC4'],
      '#0E2A6A',
    ) +
    feather('M8,-20 C10,30 20,70 40,84 C46,60 42,10 30,-20Z', ['#FFD770', '#F58A1A'], '#8A3A0E') +
    feather(
      'M-58,-90 C-64,-150 -36,-176 0,-176 C36,-176 64,-150 60,-90 C56,-30 30,-6 0,-6 C-30,-6 -52,-30 -58,-90Z',
      ['#FF8A7A', '#E03A4A'],
      '#7A0F3A',
    ) +
    feather('M24,-142 C66,-130 72,-60 46,-10 C30,-30 16,-90 24,-142Z', ['#6FD98A', '#1F8F6A'], '#0B3F4C') +
    feather(
      'M-54,-186 C-56,-236 -26,-250 0,-250 C30,-250 56,-232 54,-186 C50,-150 28,-140 0,-140 C-28,-140 -50,-150 -54,-186Z',
      ['#FF9C8A', '#E8424E'],
      '#7A0F3A',
    ) +
    line('M4,-246 C10,-270 26,-274 34,-268 M-4,-248 C-6,-268 4,-282 14,-282', '#FFC83D', 9) +
    ellipse(-16, -192, 31, 28, { fill: '#FFF6E6' }) +
    eye(-18, -196, 12) +
    feather(
      'M-46,-200 C-78,-198 -84,-172 -70,-154 C-62,-164 -52,-168 -38,-168Z',
      ['#FFE07A', '#F2A32E'],
      '#8A3A0E',
    ) +
    bothSides((side) => ellipse(side * 18, -4, 15, 10, { fill: '#F2A32E', filter: clay('#8A3A0E', 4) }))
  );
}
