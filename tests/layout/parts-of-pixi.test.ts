import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOUND_CUTS } from '#build/cuts-of-pixi.ts';
import {
  builtIn,
  CUT_FILES,
  onePageReconciler,
  PAGE_RECONCILER,
  soundBuiltIn,
} from '#build/parts-of-pixi.ts';
import { ROOT } from '#server/prepare.mjs';
import { sourceFiles } from '#tests/support/source-files.ts';

const original = (path: string) => readFileSync(join(ROOT, 'node_modules/pixi.js/lib', path), 'utf8');

/** What each file names in PixiJS and no more as it is built in. */
const CUT: Readonly<Record<string, readonly string[]>> = {
  'index.mjs': [
    ...['AccessibilitySystem', 'EventSystem', 'FilterSystem', 'DOMPipe', 'BitmapText', 'HTMLText'],
    ...['WebGLRenderer', 'WebGPURenderer', 'CanvasRenderer', 'GpuGraphicsAdaptor', 'BlurFilter', 'Mesh'],
  ],
  'assets/Assets.mjs': [
    ...['loadVideoTextures', 'loadBitmapFont', 'bitmapFontCachePlugin', 'detectMp4'],
    ...['loadWebFont', 'loadSvg', 'loadTxt'],
  ],
  'color/Color.mjs': ['namesPlugin'],
  'filters/Filter.mjs': ['GpuProgram'],
  'rendering/init.mjs': ['AlphaMask', 'ColorMask', 'VideoSource'],
  'rendering/batcher/shared/DefaultShader.mjs': ['gpuProgram'],
  'rendering/renderers/autoDetectRenderer.mjs': ['WebGPURenderer'],
  'rendering/renderers/shared/shader/Shader.mjs': ['GpuProgram'],
  'rendering/renderers/shared/system/SharedSystems.mjs': ['AlphaMaskPipe'],
  'rendering/renderers/gl/shader/GlShaderSystem.mjs': ['generateShaderSyncCode'],
  'rendering/renderers/gl/shader/GlUniformGroupSystem.mjs': ['generateUniformsSync'],
  'rendering/renderers/gl/GlUboSystem.mjs': ['createUboSyncFunctionSTD40'],
  'rendering/renderers/gl/WebGLRenderer.mjs': ['GlMeshAdaptor'],
  'rendering/renderers/gl/texture/GlTextureSystem.mjs': [
    ...['glUploadVideoResource', 'glUploadCompressedTextureResource', 'createGlUploadCubeTextureResource'],
  ],
  'scene/graphics/shared/GraphicsContext.mjs': ['SVGParser'],
  'scene/graphics/shared/path/GraphicsPath.mjs': ['parseSVGPath'],
  'scene/graphics/shared/path/ShapePath.mjs': ['buildArcToSvg', 'roundedShapeArc'],
  'scene/text/canvas/CanvasTextGenerator.mjs': ['_renderTaggedTextToCanvas', 'measured.runsByLine'],
  'scene/text/canvas/CanvasTextMetrics.mjs': ['measureTaggedText', 'hasTagStyles'],
  'scene/text/canvas/utils/getCanvasFillStyle.mjs': ['canvasUtils', 'FillPattern'],
  'unsafe-eval/init.mjs': ['GlUboSystem', 'GpuUboSystem', 'ParticleBuffer'],
};

const word = (name: string) => new RegExp(`\\b${name}\\b`);

test.each(Object.entries(CUT))('%s of PixiJS is built in without what nothing uses', (path, names) => {
  const before = original(path);
  const after = builtIn(path, before);
  for (const name of names) {
    expect(before).toMatch(word(name));
    expect(after).not.toMatch(word(name));
  }
});

test('every file that is cut is looked at here; the others stay as they are', () => {
  expect(CUT_FILES.toSorted()).toEqual(Object.keys(CUT).toSorted());
  for (const path of ['app/Application.mjs', 'scene/sprite/Sprite.mjs'])
    expect(builtIn(path, original(path))).toBe(original(path));
  for (const part of ['accessibility', 'dom', 'events', 'filters']) {
    expect(original(`${part}/init.mjs`)).toContain('extensions.add(');
    expect(builtIn(`${part}/init.mjs`, original(`${part}/init.mjs`))).not.toContain('extensions');
  }
});

test.each([...SOUND_CUTS.keys()])('%s of @pixi/sound is built in without what needs no Web Audio', (path) => {
  const before = readFileSync(join(ROOT, 'node_modules/@pixi/sound/lib', path), 'utf8');
  const after = soundBuiltIn(path, before);
  expect(before).toMatch(/htmlaudio/);
  expect(after).not.toMatch(/htmlaudio\/|soundAsset|filters\/index/);
  expect(after).toContain('export {');
});

