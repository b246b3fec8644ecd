import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const DAYS = 28;
const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The last four weeks, a row a week; days: UTC dates with a round. */
export function DaysPlayed({ days }: { readonly days: readonly string[] }) {
  const [today] = useState(() => Date.now());
  const all = Array.from({ length: DAYS }, (_, at) => new Date(today - (DAYS - 1 - at) * DAY_MS));
  return (
    <>
      <p className="text-lg">
        {days.length === 0
          ? 'No game in the last four weeks.'
          : `Played on ${days.length} of the last 28 days.`}
      </p>
      <ul className="mt-3 grid max-w-80 grid-cols-7 gap-1.5">
        {all.map((date) => {
          const played = days.includes(date.toISOString().slice(0, 10));
          return (
            <li
              key={date.getTime()}
              className={classNames(
                'grid aspect-square place-items-center rounded-lg border-2 font-display',
                played ? 'border-primary bg-primary text-white' : 'border-line text-muted',
              )}
            >
              <span aria-hidden>{date.getUTCDate()}</span>
              <span className="sr-only">
                {DAY.format(date)}: {played ? 'played' : 'not played'}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
