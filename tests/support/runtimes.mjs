/** Which files belong to which runtime besides the program of all files: as the "include" of each tsconfig has it. */
/** @type {Record<string, RegExp>} */
export const RUNTIMES = {
  pages: /^(web|engine)\//,
  server: /^server\//,
  tools: /^((assets|bench)\/|build\/|eslint\.config\.js$|server\/[^/]*\.mjs$|tests\/.*\.mjs$|[^/]*\.ts$)/,
  pure: /^(engine\/(rules|games|learner|layout|url\.d\.ts$)|server\/contract)/,
};
