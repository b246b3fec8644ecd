import type { Passed } from '#tests/support/counting-proxy.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { openGame } from './first-question.ts';
import { BEFORE, releaseBefore } from './release-before.ts';
import { atMost, median, type Part } from './report.ts';
import { driveWell } from './traffic.ts';

const CLASS = 30;
const GAME = 'total-treasure-hunt';
/** What a file may cost, of what it did in the release before issue 19. */
const MOST_RATIO = 0.5;
const SECONDS = 2;
const TURNS = 5;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 2;

/** Room for other headers beside the same content. */
const SAME_BYTES = 400;

interface Class {
  /** What a child's first visit fetches until its first question, but for the API. */
  readonly files: readonly Passed[];
  /** Microseconds of processor time that the server takes for one of these files while thirty fetch them. */
  fileUs(files: readonly Passed[]): Promise<number>;
}

const pathOf = ({ address }: Passed) => address.split('?', 1)[0]!;

/** The files that are in both lists, as long in one as in the other. */
const shared = (files: readonly Passed[], others: readonly Passed[]): readonly Passed[] =>
  files.filter((file) =>
    others.some((other) => pathOf(other) === pathOf(file) && Math.abs(other.bytes - file.bytes) < SAME_BYTES),
  );

/** A class whose children all fetch, one behind the other, what one of them was seen to fetch. */
async function classOf(browsing: Browsing): Promise<Class> {
  const { server, cookie } = browsing;
  const { fetched } = await openGame(browsing, { slowLine: false, slower: 1 }, GAME);
  const headers = `Host: localhost\r\nAccept-Encoding: gzip, br\r\nCookie: ${cookie.name}=${cookie.value}`;
  return {
    files: fetched.filter(({ address }) => !address.startsWith('/api/')),
    async fileUs(files) {
      const asked = files.map(({ address }) => `GET ${address} HTTP/1.1\r\n${headers}\r\n\r\n`);
      const at = Array.from({ length: CLASS }, () => 0);
      const next = (connection: number) => asked[at[connection]!++ % asked.length]!;
      const before = await server.cpu();
      const { requests } = await driveWell({
        urls: [server.url],
        connections: CLASS,
        seconds: SECONDS,
        next,
      });
      return ((await server.cpu()) - before) / requests;
    },
  };
}

/** What thirty children who open a game together cost the server, beside the release before issue 19, turn by turn. */
export async function run(): Promise<Part> {
  const name = `thirty children open ${GAME} together, beside commit ${BEFORE}`;
  const release = await releaseBefore();
  if (!release) return { name: `${name}: not measured, because no history of it is here`, rows: [] };
  const rowsOf = async (now: Class, before: Class) => {
    const [all, allBefore] = [now.files, before.files];
    const [same, sameBefore] = [shared(all, allBefore), shared(allBefore, all)];
    const costs: { us: number; usBefore: number; ratio: number }[] = [];
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      const [us, usBefore] = [await now.fileUs(all), await before.fileUs(allBefore)];
      const ratio = (await now.fileUs(same)) / (await before.fileUs(sameBefore));
      if (turn >= 0) costs.push({ us, usBefore, ratio });
    }
    const [us, usBefore] = [median(costs.map(({ us }) => us)), median(costs.map(({ usBefore }) => usBefore))];
    const together = (files: readonly Passed[], fileUs: number) => (CLASS * files.length * fileUs) / 1e6;
    return [
      { what: 'files of a first visit', value: all.length, unit: '' },
      { what: '  before', value: allBefore.length, unit: '' },
      { what: 'one of them, longer ones now: processor time of the server', value: us, unit: 'µs' },
      { what: '  before', value: usBefore, unit: 'µs' },
      atMost(MOST_RATIO, {
        what: `${same.length} files that are as long as before: processor time of a file, of that before`,
        value: median(costs.map(({ ratio }) => ratio)),
        unit: 'times',
      }),
      { what: 'all thirty: processor time of the server', value: together(all, us), unit: 's' },
      { what: '  before', value: together(allBefore, usBefore), unit: 's' },
    ];
  };
  const rows = await withBrowsing(async (here) => {
    const now = await classOf(here);
    return withBrowsing(async (there) => rowsOf(now, await classOf(there)), release);
  });
  return { name, rows };
}