test('fetched ahead, neither opens the device for sound nor reads in what a browser knows of languages', () => {
  const sound = readFileSync(join(ROOT, 'node_modules/@pixi/sound/lib/SoundLibrary.mjs'), 'utf8');
  const [, begins] = /init\(\) \{([^]*?)\n {2}\}/.exec(soundBuiltIn('SoundLibrary.mjs', sound))!;
  expect(begins).not.toContain('WebAudioContext(');
  const text = 'scene/text/canvas/CanvasTextMetrics.mjs';
  expect(builtIn(text, original(text))).not.toContain('= new Intl.Segmenter();');
});

test('a version of PixiJS without what is cut stops the build', () => {
  expect(() => builtIn('rendering/init.mjs', 'export {};')).toThrow('nothing to take out');
});

/** Names that are missing stop the build; these are only a property, an event or a call, and would do nothing. */
const WITHOUT_NAME =
  /\.(eventMode|hitArea|interactive|filters|accessible\w*|cacheAsTexture) ?[=(]|\b(eventMode|filters|accessible|blendMode|tagStyles): |\.on(ce)?\('(pointer|click|tap|mouse|touch|wheel)|\.(svg|arcToSvg|roundShape|setMask)\(|\b(GraphicsPath|FillPattern)\b/;
/** Numbers, or "#ffffff": nothing knows their names. */
const NAMED_COLOUR = /\b(fill|stroke|tint)(: |\(| = )'[a-z]+'/;
/** A mask has to be a shape: pictures as masks need filters. */
const MASKED = /\.mask = (.*);/g;
const SHAPES: Readonly<Record<string, string>> = {
  'engine/nook/room-view.ts': 'outline',
  'engine/plays/number-trail/window.ts': 'this.pane',
  'engine/scenes/show-me.ts': 'this.pane',
};

test('the engine uses nothing of PixiJS that is not built in', () => {
  const sources = sourceFiles().filter(({ path }) => /^(engine|web\/features\/game)\/.*\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(300);
  for (const unknown of [WITHOUT_NAME, NAMED_COLOUR])
    expect(sources.filter(({ text }) => unknown.test(text)).map(({ path }) => path)).toEqual([]);
  const masks = sources.flatMap(({ path, text }) =>
    [...text.matchAll(MASKED)].map(([, mask]) => [path, mask] as const),
  );
  expect(Object.fromEntries(masks)).toEqual(SHAPES);
  for (const [path, mask] of Object.entries(SHAPES)) {
    const { text } = sources.find((source) => source.path === path)!;
    expect(text).toMatch(new RegExp(`\\b${mask.replace('this.', '')} = new Graphics\\(\\)`));
  }
});

/** What would draw through React: the page's own reconciler makes elements of a page, which nobody sees. */
const DRAWN_BY_REACT = /<pixi[A-Z]|\b(extend|useExtend|applyProps|useTick)\b[^;]*from '@pixi\/react'/;

test('nothing is drawn through @pixi/react, so it gets along with the reconciler of the page', () => {
  const ours = sourceFiles().filter(({ path }) => /^(engine|web)\/.*\.tsx?$/.test(path));
  expect(ours.filter(({ text }) => DRAWN_BY_REACT.test(text)).map(({ path }) => path)).toEqual([]);
  expect("import { Application, extend } from '@pixi/react';").toMatch(DRAWN_BY_REACT);
  // The file that the build leaves out, and what it is asked for.
  const core = join(ROOT, 'node_modules/@pixi/react/lib/core');
  const { filter } = onePageReconciler.transform as { filter: { id: RegExp } };
  expect(join(core, 'reconciler.mjs')).toMatch(filter.id);
  expect(readFileSync(join(core, 'reconciler.mjs'), 'utf8')).toMatch(/^export \{ reconciler \};/m);
  const asked = new Set<string>();
  for (const file of ['core/createRoot.mjs', 'helpers/unmountRoot.mjs'])
    for (const [, name = ''] of readFileSync(join(core, '..', file), 'utf8').matchAll(/reconciler\.(\w+)\(/g))
      asked.add(name);
  expect([...asked].toSorted()).toEqual(['createContainer', 'updateContainer']);
  for (const name of asked) expect(readFileSync(PAGE_RECONCILER, 'utf8')).toContain(`${name}:`);
});
