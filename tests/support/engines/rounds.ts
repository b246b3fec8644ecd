import { GAMES } from '#engine/games/catalogue.ts';
import { playAnyhow, printOfEnd, type Made } from '#tests/support/anyhow.ts';

/** A round as it is sent, and a print of what it came to. */
export type SentRound = Pick<Made, 'sent'> & { readonly print: number };

/** So many rounds of all games in turn, from this seed on. Runs inside a page of any browser. */
export const playRounds = (from: number, count: number): readonly SentRound[] =>
  Array.from({ length: count }, (_, index) => {
    const made = playAnyhow(GAMES[(from + index) % GAMES.length]!.id, from + index);
    return { sent: made.sent, print: printOfEnd(made) };
  });
