/** Things to undo at the end, in reverse order of their creation. */
export class Disposables {
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
