import { expect, test } from 'vitest';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import { picturesFor } from '#engine/rules/game-pictures.ts';
import type { PictureManifest, WorldEntry } from '#engine/rules/picture-manifest.ts';

const layer = (tiers: WorldEntry['layers'][number]['tiers']) =>
  ({ name: 'sky', x: 0, y: 0, width: 10, height: 10, pin: 'fill', drift: 0, tiers }) as const;
const pictures: PictureManifest = {
  worlds: {
    beach: {
      place: 'warm',
      width: 2520,
      height: 1080,
      horizon: 500,
      above: '#ffffff',
      below: '#ffffff',
      layers: [layer({ '1': '/w@1.pack?v=1#sky@1x.webp' }), layer({ '2': '/w@2.pack?v=2#sky@2x.webp' })],
    },
  },
  sheets: {
    ui: { '1': ['/ui@1.pack?v=3#ui@1x.json'], '2': ['/ui@2.pack?v=4#ui@2x.json'] },
    nook: { '1': ['/nook@1x.json?v=5'], '2': ['/nook@2x.json?v=6'] },
  },
  rigs: {},
  pages: {},
  bundles: { game: { world: 'beach', sheets: ['ui', 'nook'] } },
};
const list: GameList = {
  pictures,
  smaller: { '/w@1.pack?v=1': '/w@1.avif.pack?v=7', '/ui@2.pack?v=4': '/ui@2.avif.pack?v=8' },
  sounds: { clips: {}, sentences: {} },
};
const fetched = (manifest: PictureManifest, tier: '1' | '2') =>
  picturesFor({ gameId: 'game', manifest, tier, guides: [] });

test('where AVIF is taken pictures come from the smaller packs, of which there are some', () => {
  const smaller = picturesIn(list, true);
  expect(smaller.worlds['beach']!.layers.map(({ tiers }) => tiers)).toEqual([
    { '1': '/w@1.avif.pack?v=7#sky@1x.webp' },
    { '2': '/w@2.pack?v=2#sky@2x.webp' },
  ]);
  expect(fetched(smaller, '1')).toContain('/w@1.avif.pack?v=7');
  expect(fetched(smaller, '1')).toContain('/ui@1.pack?v=3');
  expect(fetched(smaller, '2')).toContain('/ui@2.avif.pack?v=8');
  expect(fetched(smaller, '2')).not.toContain('/ui@2.pack?v=4');
  // What is a file of its own stays one.
  expect(smaller.sheets['nook']).toEqual(pictures.sheets['nook']);
});

test('elsewhere, and of a list without any, nothing changes', () => {
  expect(picturesIn(list, false)).toEqual(pictures);
  expect(picturesIn({ pictures, sounds: list.sounds }, true)).toEqual(pictures);
});
