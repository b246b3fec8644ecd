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
const TURNS = 7;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 2;

interface Class {
  /** What a child's first visit fetches until its first question, but for the API. */
  readonly files: number;
  /** Microseconds of processor time that the server takes for a file while thirty fetch theirs. */
  fileUs(): Promise<number>;
}

/** A class whose children all fetch, one behind the other, what one of them was seen to fetch. */
async function classOf(browsing: Browsing): Promise<Class> {
  const { server, cookie } = browsing;
  const { fetched } = await openGame(browsing, { slowLine: false, slower: 1 }, GAME);
  const headers = `Host: localhost\r\nAccept-Encoding: gzip, br\r\nCookie: ${cookie.name}=${cookie.value}`;
  const asked = fetched
    .filter(({ address }) => !address.startsWith('/api/'))
    .map(({ address }) => `GET ${address} HTTP/1.1\r\n${headers}\r\n\r\n`);
  const at = Array.from({ length: CLASS }, () => 0);
  const next = (connection: number) => asked[at[connection]!++ % asked.length]!;
  return {
    files: asked.length,
    async fileUs() {
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
    const [costs, costsBefore]: [number[], number[]] = [[], []];
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      const [cost, earlier] = [await now.fileUs(), await before.fileUs()];
      if (turn < 0) continue;
      costs.push(cost);
      costsBefore.push(earlier);
    }
    const [us, usBefore] = [median(costs), median(costsBefore)];
    const together = (files: number, fileUs: number) => (CLASS * files * fileUs) / 1e6;
    return [
      { what: 'files of a first visit', value: now.files, unit: '' },
      { what: '  before', value: before.files, unit: '' },
      { what: 'a file: processor time of the server', value: us, unit: 'µs' },
      { what: '  before', value: usBefore, unit: 'µs' },
      atMost(MOST_RATIO, {
        what: '  of that before',
        value: median(costs.map((cost, turn) => cost / costsBefore[turn]!)),
        unit: 'times',
      }),
      { what: 'all thirty: processor time of the server', value: together(now.files, us), unit: 's' },
      { what: '  before', value: together(before.files, usBefore), unit: 's' },
    ];
  };
  const rows = await withBrowsing(async (here) => {
    const now = await classOf(here);
    return withBrowsing(async (there) => rowsOf(now, await classOf(there)), release);
  });
  return { name, rows };
}
