import { line, path, type Svg } from '#assets/art/kit/svg.ts';

/**
 * The roof that comes down at the left, seen from below: dark boards, and two rafters that lead towards the child. The
 * gable wall begins where it ends.
 */
export const slope = (): Svg =>
  path('M-40,-10 H909 L270,764 H-40Z', { fill: '#43347A' }) +
  line('M748,184 L-40,62', '#2C205A', 6, { opacity: 0.45 }) +
  line('M700,-40 L-40,850', '#2F2256', 66) +
  line('M694,-48 L-40,836', '#7A5A92', 42) +
  line('M926,-40 L262,764', '#2F2256', 54) +
  line('M922,-46 L256,760', '#8A6AA0', 34);
