import { describe, expect, test } from 'vitest';
import { rigEntry, sheetArtefact } from '#assets/art/bake/sheet.ts';
import { rasterise } from '#assets/art/bake/raster.ts';
import { bundles, checkSources } from '#assets/art/bundles.ts';
import { artefacts } from '#assets/art/catalogue.ts';
import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { linear, svgDocument } from '#assets/art/kit/paint.ts';
import { circle, rect } from '#assets/art/kit/svg.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { savannaAnimals } from '#assets/art/rig/savanna-animals.ts';

const VIEW = { x: 0, y: 0, width: 10, height: 10 };

test.each(Object.entries(bundles()))(
  '%s: its world, sheets and thumbnail are drawn in assets/art, then made by npm run art',
  (game, bundle) => {
    const ids = artefacts().map(({ id }) => id);
    checkSources({ [game]: bundle }, ids);
  },
);

describe('a mistake in a drawing stops the build by name', () => {
  test('a frame without a picture', async () => {
    await expect(rasterise('ui/nothing', '')).rejects.toThrow('ui/nothing: nothing is drawn');
  });

  test('a frame that cannot be seen', async () => {
    const clear = circle(0, 0, 8, { fill: '#FF0000', opacity: 0 });
    await expect(rasterise('ui/clear', clear)).rejects.toThrow('ui/clear: nothing is visible');
  });

  test('a part that hangs on nothing', () => {
    const rig: RigDrawing = {
      name: 'mouse',
      sheet: 'mouse',
      scale: 1,
      parts: [{ id: 'ear', parent: 'head', z: 1, pivot: [0, 0], drawing: circle(0, 0, 4) }],
    };
    expect(() => rigEntry(rig)).toThrow('mouse/ear: no part head');
  });

  test.each([
    ['', []],
    ['a slip', [Number.NaN, 0]],
  ] as const)('a part without pivot %s', (_, pivot) => {
    const [part, ...rest] = fox().parts;
    const broken = { ...part!, pivot: pivot as unknown as readonly [number, number] };
    expect(() => sheetArtefact('fox', [], [{ ...fox(), parts: [...rest, broken] }])).toThrow(
      `fox/${part!.id}: no pivot`,
    );
  });

  test.each([
    ['worlds/savanna', 'sound-safari'],
    ['sheets/trail', 'number-trail'],
    ['pages/thumbnails/none-left-fun', 'none-left-fun'],
  ])('nobody draws %s', (gone, game) => {
    const ids = artefacts().map(({ id }) => id);
    // Of this game alone: what another one lacks is told by the test of all.
    const alone = { [game]: bundles()[game]! };
    expect(() => checkSources(alone, ids)).not.toThrow();
    expect(() =>
      checkSources(
        alone,
        ids.filter((id) => id !== gone),
      ),
    ).toThrow(`${game}: nobody draws ${gone}`);
  });

  test('two frames of one name', () => {
    const frame = { name: 'ui/dot', drawing: circle(0, 0, 4) };
    expect(() => sheetArtefact('ui', [frame, frame])).toThrow('ui/dot');
  });

  test('a paint that was never made', () => {
    expect(() => svgDocument(circle(0, 0, 4, { fill: 'url(#p0123456789)' }), VIEW)).toThrow('p0123456789');
  });
});

test('a document carries just the paints it uses, and equal paints once', () => {
  linear(['#111111', '#222222']);
  const used = linear(['#333333', '#444444']);
  const again = linear(['#333333', '#444444']);
  const document = svgDocument(rect(VIEW, 0, { fill: used }) + rect(VIEW, 0, { fill: again }), VIEW);
  expect(document).not.toContain('#111111');
  expect(document.match(/<linearGradient/g)).toHaveLength(1);
});

test('a raster keeps its place: what is drawn at 10,20 lies there', async () => {
  const { box } = await rasterise(
    'square',
    rect({ x: 10, y: 20, width: 30, height: 40 }, 0, { fill: '#FF0000' }),
  );
  expect(box).toEqual({ x: 10, y: 20, width: 30, height: 40 });
});

test('one animation moves everyone: the animals have the parts that the fox has, but for scarf and tail', () => {
  const optional = ['scarf', 'tail'];
  const wanted = fox()
    .parts.map(({ id }) => id)
    .filter((id) => !optional.includes(id));
  for (const animal of savannaAnimals()) {
    expect(
      animal.parts.map(({ id }) => id),
      animal.name,
    ).toEqual(expect.arrayContaining(wanted));
  }
});
