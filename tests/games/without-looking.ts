import { familyOf } from '#engine/games/families.ts';
import { itemsOf } from '#engine/games/items.ts';
import { treasureHunts } from '#engine/games/treasure-hunt/games.ts';
import { isByChance } from '#engine/rules/asked-by-chance.ts';
import { AskedNext } from '#engine/rules/asked-next.ts';
import type { Game } from '#engine/rules/game.ts';
import { featuresOf, weighing } from './guessing-by-history.ts';
import { sightsOf, type Offer, type Sight } from './guessing.ts';
import type { PlannedQuestion } from './planned-rounds.ts';

/** Logarithms of how often an answer came, in the size of other signs. */
const OFTEN = 0.2;

const kindOfRight = ({ offers, right }: Sight) => offers.find(({ id }) => id === right)!.kind;

/** Where in a round other answers come than elsewhere. */
const stageOf = (index: number, count: number) =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : 'between';

/** What is to be seen of the questions that are not shown. */
const askedIn = (round: readonly PlannedQuestion[]) =>
  sightsOf(round).filter((_, index) => !round[index]!.planned.shown);

/**
 * How often an answer is right that somebody settles on before it is known what lies there, over chance, as a share of the
 * questions that are not shown. So much is told by plans alone, however choices are dealt: the right one always lies there. By
 * chance is one of those that lie there; where the answer does not, a tap on any is some more.
 */
export const overWithoutLooking = (game: Game, rounds: readonly (readonly PlannedQuestion[])[]): number =>
  Math.max(overBySigns(rounds), overByFactors(game, rounds));

/**
 * By what was right in the round, what was shown, and how often each answer comes where, weighed as fits one half of the rounds
 * best, and tried on the other.
 */
function overBySigns(rounds: readonly (readonly PlannedQuestion[])[]): number {
  const count = rounds[0]!.length;
  const [met, other] = [0, 1].map((half) => rounds.filter((_, index) => index % 2 === half).flatMap(askedIn));
  const signOf = (kind: string, { index }: Sight) => `${kind}, ${stageOf(index, count)}`;
  const times = new Map<string, number>();
  for (const sight of met!) {
    const sign = signOf(kindOfRight(sight), sight);
    times.set(sign, (times.get(sign) ?? 0) + 1);
  }
  const answers = [...new Set(met!.map(kindOfRight))].map((kind, place): Offer => ({
    id: kind,
    kind,
    place,
    value: Number(kind),
    colour: undefined,
  }));
  const unseen = (sight: Sight): Sight => ({
    ...sight,
    offers: answers,
    right: kindOfRight(sight),
    seen: [],
    last: [],
  });
  const settle = weighing(met!.map(unseen), (offer, sight) => [
    ...featuresOf(offer, sight),
    OFTEN * Math.log(1 + (times.get(signOf(offer.kind, sight)) ?? 0)),
  ]);
  let over = 0;
  for (const sight of other!) {
    const [{ kind }] = settle(unseen(sight)) as [Offer];
    over += Number(kind === kindOfRight(sight)) - 1 / sight.offers.length;
  }
  return over / other!.length;
}

/** By the factors that choices of Treasure Hunt are dealt by, from the facts that were asked; rounds by chance tell nothing. */
function overByFactors(game: Game, rounds: readonly (readonly PlannedQuestion[])[]): number {
  const asked = treasureHunts.find(({ id }) => id === game.id)?.params.asked;
  if (!asked) return 0;
  const facts = itemsOf(game).map(({ fact }) => ({
    fact,
    answer: Number(familyOf(game).answerTo(game, fact)),
    isOwn: game.traits.isOwn?.(fact) ?? true,
  }));
  const askedNext = new AskedNext(facts, asked, game.rewards.questionsCount);
  let over = 0;
  for (const round of rounds.filter((one) => !isByChance(one.map(({ planned }) => planned)))) {
    const soFar = askedNext.begin(round.length);
    for (const { fact, answer, choices, planned } of round) {
      const [likeliest] = [...soFar.next().chances].reduce((best, one) => (one[1] > best[1] ? one : best));
      if (!planned.shown) over += Number(String(likeliest) === answer) - 1 / choices.length;
      soFar.meet(fact, planned.shown);
    }
  }
  return over / rounds.flat().filter(({ planned }) => !planned.shown).length;
}
