import { SPLASH_SIZES, splashFile } from '#engine/rules/home-screen.ts';

/**
 * iOS reads its launch images from the page that is added to the home screen; the two for this screen are enough.
 * Nothing is fetched before that.
 */
export function offerSplash() {
  const [short, long] = [screen.width, screen.height]
    .map((side) => Math.round(side * devicePixelRatio))
    .sort((a, b) => a - b);
  for (const [width, height] of SPLASH_SIZES) {
    if (Math.min(width, height) !== short || Math.max(width, height) !== long) continue;
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(orientation: ${width < height ? 'portrait' : 'landscape'})`;
    link.href = `/${splashFile(width, height)}`;
    document.head.append(link);
  }
}
