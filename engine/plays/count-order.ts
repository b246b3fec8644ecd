/** The order in which things are counted: what a child touches comes next. */
export class CountOrder<Thing> {
  private readonly order: Thing[];

  constructor(things: readonly Thing[]) {
    this.order = [...things];
  }

  get things(): readonly Thing[] {
    return this.order;
  }

  /** What is counted with this number, from 1. */
  at(number: number): Thing {
    return this.order[number - 1]!;
  }

  /** This one is counted with this number; what was counted before it stays so. Returns whether anything changed places. */
  bring(thing: Thing, number: number): boolean {
    const at = this.order.indexOf(thing);
    if (at < number) return false;
    this.order[at] = this.at(number);
    this.order[number - 1] = thing;
    return true;
  }
}
