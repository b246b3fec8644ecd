/**
 * `npm start`: from a bare copy of the project to a running server, with nothing but Node.
 * --dev: pages, engine and server reload while they are edited. --workbench: pages alone, without a server.
 * --lab: the variant with test hooks. --build-only: builds and ends.
 */
const OLDEST_NODE = { major: 20, minor: 19 };
const flags = new Set(process.argv.slice(2));

checkNode();
// After the version check: an older Node could not even load it.
const { ensureBuilt, ensureInstalled, isPlain } = await import('./prepare.mjs');
const { runUntilStopped, serve } = await import('./serve.mjs');

const lab = flags.has('--lab');
try {
  ensureInstalled();
  if (!flags.has('--dev')) ensureBuilt({ lab });
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error(`Addly Nook cannot start: ${error.message}`);
  process.exit(1);
}
if (flags.has('--dev')) {
  const { startDevelopment } = await import('./dev.mjs');
  await runUntilStopped(startDevelopment({ workbenchOnly: flags.has('--workbench') }));
} else if (!flags.has('--build-only')) {
  await serve(lab ? 'dist/lab' : 'dist/product');
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  console.error(
    `Addly Nook needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer, this is ${process.versions.node}: see https://nodejs.org`,
  );
  process.exit(1);
}
