/** Which files belong to which runtime besides the program of all files: the "include" of each tsconfig, the smallest first. */
/** @type {Record<string, RegExp>} */
export const RUNTIMES = {
  pure: /^(engine\/(rules|games|learner|layout|url\.d\.ts$)|server\/contract)/,
  pages: /^(web|engine)\//,
  server: /^server\//,
  tools: /^((assets|bench)\/|build\/|eslint\.config\.js$|server\/[^/]*\.mjs$|tests\/.*\.mjs$|[^/]*\.ts$)/,
};
