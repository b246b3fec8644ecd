import { Graphics } from 'pixi.js';

const WHITE = '#FFFFFF';

/** Each draws in a box of 100 x 100 around 0,0. */
const DRAWINGS = {
  back: (g) => g.moveTo(14, -34).lineTo(-22, 0).lineTo(14, 34).stroke(line(20)),
  speaker(g) {
    g.poly([-44, -16, -24, -16, 2, -38, 2, 38, -24, 16, -44, 16]).fill(WHITE).stroke(line(8));
    g.arc(6, 0, 22, -0.9, 0.9).stroke(line(10));
    g.moveTo(6 + 40 * Math.cos(0.9), -40 * Math.sin(0.9));
    return g.arc(6, 0, 40, -0.9, 0.9).stroke(line(10));
  },
  pause: (g) => g.roundRect(-34, -38, 24, 76, 9).roundRect(10, -38, 24, 76, 9).fill(WHITE),
  play: (g) => g.poly([-22, -34, 36, 0, -22, 34]).fill(WHITE).stroke(line(14)),
  again(g) {
    g.arc(0, 2, 30, -0.2, Math.PI * 1.42).stroke(line(13));
    return g.poly([44, -20, 8, -22, 30, 8]).fill(WHITE).stroke(line(6));
  },
  games(g) {
    for (const [x, y] of [
      [-40, -40],
      [6, -40],
      [-40, 6],
      [6, 6],
    ] as const)
      g.roundRect(x, y, 34, 34, 10);
    return g.fill(WHITE);
  },
  trophy(g) {
    g.roundRect(-30, -42, 60, 12, 6).fill(WHITE);
    g.moveTo(-24, -36)
      .lineTo(24, -36)
      .quadraticCurveTo(26, 12, 0, 14)
      .quadraticCurveTo(-26, 12, -24, -36)
      .fill(WHITE);
    g.arc(-26, -18, 14, Math.PI * 0.5, Math.PI * 1.5).stroke(line(8));
    g.moveTo(26, -32)
      .arc(26, -18, 14, -Math.PI * 0.5, Math.PI * 0.5)
      .stroke(line(8));
    return g.rect(-6, 10, 12, 20).roundRect(-24, 28, 48, 14, 7).fill(WHITE);
  },
  eye(g) {
    g.moveTo(-44, 0)
      .quadraticCurveTo(0, -56, 44, 0)
      .quadraticCurveTo(0, 56, -44, 0)
      .closePath()
      .stroke(line(11));
    return g.circle(0, 0, 14).fill(WHITE);
  },
  undo(g) {
    g.arc(4, 8, 28, -Math.PI * 0.55, Math.PI * 0.75).stroke(line(13));
    return g.poly([-36, -14, 2, -44, 6, 2]).fill(WHITE).stroke(line(6));
  },
  box(g) {
    g.roundRect(-38, -6, 76, 46, 10).stroke(line(12));
    return g.moveTo(0, -44).lineTo(0, 16).moveTo(-18, 0).lineTo(0, 18).lineTo(18, 0).stroke(line(12));
  },
  tick: (g) => g.moveTo(-32, 2).lineTo(-8, 26).lineTo(34, -26).stroke(line(20)),
  gear(g) {
    for (let tooth = 0; tooth < 8; tooth++) {
      const angle = (tooth * Math.PI) / 4;
      g.moveTo(24 * Math.cos(angle), 24 * Math.sin(angle)).lineTo(37 * Math.cos(angle), 37 * Math.sin(angle));
    }
    g.stroke(line(15));
    return g.circle(0, 0, 21).stroke(line(15));
  },
} as const satisfies Record<string, (g: Graphics) => Graphics>;

export type IconName = keyof typeof DRAWINGS;

function line(width: number) {
  return { width, color: WHITE, cap: 'round', join: 'round' } as const;
}

/**
 * A white line icon, this many design pixels across, centred. Recognisable by shape alone; the access layer has its
 * name.
 */
export function createIcon(name: IconName, size: number): Graphics {
  const icon = new Graphics();
  DRAWINGS[name](icon);
  icon.scale.set(size / 100);
  return icon;
}
