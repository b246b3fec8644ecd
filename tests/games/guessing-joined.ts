import type { Offer, Sight, Strategy } from './guessing.ts';

const isIn = (list: readonly string[], { kind }: Offer) => list.includes(kind);
const isLast = (sight: Sight, offer: Offer) => isIn(sight.answered.slice(-1), offer);
const timesRight = ({ answered }: Sight, { kind }: Offer) =>
  answered.filter((other) => other === kind).length;

/** Those with the most of something. */
const most = (offers: readonly Offer[], amount: (offer: Offer) => number): readonly Offer[] => {
  const amounts = offers.map(amount);
  const top = Math.max(...amounts);
  return offers.filter((_, index) => amounts[index] === top);
};

/** What was shown and was not right last; all, where none lies there. */
const shownNotLast = (sight: Sight): readonly Offer[] => {
  const some = sight.offers.filter((offer) => isIn(sight.shown, offer) && !isLast(sight, offer));
  return some.length > 0 ? some : sight.offers;
};

/** What was shown and was not asked since, nor right last; all but the last, where none lies there; else all. */
const shownOnlyNotLast = (sight: Sight): readonly Offer[] => {
  const others = sight.offers.filter((offer) => !isLast(sight, offer));
  const some = others.filter((offer) => isIn(sight.shown, offer) && timesRight(sight, offer) === 1);
  return [some, others, sight.offers].find(({ length }) => length > 0)!;
};

/** Two plain rules in one, or three: who keeps to the first leaves out what the second forbids, if anything else is left. */
export const JOINED: Readonly<Record<string, Strategy>> = {
  'right before most, but not the last answer': (sight) =>
    most(sight.offers, (offer) => (isLast(sight, offer) ? -1 : timesRight(sight, offer))),
  'shown before, but none of the last two answers': (sight) =>
    most(sight.offers, (offer) =>
      isIn(sight.shown, offer) ? (isIn(sight.answered.slice(-2), offer) ? 1 : 2) : 0,
    ),
  'smallest that was shown, but not the last answer': (sight) =>
    most(shownNotLast(sight), ({ value }) => -value),
  'largest that was shown, but not the last answer': (sight) =>
    most(shownNotLast(sight), ({ value }) => value),
  'smallest that was shown and not asked since, but not the last answer': (sight) =>
    most(shownOnlyNotLast(sight), ({ value }) => -value),
};
