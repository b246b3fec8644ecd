import { cardOf } from '#engine/rules/cards.ts';
import type { Report } from '#server/contract/report.ts';
import type { Database } from '#server/db/database.ts';
import { reportOf } from '#server/learning/report.ts';
import type { WeeklyMails } from '#server/mail/fill-template.ts';
import { write } from '#server/mail/templates.ts';
import { wishesOf } from './store.ts';
import type { WeeklyTokens } from './tokens.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;

interface PlayersWeek {
  readonly id: string;
  readonly report: Report;
}

/** The reports of those who played within the last days, as dates are told. */
async function reportsOfWeek(
  db: Database,
  playerIds: readonly string[],
  now: number,
): Promise<readonly PlayersWeek[]> {
  const first = new Date(now - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const reports: PlayersWeek[] = [];
  for (const id of playerIds) {
    const report = await reportOf(db, id, now);
    if (report?.days.some((day) => day >= first)) reports.push({ id, report });
  }
  return reports;
}

/** What /grown-ups says first of a player. */
const linesOf = ({ sentence, next }: Report): readonly string[] => [
  sentence,
  `Next, on the screen: ${cardOf(next.gameId).title}. ${next.why}`,
  `Two minutes at home: ${next.atHome}`,
];

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
      const { isConfirmed, playerIds } = await wishesOf(db, userId);
      if (isConfirmed || playerIds.length === 0) return undefined;
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
      const { isConfirmed, playerIds } = await wishesOf(db, userId);
      const reports = isConfirmed ? await reportsOfWeek(db, playerIds, Date.now()) : [];
      if (reports.length === 0) return undefined;
      const mail = write({
        subject: 'This week at Addly Nook',
        lines: reports.flatMap(({ report }) => linesOf(report)),
        button: { label: 'Open the page for grown-ups', link: `${publicUrl}/grown-ups` },
        ending:
          'This mail comes once a week at most, because you said yes to it, and not when nobody has played.',
        stop: `${publicUrl}/mail/unsubscribe?token=${tokens.make('end', userId)}`,
      });
      return { ...mail, players: reports.map(({ id }) => id) };
    },
  };
}
