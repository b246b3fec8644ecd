import { cardOf } from '#engine/rules/cards.ts';
import { SCARVES } from '#engine/rules/players.ts';
import type { Report } from '#server/contract/report.ts';
import type { Database } from '#server/db/database.ts';
import { reportOf } from '#server/learning/report.ts';
import type { WeeklyMails } from '#server/mail/fill-template.ts';
import { write } from '#server/mail/templates.ts';
import { writeLetter, type ToldChild } from './letter.ts';
import { wishesOf, type WishedPlayer } from './store.ts';
import type { WeeklyTokens } from './tokens.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;

interface PlayersWeek {
  readonly player: WishedPlayer;
  readonly report: Report;
}

const DAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** The last days, oldest first, as dates are told. */
const lastDays = (now: number): readonly string[] =>
  Array.from({ length: DAYS }, (_, at) =>
    new Date(now - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );

/** The reports of those who played within the last days. */
async function reportsOfWeek(
  db: Database,
  players: readonly WishedPlayer[],
  now: number,
): Promise<readonly PlayersWeek[]> {
  const [first = ''] = lastDays(now);
  const reports: PlayersWeek[] = [];
  for (const player of players) {
    const report = await reportOf(db, player.id, now);
    if (report?.days.some((day) => day >= first)) reports.push({ player, report });
  }
  return reports;
}

/** What /grown-ups says first of a player, and when there were rounds. */
const toldOf = ({ player, report }: PlayersWeek, now: number): ToldChild => ({
  name: player.username,
  avatar: player.avatar_url ?? 'fox',
  scarf: SCARVES[player.scarf] ?? SCARVES[0],
  theme: player.theme,
  days: lastDays(now).map((date) => ({
    day: DAY_NAME.format(new Date(date)),
    played: report.days.includes(date),
  })),
  sentence: report.sentence,
  next: {
    game: cardOf(report.next.gameId).title,
    why: report.next.why,
    atHome: report.next.atHome,
  },
});

interface WeeklyMailsOptions {
  readonly db: Database;
  readonly tokens: WeeklyTokens;
  /** Base of links. */
  readonly publicUrl: string;
}

/**
 * The mail of a week, and the one that asks whether it may come. No child's name is in a subject, which others see on a
 * locked screen; and nothing in them opens an account.
 */
export function createWeeklyMails({ db, tokens, publicUrl }: WeeklyMailsOptions): WeeklyMails {
  return {
    async asked(userId) {
      const { isConfirmed, players } = await wishesOf(db, userId);
      if (isConfirmed || players.length === 0) return undefined;
      return write({
        subject: 'Your weekly mail from Addly Nook: please say yes',
        lines: [
          'A weekly mail was switched on for your Addly Nook account. It tells what your child has played, what comes next, and something to do at home.',
          'It comes once you have pressed this button:',
        ],
        button: {
          label: 'Yes, once a week',
          link: `${publicUrl}/mail/weekly?token=${tokens.make('begin', userId)}`,
        },
        ending: "The link works for 7 days. If you don't want this mail, ignore it: then none will come.",
      });
    },
    async ofTheWeek(userId) {
      const now = Date.now();
      const { isConfirmed, players } = await wishesOf(db, userId);
      const reports = isConfirmed ? await reportsOfWeek(db, players, now) : [];
      if (reports.length === 0) return undefined;
      const mail = writeLetter({
        subject: 'This week at Addly Nook',
        children: reports.map((each) => toldOf(each, now)),
        link: `${publicUrl}/grown-ups`,
        ending:
          'This mail comes once a week at most, because you said yes to it, and not when nobody has played.',
        stop: `${publicUrl}/mail/unsubscribe?token=${tokens.make('end', userId)}`,
      });
      return { ...mail, players: reports.map(({ player }) => player.id) };
    },
  };
}
