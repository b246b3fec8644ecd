import browserslist from 'browserslist';

/** The browserslist's names for browsers, and the bundler's. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
} as const;
export type Engine = (typeof NAMES)[keyof typeof NAMES];

/** The oldest promised version of each browser. Source: the browserslist of package.json, and nothing else. */
export function oldestPromised(): Readonly<Record<Engine, number>> {
  const oldest = new Map<Engine, number>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ');
    const engine = name in NAMES ? NAMES[name as keyof typeof NAMES] : undefined;
    // Some versions are ranges: "15.6-15.8".
    const version = parseFloat(versions);
    if (engine) oldest.set(engine, Math.min(version, oldest.get(engine) ?? Infinity));
  }
  const missing = Object.values(NAMES).filter((engine) => !oldest.has(engine));
  if (missing.length > 0) throw new Error(`The browserslist names no version of: ${missing.join(', ')}`);
  return Object.fromEntries(oldest) as Record<Engine, number>;
}

/**
 * A defect of Chrome before 91 (spread arguments before the last one of an optional call) makes the bundler lower every
 * optional chain, 1 kB on the landing page. served-files.ts refuses such calls instead.
 */
const FIRST_WITH_SOUND_CHAINS = 91;

/** The bundler's targets for styles and scripts. */
export function lowerTo(): { readonly css: string[]; readonly js: string[] } {
  const oldest = Object.entries(oldestPromised());
  const js = oldest.map(([engine, version]) => {
    const isChromium = engine === 'chrome' || engine === 'edge';
    return `${engine}${isChromium ? Math.max(version, FIRST_WITH_SOUND_CHAINS) : version}`;
  });
  return { css: oldest.map(([engine, version]) => engine + version), js };
}
