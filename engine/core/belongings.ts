/** What somebody has to undo at the end: what was made last goes first. */
export class Belongings {
  private readonly undo: (() => void)[] = [];

  /** Disposes of the thing at the end. Returns it. */
  keep<T extends { dispose(): void }>(thing: T): T {
    this.onEnd(() => thing.dispose());
    return thing;
  }

  onEnd(undo: () => void): void {
    this.undo.push(undo);
  }

  /** Safe to call twice. */
  dispose(): void {
    for (const undo of this.undo.splice(0).reverse()) undo();
  }
}
