/**
 * What is taken out of single files of PixiJS and its sound package as they are built in: parts that nothing here uses, which
 * a bundler cannot know, as a renderer, a text or a shape would ask for them by what it is given. A file that no longer
 * has what is to be taken out stops the build, so that a new version is looked at.
 */
type Change = (code: string) => string;

/** Takes out what matches, or puts something else there. */
const cut =
  (pattern: RegExp | string, instead = ''): Change =>
  (code) => {
    const changed = code.replace(pattern, () => instead);
    if (changed === code) throw new Error(`nothing to take out: ${String(pattern)}`);
    return changed;
  };

const all =
  (...changes: readonly Change[]): Change =>
  (code) =>
    changes.reduce((changed, change) => change(changed), code);

/** Takes out the import of what is asked for at one place, and that place. */
const unasked = (name: string, place: RegExp | string, instead = ''): Change =>
  all(cut(new RegExp(`^import \\{ ${name} \\} from .*;\n`, 'm')), cut(place, instead));

/** Takes names out of a file: where it imports them, lists them, adds them, or changes what they can do. */
const without = (...names: readonly string[]): Change =>
  all(
    ...names.map(
      (name) => (code: string) =>
        all(
          cut(new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from .*;\n`, 'm')),
          cut(
            new RegExp(
              [`^  ${name},?\n`, `^  Object\\.assign\\(${name}\\.prototype, \\{[^}]*\\}\\);\n`].join('|'),
              'm',
            ),
          ),
        )(code),
    ),
  );

/** Never asked for, see `RENDERERS` in engine-stage.tsx. */
const withoutWebGpu = cut(/const \{ WebGPURenderer \} = await import\(.*\);\n.*\n.*\n\s+break;/, 'continue;');
const ofGpu = unasked('GpuProgram', 'gpuProgram = GpuProgram.from(gpu);');

/** By their path in PixiJS. */
export const CUTS: ReadonlyMap<string, Change> = new Map([
  [
    'assets/Assets.mjs',
    all(
      without(
        ...['loadVideoTextures', 'loadBitmapFont', 'loadWebFont', 'loadSvg', 'loadTxt'],
        ...['detectMp4', 'detectOgv', 'detectWebm'],
      ),
      cut(/^ {2}bitmapFontCachePlugin,\n/m),
    ),
  ],
  // Colours are numbers, or written as "#ffffff".
  ['color/Color.mjs', all(cut(/^import namesPlugin .*;\n/m), cut(/^extend\(\[namesPlugin\]\);\n/m))],
  ['filters/Filter.mjs', ofGpu],
  ['rendering/init.mjs', without('AlphaMask', 'ColorMask', 'VideoSource')],
  [
    'rendering/batcher/shared/DefaultShader.mjs',
    all(
      cut(/^ {4}const gpuProgram = compileHighShaderGpuProgram\([^]*?^ {4}\}\);\n/m),
      cut(/^ {6}gpuProgram,\n/m),
    ),
  ],
  ['rendering/renderers/autoDetectRenderer.mjs', withoutWebGpu],
  ['rendering/renderers/shared/shader/Shader.mjs', ofGpu],
  ['rendering/renderers/shared/system/SharedSystems.mjs', without('AlphaMaskPipe')],
  // How values come to a shader where code may be made at run time; here that is `unsafe-eval`.
  [
    'rendering/renderers/gl/shader/GlShaderSystem.mjs',
    unasked('generateShaderSyncCode', 'return generateShaderSyncCode(shader, shaderSystem);'),
  ],
  [
    'rendering/renderers/gl/shader/GlUniformGroupSystem.mjs',
    unasked('generateUniformsSync', 'return generateUniformsSync(group, uniformData);'),
  ],
  [
    'rendering/renderers/gl/GlUboSystem.mjs',
    unasked('createUboSyncFunctionSTD40', /,\n\s+generateUboSync: createUboSyncFunctionSTD40\n/, '\n'),
  ],
  ['unsafe-eval/init.mjs', without('GlUboSystem', 'GpuUboSystem', 'ParticleBuffer')],
  ['rendering/renderers/gl/WebGLRenderer.mjs', unasked('GlMeshAdaptor', 'GlMeshAdaptor, ')],
  [
    'rendering/renderers/gl/texture/GlTextureSystem.mjs',
    all(
      unasked('glUploadVideoResource', /^ {6}video: .*\n/m),
      unasked('glUploadCompressedTextureResource', /^ {6}compressed: .*\n/m),
      unasked('createGlUploadCubeTextureResource', /,\n\s+cube: .*\n/, '\n'),
    ),
  ],
  ['scene/graphics/shared/GraphicsContext.mjs', unasked('SVGParser', 'SVGParser(svg, this);')],
  [
    'scene/graphics/shared/path/GraphicsPath.mjs',
    unasked('parseSVGPath', 'parseSVGPath(instructions, this);'),
  ],
  [
    'scene/graphics/shared/path/ShapePath.mjs',
    all(
      unasked('buildArcToSvg', /^ {4}buildArcToSvg\([^]*?^ {4}\);\n/m),
      unasked('roundedShapeQuadraticCurve, roundedShapeArc', /roundedShapeQuadraticCurve\(this, .*\);/),
      cut(/roundedShapeArc\(this, .*\);/),
    ),
  ],
  // Styles in the midst of a text, and pictures as its colour.
  [
    'scene/text/canvas/CanvasTextMetrics.mjs',
    all(
      unasked('measureTaggedText', /^ {4}const isTagged = [^]*?return measurements2;\n {4}\}\n/m),
      cut(/^import \{ hasTagStyles, hasTagMarkup \} from .*;\n/m),
      // It reads in what it knows of languages, 10 to 50 ms, for letters that are set apart.
      cut('const segmenter = new Intl.Segmenter();', 'let segmenter;'),
      cut('segmenter.segment(s)', '(segmenter ??= new Intl.Segmenter()).segment(s)'),
    ),
  ],
  [
    'scene/text/canvas/CanvasTextGenerator.mjs',
    all(
      cut(/^ {4}if \(measured\.runsByLine [^]*?^ {4}\}\n/m),
      cut(/^ {2}_renderTaggedTextToCanvas\([^]*?^ {2}\}\n/m),
    ),
  ],
  [
    'scene/text/canvas/utils/getCanvasFillStyle.mjs',
    all(
      unasked('canvasUtils', / else if \(fillStyle\.fill instanceof FillPattern\) \{[^]*?^ {2}\}/m),
      cut(/^import \{ FillPattern \} from .*;\n/m),
    ),
  ],
]);

/** By their path in @pixi/sound. Without Web Audio nothing sounds (engine/audio/port.ts), and the engine fetches by itself. */
export const SOUND_CUTS: ReadonlyMap<string, Change> = new Map([
  [
    'index.mjs',
    all(
      cut(/^import \* as index from .*\nexport \{ index as filters \};\n/m),
      cut(/^import \* as index\$1 from .*\nexport \{ index\$1 as htmlaudio \};\n/m),
      cut(/^import \* as index\$2 from .*\nexport \{ index\$2 as utils \};\n/m),
      cut(/^export \{ soundAsset \} from .*;\n/m),
    ),
  ],
  [
    'SoundLibrary.mjs',
    all(
      unasked(
        'HTMLAudioContext',
        'this._htmlAudioContext = new HTMLAudioContext();',
        'this._htmlAudioContext = {};',
      ),
      // A page that fetches the engine ahead plays nothing, and a browser stands still while it opens its sound.
      cut(/^ {4}if \(this\.supported\) \{\n.*new WebAudioContext\(\);\n {4}\}\n/m),
      cut(
        'return this._context;',
        'return (this._context ??= this._webAudioContext = new WebAudioContext());',
      ),
    ),
  ],
  [
    'Sound.mjs',
    unasked(
      'HTMLAudioMedia',
      'getInstance().useLegacy ? new HTMLAudioMedia() : new WebAudioMedia()',
      'new WebAudioMedia()',
    ),
  ],
]);
