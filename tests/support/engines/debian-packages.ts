import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages for other engines: a file that exists once it is installed, and the package. */
const FIREFOX = [['/usr/bin/firefox-esr', 'firefox-esr']] as const;
const WEBKIT_GTK = [['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver']] as const;
const WPE = [
  ['/usr/bin/WPEWebDriver', 'wpewebkit-driver'],
  ['/usr/bin/cog', 'cog'],
] as const;
const SCREEN = [['/usr/bin/Xvfb', 'xvfb']] as const;
const MESSAGES = [['/usr/bin/dbus-run-session', 'dbus-daemon']] as const;

const NEEDS = {
  'firefox-esr': [...FIREFOX, ...SCREEN],
  webkitgtk: [...WEBKIT_GTK, ...SCREEN, ...MESSAGES],
  wpe: [...WPE, ...MESSAGES],
} as const;

export type DebianEngine = keyof typeof NEEDS;
const DEBIAN_ENGINES = Object.keys(NEEDS) as DebianEngine[];
const TRIES = 3;

const missingOf = (engine: DebianEngine): readonly string[] =>
  NEEDS[engine].filter(([file]) => !existsSync(file)).map(([, name]) => name);

/** Whether everything that this engine needs is installed. */
export const debianHas = (engine: DebianEngine): boolean => missingOf(engine).length === 0;

/**
 * Installs the missing packages of all engines, with one command. Those that are unavailable are reported and stay
 * missing.
 */
export function ensureDebianEngines(): void {
  const missing = [...new Set(DEBIAN_ENGINES.flatMap(missingOf))];
  if (missing.length === 0) return;
  console.log(`Getting other browsers (once): ${missing.join(', ')}...`);
  for (let tries = 1; tries <= TRIES; tries++) {
    // A package that Debian's next release has dropped must not prevent the others.
    if (apt('update') && apt('install', ...missing.filter(isKnown))) return;
    console.log(`The packages could not be installed (try ${tries} of ${TRIES}).`);
  }
}

function apt(...args: readonly string[]): boolean {
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  return (
    spawnSync('apt-get', [...options, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

const isKnown = (name: string): boolean =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
