import type { Shape } from '#engine/rules/shapes.ts';

/** Corners on circles of these radii in turn, the first of them so many degrees from the top. */
function corners(count: number, first: number, ...radii: readonly number[]): string {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = ((first + (at * 360) / count) * Math.PI) / 180;
    const radius = radii[at % radii.length]!;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** As large as those of the game, with sharp corners. */
const PATHS: Readonly<Record<Shape, string>> = {
  circle: 'M-92 0A92 92 0 0 1 92 0A92 92 0 0 1 -92 0Z',
  square: corners(4, 45, 82 * Math.SQRT2),
  triangle: corners(3, 0, 110),
  star: corners(10, 0, 112, 56),
  heart: 'M0 92C-60 52 -104 14 -104 -32C-104 -72 -74 -92 -46 -90C-24 -88 -8 -76 0 -58C8 -76 24 -88 46 -90C74 -92 104 -72 104 -32C104 14 60 52 0 92Z',
  diamond: 'M0 -112L84 0L0 112L-84 0Z',
  pentagon: corners(5, 0, 104),
  hexagon: corners(6, 30, 100),
}; // prettier-ignore

/** A shape to be named, on a card of paper. */
export const ShapeOutline = ({ shape }: { readonly shape: Shape }) => (
  <svg aria-hidden viewBox="-120 -120 240 240" className="size-[40mm]">
    <path d={PATHS[shape]} className="fill-none stroke-black" strokeWidth={8} strokeLinejoin="miter" />
  </svg>
);
