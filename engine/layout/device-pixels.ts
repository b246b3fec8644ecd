/** The most device pixels to draw: weak boards with 4K panels draw no more than a Full-HD picture. */
const MOST_PIXELS = 2.1e6;
const SHARPEST = 2;
/** Device pixels of a stage's height (1080 design pixels) from which pictures of the second tier are used. */
const FINE_FROM = 1200 / 1080;

/** Device pixels per CSS pixel for a canvas of this size, limited by what is sharp, useful and affordable. */
export const resolutionFor = (cssWidth: number, cssHeight: number, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, SHARPEST, Math.sqrt(MOST_PIXELS / (cssWidth * cssHeight)));

/**
 * The pictures to load. drawn: device pixels to a design pixel, as they are really drawn: a 4K board is drawn like Full
 * HD, a tablet with two pixels to a point finer than its points.
 */
export const tierFor = (drawn: number): '1' | '2' => (drawn > FINE_FROM ? '2' : '1');
