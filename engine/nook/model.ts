import { isWorn, isPriced, type ShelfId } from './shelf-panel.ts';
import { type Placed, type Room, type ThingId } from '#engine/rules/nook.ts';
import { freePlace } from '#engine/rules/nook-homes.ts';
import { besideGuideIn } from '#engine/rules/nook-sizes.ts';
import {
  afterDeal,
  nearestPlace,
  refusalOf,
  withoutPlaced,
  withPlaced,
  withWorn,
  priceNow,
  type Deal,
  type NookState,
} from '#engine/rules/nook-state.ts';

/** A step that can be undone: the room before it, and what was bought or given back by it. */
interface Step {
  readonly room: Room;
  readonly deal?: Deal;
}

const MOST_STEPS = 50;
/** One press of an arrow, and a jump between wall and floor, in thousandths of the room. */
const STEP = 40;
const JUMP = 130;
const roomOf = ({ placed, outfit }: NookState): Room => ({ placed, outfit });

export interface ModelEvents {
  onDeal(deal: Deal): void;
  /** before: what it was until then. */
  onRoom(room: Room, before: Room): void;
}

/** The Nook as it is now, what is chosen or looked at in it, and what can be undone. */
export class NookModel {
  nook: NookState;
  shelf: ShelfId = 'first';
  /** The thing in the room that is moved next. */
  chosen: ThingId | undefined;
  /** The deal that is looked at. */
  look: Deal | undefined;
  private readonly steps: Step[] = [];
  private readonly events: ModelEvents;

  constructor(nook: NookState, events: ModelEvents) {
    this.nook = besideGuideIn(nook);
    this.events = events;
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  /** What the server knows now; what is not there any more can't be chosen. */
  replace(nook: NookState): void {
    this.nook = besideGuideIn(nook);
    const { chosen } = this;
    const isThere = ({ owned, placed }: NookState) =>
      chosen && (isWorn(chosen) ? owned.includes(chosen) : placed.some(({ thing }) => thing === chosen));
    if (!isThere(nook)) this.chosen = undefined;
    if (this.look && refusalOf(nook, this.look) === (this.look.sell ? 'not_owned' : 'owned'))
      this.look = undefined;
  }

  /** Where a thing that is looked at would be. */
  get tried(): Placed | undefined {
    const { look, nook } = this;
    return look && !look.sell && !isWorn(look.thing) ? freePlace(nook, look.thing) : undefined;
  }

  /** What the guide wears, or tries on. */
  get outfit(): Pick<Room, 'outfit'> {
    const { look, nook } = this;
    return look && !look.sell && isWorn(look.thing) ? withWorn(nook, look.thing, true) : nook;
  }

  /** A thing on a shelf is pressed: it is looked at, taken out, or chosen where it is. */
  press(thing: ThingId): void {
    const { nook } = this;
    if (!nook.owned.includes(thing)) {
      this.chosen = undefined;
      if (isPriced(thing)) this.look = { thing, sell: false };
      return;
    }
    if (isWorn(thing)) {
      this.change(withWorn(nook, thing, !nook.outfit.includes(thing)));
      this.chosen = thing;
      return;
    }
    if (!nook.placed.some((place) => place.thing === thing)) {
      const { x, y } = freePlace(nook, thing);
      this.change(withPlaced(nook, thing, x, y));
    }
    this.chosen = thing;
  }

  /** Makes the deal that is looked at. Returns false when it is refused. */
  deal(): boolean {
    const { look, nook } = this;
    if (!look || refusalOf(nook, look)) return false;
    const isGift = !look.sell && priceNow(nook, look.thing) === 0;
    this.look = undefined;
    // A gift counts for ever: undoing takes it out of the room, and never back.
    this.remember(isGift ? { room: roomOf(nook) } : { room: roomOf(nook), deal: look });
    this.nook = afterDeal(nook, look);
    this.events.onDeal(look);
    if (look.sell) {
      this.chosen = undefined;
      return true;
    }
    const { x, y } = freePlace(this.nook, look.thing);
    this.set(
      isWorn(look.thing) ? withWorn(this.nook, look.thing, true) : withPlaced(this.nook, look.thing, x, y),
    );
    this.chosen = look.thing;
    return true;
  }

  /** The deal that is looked at is left, else what is chosen. */
  leave(): void {
    if (!this.look) this.chosen = undefined;
    this.look = undefined;
  }

  /** Moves a thing to the nearest place. */
  move(thing: ThingId, x: number, y: number): void {
    const before = this.nook.placed.find((place) => place.thing === thing);
    const wanted = nearestPlace(thing, x, y);
    if (before?.x === wanted.x && before.y === wanted.y) return;
    this.change(withPlaced(this.nook, thing, x, y));
  }

  /** One step to a side; over the line between wall and floor what may be at both jumps. */
  nudge(thing: ThingId, x: number, y: number): void {
    const find = () => this.nook.placed.find((one) => one.thing === thing);
    const before = find();
    if (!before) return;
    this.move(thing, before.x + x * STEP, before.y + y * STEP);
    if (y !== 0 && find()!.y === before.y) this.move(thing, before.x, before.y + y * JUMP);
  }

  /** Back to its shelf. */
  putAway(thing: ThingId): void {
    this.change(isWorn(thing) ? withWorn(this.nook, thing, false) : withoutPlaced(this.nook, thing));
    this.chosen = undefined;
  }

  undo(): void {
    const step = this.steps.pop();
    if (!step) return;
    this.look = undefined;
    // Before the deal too: what it takes away must go from a room that still waits to be saved.
    const before = roomOf(this.nook);
    if (step.deal) {
      const back = { ...step.deal, sell: !step.deal.sell };
      if (refusalOf(this.nook, back)) return;
      this.nook = afterDeal(this.nook, back);
      this.events.onDeal(back);
    }
    const isMine = (thing: ThingId) => this.nook.owned.includes(thing);
    const placed = step.room.placed.filter(({ thing }) => isMine(thing));
    this.set({ placed, outfit: step.room.outfit.filter(isMine) }, before);
    this.chosen = undefined;
  }

  private change(room: Room): void {
    this.remember({ room: roomOf(this.nook) });
    this.set(room);
  }

  private set({ placed, outfit }: Room, before = roomOf(this.nook)): void {
    this.nook = { ...this.nook, placed, outfit };
    this.events.onRoom({ placed, outfit }, before);
  }

  private remember(step: Step): void {
    this.steps.push(step);
    if (this.steps.length > MOST_STEPS) this.steps.shift();
  }
}
