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

/** How much shorter or longer a file may be to count as just as long. */
const SAME_LENGTH = 0.15;

interface Class {
  /** What a child's first visit fetches until its first question, but for the API. */
  readonly files: readonly Passed[];
  /** Microseconds of processor time that the server takes for one of these files while thirty fetch them. */
  fileUs(files: readonly Passed[]): Promise<number>;
}

/**
 * As many files of each list, each with one of the other that is as long, whatever it is called: what is asked for has other
 * names, is packed and compressed otherwise, and a longer file takes more time.
 */
function asLong(files: readonly Passed[], others: readonly Passed[]): readonly [Passed, Passed][] {
  const left = new Set(others);
  return files.flatMap((file): [Passed, Passed][] => {
    const away = ({ bytes }: Passed) => Math.abs(bytes / file.bytes - 1);
    const [nearest] = [...left].sort((one, other) => away(one) - away(other));
    if (!nearest || away(nearest) > SAME_LENGTH) return [];
    left.delete(nearest);
    return [[file, nearest]];
  });
}

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
    const pairs = asLong(all, allBefore);
    if (pairs.length === 0) throw new Error('no file of now is as long as one before');
    const [same, sameBefore] = [pairs.map(([file]) => file), pairs.map(([, file]) => file)];
    const sum = (files: readonly Passed[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
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
        what: `${pairs.length} files of ${sum(same).toFixed(0)} kB with as many of ${sum(sameBefore).toFixed(0)} kB before: processor time of one, of that before`,
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
