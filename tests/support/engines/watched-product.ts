import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '#server/prepare.mjs';
import { startProduct, type Product } from '#tests/support/product.ts';
import { offerFourTextureUnits } from '#tests/support/webgl.ts';
import { openDoor, type Door, type SentText } from './door.ts';
import {
  noteHeading,
  OWN_HEADING,
  paintOnDemand,
  TICK_MS,
  UNPAINTED,
  WATCH,
  watchPage,
  type Problem,
} from './watch-page.ts';

/** The built product, with a watcher before each page's own scripts. */
export interface WatchedProduct {
  readonly url: string;
  /** Problems reported by pages so far, in order. */
  readonly problems: readonly Problem[];
  /**
   * The same product with broken scripts and without the watcher, at its own address, for which no browser has a cache
   * or a session.
   */
  openBroken(change: (sent: SentText) => string): Promise<BrokenProduct>;
  output(): string;
  stop(): Promise<void>;
}

export interface BrokenProduct {
  readonly url: string;
  close(): void;
}

const DRAWING = [
  // Guarded: an engine without WebGL does not define these names.
  `if (window.WebGL2RenderingContext) (${offerFourTextureUnits})();`,
  `(${paintOnDemand})(${JSON.stringify(UNPAINTED)});`,
];
const WATCHER = `(${watchPage})(${JSON.stringify(WATCH.told)});`;
const HEADING = `(${noteHeading})(${JSON.stringify(OWN_HEADING)}, ${TICK_MS});`;
const TAG = `<script src="${WATCH.script}"></script>`;

export async function startWatchedProduct(): Promise<WatchedProduct> {
  const problems: Problem[] = [];
  const door = await openTestDoor({ script: [WATCHER, ...DRAWING], problems });
  const url = `http://localhost:${door.port}`;
  // Tests call the server more often than pages do.
  const product: Product = await startProduct({ PUBLIC_URL: url, RATE_LIMITS: 'off' }).catch(
    (error: unknown) => {
      door.close();
      throw error;
    },
  );
  const port = Number(new URL(product.url).port);
  door.leadTo(port);
  return {
    url,
    problems,
    async openBroken(change) {
      const broken = await openTestDoor({ script: [...DRAWING, HEADING], change });
      broken.leadTo(port);
      return { url: `http://127.0.0.1:${broken.port}`, close: broken.close };
    },
    output: () => product.output(),
    async stop() {
      door.close();
      await product.stop();
    },
  };
}

const withScript = (page: string) => page.replace(/<head[^>]*>/, (head) => head + TAG);
const integrityOf = (page: string) => `sha256-${createHash('sha256').update(page).digest('base64')}`;

/** The service worker accepts no other page than the built one: here the built one has a script more. */
function acceptingScript(worker: string): string {
  const built = readFileSync(join(ROOT, 'dist/lab/web/index.html'), 'utf8');
  if (!worker.includes(integrityOf(built)))
    throw new Error('the service worker does not know the built page');
  return worker.replace(integrityOf(built), integrityOf(withScript(built)));
}

interface TestDoorPlan {
  /** Lines of code that run first in every page. */
  readonly script: readonly string[];
  /** Collects the pages' reports. */
  readonly problems?: Problem[];
  readonly change?: (sent: SentText) => string;
}

const openTestDoor = ({ script, problems, change = ({ text }) => text }: TestDoorPlan): Promise<Door> =>
  openDoor({
    async answer(request, response) {
      if (request.url === WATCH.script)
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(script.join('\n'));
      else if (request.url === WATCH.told) {
        problems?.push(JSON.parse(await text(request)) as Problem);
        response.writeHead(204).end();
      } else return false;
      return true;
    },
    change(sent) {
      const text = change(sent);
      if (sent.path === '/sw.js') return acceptingScript(text);
      return sent.kind === 'page' ? withScript(text) : text;
    },
  });
