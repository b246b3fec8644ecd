import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { bundledIn, listBundled, type Bundled } from './bundled.ts';
import { plainStyles } from './plain-styles.ts';
import { lowerTo, oldestPromised } from './promise.ts';

const FOLDER = resolve(import.meta.dirname, '../web/start');
/** A virtual module generated from polyfills.json. */
const ENTRY = resolve(FOLDER, 'polyfills.js');
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The contents of web/start/polyfills.json: each name with the module that adds it. Lint reads the same list. */
const polyfills = () =>
  JSON.parse(readFileSync(resolve(FOLDER, 'polyfills.json'), 'utf8')) as Record<string, string>;

const works = () => {
  const { chrome, edge, ios, safari, firefox } = oldestPromised();
  return [
    `Chrome and Android WebView ${chrome}`,
    `Edge ${edge}`,
    `Safari ${safari} (on iPad and iPhone ${ios})`,
    `Firefox ${firefox}`,
  ].join(', ');
};

/** One of the scripts in old syntax as it is served: minified, with its constants filled in. */
function scriptOf(name: string): string {
  const source = readFileSync(resolve(FOLDER, name), 'utf8');
  const { code } = minifySync(name, source, { module: false, compress: false, mangle: true });
  // The minifier prefers template literals, which old browsers cannot parse.
  return code
    .replace(/`([^`$\\]*)`/g, (_quoted, text: string) => JSON.stringify(text))
    .replace('__POLYFILLED__', JSON.stringify(Object.keys(polyfills())))
    .replace('__WORKS__', works());
}

/** All polyfills as one classic script, and what they are made of. */
async function polyfillsScript(): Promise<{ code: string; packages: readonly Bundled[] }> {
  const imports = Object.values(polyfills()).map((from) => `import ${JSON.stringify(from)};`);
  const entry: Plugin = {
    name: 'polyfills-entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? imports.join('\n') : null),
  };
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry],
    build: {
      write: false,
      target: lowerTo().js,
      lib: { entry: ENTRY, formats: ['iife'], name: 'polyfills' },
    },
  })) as Rolldown.RolldownOutput[];
  const { output } = result[0]!;
  return { code: output[0].code, packages: bundledIn(output, FOLDER) };
}

/**
 * Adds web/start/start.js to the beginning of every page, and inlines the styles of its messages. In the build it also
 * loads the page's own script, after the polyfills if any is missing: so the page only preloads that script.
 */
export function startPages(): Plugin[] {
  let packages: readonly Bundled[] = [];
  const files = new Map<string, string>();
  const find = (bundle: Rolldown.OutputBundle, name: string) => {
    const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(name));
    if (!file) throw new Error(`${name} was not built`);
    return `/${file.fileName}`;
  };
  const pages: Plugin = {
    name: 'start-pages',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const polyfills = await polyfillsScript();
      packages = polyfills.packages;
      files.set('polyfills.js', polyfills.code);
      for (const name of ['start.js', 'too-old.js', 'again.js']) files.set(name, scriptOf(name));
      for (const [name, source] of files) this.emitFile({ type: 'asset', name, source });
    },
    transform: {
      filter: { id: /\/web\/start\/(start|too-old|again)\.js$/ },
      handler: (_code, id) => scriptOf(id.slice(id.lastIndexOf('/') + 1)),
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const html = page.replace('__WORKS__', works());
        const tag = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
          tag: 'script',
          // Pages are rendered while it is loading.
          attrs: { id: 'start', async: true, ...attrs },
          injectTo: 'head-prepend',
        });
        const styles: HtmlTagDescriptor = { tag: 'style', children: plainStyles(), injectTo: 'head' };
        if (!bundle)
          return {
            html,
            tags: [
              styles,
              tag({
                src: '/start/start.js',
                'data-too-old': '/start/too-old.js',
                'data-again': '/start/again.js',
              }),
            ],
          };
        const [script, main] = MAIN.exec(html) ?? [];
        if (!script || !main) throw new Error('the page has no script to start');
        return {
          html: html.replace(script, `<link rel="modulepreload" crossorigin href="${main}">`),
          tags: [
            styles,
            tag({
              src: find(bundle, 'start.js'),
              'data-main': main,
              'data-polyfills': find(bundle, 'polyfills.js'),
              'data-too-old': find(bundle, 'too-old.js'),
              'data-again': find(bundle, 'again.js'),
            }),
          ],
        };
      },
    },
  };
  return [pages, listBundled(() => packages)];
}
