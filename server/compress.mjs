/** `node server/compress.mjs folder`, a step of the build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(html|js|css|json|pack)$/;
/** Of packs, whose pictures are small already, one copy is enough; it takes off what describes the sheets. */
const ONE_COPY = /\.pack$/;
/** Smaller files gain nothing from compression. */
const LEAST_BYTES = 1024;

const BEST = {
  br: (/** @type {Buffer} */ text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (/** @type {Buffer} */ text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes compressed copies of every text file in a folder beside it, as name.br and name.gz: at the highest level,
 * which takes too long to do for each request.
 * @param {string} folder
 */
async function compressTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = readFileSync(file);
      if (text.length < LEAST_BYTES) return;
      for (const [ending, compress] of Object.entries(BEST))
        if (ending === 'br' || !ONE_COPY.test(name)) writeFileSync(`${file}.${ending}`, await compress(text));
    }),
  );
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Which folder? node server/compress.mjs folder');
await compressTexts(folder);
