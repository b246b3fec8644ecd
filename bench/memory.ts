import { GAMES } from '#engine/games/catalogue.ts';
import { countTextureMemory } from '#tests/support/texture-memory.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { pressStart, untilAsked } from './opening.ts';
import { atMost, type Part, type Row } from './report.ts';

const MOST_MB = 36;
/** For slow, busy machines. */
const PATIENCE_MS = 180_000;
/** How boards tell of a panel of 3840 x 2160, which is drawn like Full HD: see engine/layout/device-pixels.ts. */
const BOARDS = [
  { screen: { width: 3840, height: 2160 }, ratio: 1 },
  { screen: { width: 1920, height: 1080 }, ratio: 2 },
] as const;

interface Kept {
  readonly game: string;
  /** Bytes of textures that WebGL keeps at the first question: pictures that have been shown, and texts. */
  readonly card: number;
  /** Of all pictures that were fetched. */
  readonly decoded: number;
}

async function keptBy(
  { proxy, newPage }: Browsing,
  game: string,
  board: (typeof BOARDS)[number],
): Promise<Kept> {
  const page = await newPage({ signedIn: true, worker: false, ...board });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(paintNothing);
  await page.addInitScript(countTextureMemory);
  await page.goto(`${proxy.url}/play/${game}`, { waitUntil: 'commit' });
  await pressStart(page);
  await untilAsked(page);
  const kept = await page.evaluate(() => window.__textureMemory!());
  await page.context().close();
  return { game, ...kept };
}

const megabytes = (what: string, bytes: number): Row => ({ what, value: bytes / 1e6, unit: 'MB' });

/** The textures of every game on a 4K board, four bytes to a pixel. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withBrowsing(async (browsing) => {
    for (const board of BOARDS) {
      const all: Kept[] = [];
      for (const { id } of GAMES) all.push(await keptBy(browsing, id, board));
      const most = (of: 'card' | 'decoded') => all.toSorted((a, b) => b[of] - a[of])[0]!;
      const { width, height } = board.screen;
      const [pictures, whole] = [most('decoded'), most('card')];
      const costliest = `${width} x ${height} at ratio ${board.ratio}: pictures of the costliest game, ${pictures.game}`;
      rows.push(
        atMost(MOST_MB, megabytes(costliest, pictures.decoded)),
        megabytes('  of the cheapest', Math.min(...all.map(({ decoded }) => decoded))),
        megabytes(`  all that the card keeps, with its texts, of ${whole.game}`, whole.card),
      );
    }
  });
  return { name: 'textures on a 4K board, at the first question', rows };
}
