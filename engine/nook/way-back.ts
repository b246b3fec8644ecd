import type { Control } from '#engine/input/controls.ts';
import type { ThingId } from '#engine/rules/nook.ts';

/** Where the focus goes when a thing is left: back to where it was taken, on its shelf or in the room. */
export class WayBack {
  private held: { readonly thing: ThingId; readonly from: string | undefined } | undefined;

  /**
   * thing: what is chosen or looked at now, if anything is; focused: the control that had the focus until now. Undefined
   * while something is held, and where nothing was.
   */
  to(
    thing: ThingId | undefined,
    focused: string | undefined,
    find: (id: string) => Control | undefined,
  ): Control | undefined {
    const { held } = this;
    if (thing !== held?.thing) this.held = thing && { thing, from: focused };
    const ids = thing || !held ? [] : [held.from, `thing-${held.thing}`, `placed-${held.thing}`];
    return ids.flatMap((id = '') => find(id) ?? []).at(0);
  }
}
