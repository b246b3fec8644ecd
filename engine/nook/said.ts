import type { Avatar } from '#engine/rules/looks.ts';
import { kindOf, type ThingId } from '#engine/rules/nook.ts';
import { priceNow, worthOf, type Deal, type NookState } from '#engine/rules/nook-state.ts';
import { GIVEN_THINGS, type Kind } from '#engine/rules/nook-things.ts';
import {
  AS_BEFORE,
  asRead,
  chooseMore,
  clipsOf,
  comesBack,
  doesSentence,
  IT_IS_YOURS,
  itCosts,
  nameSentence,
  NOT_ENOUGH,
  PUT_AWAY,
  PUT_IT,
  wordsOf,
  youHave,
} from '#engine/rules/nook-words.ts';
import { sumOf } from '#engine/rules/purse.ts';

/** Up to which number the child is told of coins, and who wears what is worn. */
export interface Listener {
  readonly largest: number;
  readonly guide: Avatar;
}

const purseOf = (nook: NookState, { largest }: Listener): readonly string[] =>
  nook.balance <= largest ? [youHave(nook.balance)] : [];

/** What is said and shown of a deal before it is made. */
export function sentencesOfDeal(nook: NookState, { thing, sell }: Deal, largest: number): readonly string[] {
  if (sell) return [comesBack(worthOf(nook, thing))];
  const price = priceNow(nook, thing);
  if (price === 0) return [chooseMore(GIVEN_THINGS - nook.given)];
  const sum = sumOf(nook.balance, price, largest);
  if (sum) return wordsOf(sum);
  if (price <= nook.balance) return [itCosts(price)];
  return nook.balance <= largest && price <= largest
    ? [youHave(nook.balance), itCosts(price), NOT_ENOUGH]
    : [NOT_ENOUGH];
}

/** When the Nook opens: what is given comes first. */
export const atTheDoor = (nook: NookState, listener: Listener): readonly string[] =>
  nook.given < GIVEN_THINGS ? [chooseMore(GIVEN_THINGS - nook.given)] : purseOf(nook, listener);

/** Of a thing that is looked at before it is bought or given back. */
export function ofDeal(nook: NookState, deal: Deal, { largest, guide }: Listener): readonly string[] {
  const does = deal.sell ? undefined : doesSentence(deal.thing, guide);
  return [nameSentence(deal.thing), ...(does ? [does] : []), ...sentencesOfDeal(nook, deal, largest)];
}

const CANNOT_MOVE: readonly Kind[] = ['paper', 'boards', 'worn'];

/** Of a thing that is chosen in the room, or taken out of its shelf. */
export const ofChosen = (thing: ThingId): readonly string[] => [
  nameSentence(thing),
  ...(CANNOT_MOVE.includes(kindOf(thing)) ? [] : [PUT_IT]),
];

interface Now {
  readonly nook: NookState;
  readonly look: Deal | undefined;
  readonly chosen: ThingId | undefined;
}

/** Of what is looked at, or chosen. */
export function now({ nook, look, chosen }: Now, listener: Listener): readonly string[] {
  if (look) return ofDeal(nook, look, listener);
  return chosen ? ofChosen(chosen) : [];
}

/** nook: after the deal. wasGiven: it cost nothing. */
export function after(
  nook: NookState,
  { thing, sell }: Deal,
  wasGiven: boolean,
  listener: Listener,
): readonly string[] {
  if (sell) return purseOf(nook, listener);
  if (wasGiven && nook.given < GIVEN_THINGS) return [chooseMore(GIVEN_THINGS - nook.given)];
  return [IT_IS_YOURS, ...ofChosen(thing).slice(1)];
}

export const ofUndo: readonly string[] = [AS_BEFORE];
export const ofPuttingAway: readonly string[] = [PUT_AWAY];

/** What is read while it is said: the whole sentence, of which a number is a clip of its own. */
export class Reading {
  private clips: readonly { readonly clip: string; readonly whole: string }[] = [];
  private now = 0;

  /** Returns the clips of these sentences. */
  begin(sentences: readonly string[]): readonly string[] {
    this.clips = sentences.flatMap((sentence) =>
      clipsOf([sentence]).map((clip) => ({ clip, whole: asRead(sentence) })),
    );
    this.now = 0;
    return this.clips.map(({ clip }) => clip);
  }

  /** Of the clip that is said now; the same one may come again later. */
  of(said: string): string {
    const found = this.clips.findIndex(({ clip }, index) => index >= this.now && clip === said);
    if (found < 0) return said;
    this.now = found;
    return this.clips[found]!.whole;
  }
}
