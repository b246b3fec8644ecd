/** `node server/compress.mjs folder`, a step of the build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|json)$/;
/** What is smaller gains nothing. */
const LEAST_BYTES = 1024;

const BEST = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Lays a compressed copy beside every text in a folder, as name.br and name.gz: as small as can be, which takes too
 * long to do it for each request.
 */
async function compressTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = readFileSync(file);
      if (text.length < LEAST_BYTES) return;
      for (const [ending, compress] of Object.entries(BEST))
        writeFileSync(`${file}.${ending}`, await compress(text));
    }),
  );
}

await compressTexts(process.argv[2]);
