import { AVATARS } from './looks.ts';
import { animalWith, SCARVES, type Scarf } from './players.ts';
import type { Random } from './random.ts';

/** Whose turn it is in a class: an animal in a scarf, so that nobody is called by name. */
export interface Token {
  readonly animal: TokenAnimal;
  readonly scarf: Scarf;
}

/** Their outlines alone are enough to tell them apart. */
export const TOKEN_ANIMALS = [...AVATARS, 'lion', 'elephant', 'monkey'] as const;
export type TokenAnimal = (typeof TOKEN_ANIMALS)[number];

/** Its head, among the pictures of pages. */
export const tokenPicture = (animal: TokenAnimal): string => `avatars/${animal}`;
export const TOKEN_PICTURES: readonly string[] = TOKEN_ANIMALS.map(tokenPicture);

/** One alone has no turns. */
export const LEAST_CHILDREN = 2;
export const MOST_CHILDREN = TOKEN_ANIMALS.length * SCARVES.length;

/** The tokens of so many children: the first six differ in animal and in colour, and each next six in colour again. */
export const tokensFor = (children: number): readonly Token[] =>
  Array.from({ length: children }, (_, at) => ({
    animal: TOKEN_ANIMALS[at % TOKEN_ANIMALS.length]!,
    scarf: SCARVES[(at + Math.floor(at / TOKEN_ANIMALS.length)) % SCARVES.length]!,
  }));

/** "The lion with the red scarf." */
export const calledBy = ({ animal, scarf }: Token): string => animalWith(animal, scarf);

/**
 * The turns of a class: drawn at random, no child twice before all had one. They go on from round to round and from
 * game to game, for as long as the class is at the board.
 */
export class Turns {
  readonly children: number;
  private readonly random: Random;
  /** All who are here. */
  private here: readonly Token[];
  /** Who is still to come before anybody comes again; the next one last. */
  private coming: Token[] = [];
  private drawn: Token;

  /** children: 2 to 36. Throws RangeError. */
  constructor(children: number, random: Random) {
    if (!Number.isInteger(children) || children < LEAST_CHILDREN || children > MOST_CHILDREN)
      throw new RangeError(`turns of ${children} children`);
    this.children = children;
    this.random = random;
    this.here = tokensFor(children);
    this.drawn = this.draw();
  }

  get current(): Token {
    return this.drawn;
  }

  /** How many are here. */
  get present(): number {
    return this.here.length;
  }

  /** Somebody else could have the turn. */
  get mayPass(): boolean {
    return this.here.length > 1;
  }

  /** The turn was taken: the next one's. */
  next(): void {
    this.drawn = this.draw();
  }

  /** Somebody else has this turn; who passed it on has another one before anybody comes twice. */
  passOn(): void {
    if (!this.mayPass) return;
    const passed = this.drawn;
    const isLast = this.coming.length === 0;
    this.drawn = this.draw();
    // Nobody else was to come: all begin anew, and who passed the turn on is among them.
    if (isLast) return;
    this.coming.splice(this.random.int(0, Math.max(0, this.coming.length - 1)), 0, passed);
  }

  /** Who is called is not here today, and not called again. */
  leaveOut(): void {
    if (!this.mayPass) return;
    const away = this.drawn;
    this.here = this.here.filter((token) => token !== away);
    this.drawn = this.draw();
  }

  private draw(): Token {
    if (this.coming.length === 0) this.coming = this.shuffled();
    return this.coming.pop()!;
  }

  /** Everybody who is here; who was called last does not begin. */
  private shuffled(): Token[] {
    const all = this.random.shuffle(this.here);
    if (all.length > 1 && all.at(-1) === this.drawn) all.unshift(all.pop()!);
    return all;
  }
}
