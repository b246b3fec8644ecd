import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, ROOT } from '#server/prepare.mjs';
import { expect, test } from '#tests/support/product-fixture.ts';

const WEB = join(ROOT, 'dist/product/web');
const LANDING_KB = 130;

const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

test.describe('the product as it is shipped', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(() => ensureBuilt());

  test('has neither test hooks nor the workbench', () => {
    expect(existsSync(join(WEB, 'workbench.html'))).toBe(false);
    const scripts = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((name) => read(`assets/${name}`).includes('__lab'))).toEqual([]);
  });

  test(`loads at most ${LANDING_KB} kB of script for the first page, without PixiJS and GSAP`, () => {
    const scripts = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file!,
    );
    const texts = scripts.map(read);
    const kilobytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;
    expect(kilobytes).toBeGreaterThan(10);
    expect(kilobytes).toBeLessThan(LANDING_KB);
    expect(texts.filter((text) => /_gsap|WebGL2RenderingContext/.test(text))).toEqual([]);
  });
});
