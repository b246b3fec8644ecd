import { Container, Graphics } from 'pixi.js';
import { createLabel } from './label.ts';

const SIZE = 54;

/** The small numbers left by a child's taps: "one, two, three". A second tap removes one again. */
export class CountingMarks {
  /** The number before the first: 0, or the start of counting on. */
  start = 0;
  private readonly marks: { readonly on: Container; readonly disc: Container }[] = [];

  get count(): number {
    return this.marks.length;
  }

  has(thing: Container): boolean {
    return this.marks.some((mark) => mark.on === thing);
  }

  /**
   * Numbers the thing, or removes its number and renumbers the rest. Returns the number reached. at: the position for
   * the number, in the thing's own coordinates.
   */
  toggle(thing: Container, at: { readonly x: number; readonly y: number }): number {
    const index = this.marks.findIndex((mark) => mark.on === thing);
    if (index >= 0) {
      const later = this.marks.splice(index).map((mark) => mark.on);
      this.redraw(later.slice(1), thing, at);
    } else this.add(thing, at);
    return this.start + this.count;
  }

  clear(): void {
    for (const { disc } of this.marks.splice(0)) if (!disc.destroyed) disc.destroy({ children: true });
  }

  private redraw(
    later: readonly Container[],
    removed: Container,
    at: { readonly x: number; readonly y: number },
  ): void {
    for (const thing of [removed, ...later])
      thing.getChildByLabel('counting-mark')?.destroy({ children: true });
    for (const thing of later) this.add(thing, at);
  }

  private add(thing: Container, at: { readonly x: number; readonly y: number }): void {
    const disc = new Container({ label: 'counting-mark', x: at.x, y: at.y });
    disc.addChild(
      new Graphics()
        .circle(0, 0, SIZE / 2)
        .fill('#FFFFFF')
        .stroke({ width: 5, color: '#5A2CC0' }),
    );
    disc.addChild(createLabel({ text: String(this.start + this.count + 1), size: 38 }));
    thing.addChild(disc);
    this.marks.push({ on: thing, disc });
  }
}
