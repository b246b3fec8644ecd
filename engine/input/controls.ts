import type { Rect } from '#engine/layout/layout.ts';
import type { Side } from '#engine/layout/sides.ts';

/** A place on the stage, in design pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * All controls on the stage, in one list. Pointers, keyboard, switches, the access layer and tests all read it and end
 * in `activate`, so that every way of playing can do the same.
 */
export interface Control {
  readonly id: string;
  /**
   * 'toy': a decorative object that reacts to touch (a treasure that hops and is counted). Pointers only: it has no DOM
   * element and no focus, and is not needed for the question.
   */
  readonly kind: 'choice' | 'action' | 'link' | 'toy';
  /** The side it belongs to, where two play at once; omitted: everybody's. */
  readonly side?: Side | undefined;
  /** When the scanner comes to it, where not by its kind. 'first': the child's turn waits for it; 'last': seldom needed. */
  readonly scanned?: 'first' | 'last';
  /** The accessible name; for choices in the grammar of the stage contract. */
  readonly label: string;
  /** Its rectangle in design pixels of the stage. Read on layout and state changes, not every frame. */
  rect(): Rect;
  /** Closed controls keep their position and focus (aria-disabled). */
  enabled(): boolean;
  visible(): boolean;
  /**
   * It is out of sight: fingers do not find it there, whatever its rectangle, and it is as open to keys, switches and
   * readers as all others. Omitted: never.
   */
  isAway?(): boolean;
  /** Links only: the address it leads to. */
  readonly href?: string;
  /** at: where it was touched, in design pixels; absent when it was not touched. */
  activate(at?: Place): void;
  /** A finger that is on it moves: it follows, and the press is no choice any more. Nothing needs it. */
  drag?(to: Place, phase: 'moves' | 'ends' | 'is lost'): void;
  /** Shows and releases the pressed look; absent if there is none. */
  press?(down: boolean): void;
  /** Keyboard focus or the scanner is on it. */
  focus?(on: boolean): void;
}

export interface Controls {
  /** In focus order: Back, Instructions, choices left to right and top to bottom, settings last. */
  readonly list: readonly Control[];
  /** The first of the controls that `cover` has laid over the others last. */
  readonly covering: Control | undefined;
  /** Replaces the scene's controls. Elements whose ids stay are kept, with their focus. */
  set(controls: readonly Control[]): void;
  /**
   * Lays controls over all others, which keep their position and name and are closed, except for links, the way out.
   * Returns the function that removes them again, and brings back what they have covered.
   */
  cover(...controls: readonly Control[]): () => void;
  /** Call after anything that moves, names, opens or closes a control. Cheap; done once a frame. */
  changed(): void;
  onChange(listener: () => void): () => void;
  find(id: string): Control | undefined;
}

const closed = (control: Control): Control =>
  control.kind === 'link' ? control : { ...control, enabled: () => false };

export function createControls(): Controls {
  let scene: readonly Control[] = [];
  let covers: readonly (readonly Control[])[] = [];
  let list = scene;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const update = () => {
    const [wayOut = [], ...rest] = scene.map(closed);
    const covering = covers.at(-1);
    // After the links, so that they are the next in focus order.
    list = covering ? [wayOut, covering, rest].flat() : scene;
    changed();
  };
  return {
    get list() {
      return list;
    },
    get covering() {
      return covers.at(-1)?.[0];
    },
    set(controls) {
      scene = controls;
      update();
    },
    cover(...controls) {
      covers = [...covers, controls];
      update();
      return () => {
        covers = covers.filter((one) => one !== controls);
        update();
      };
    },
    changed,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (id) => list.find((control) => control.id === id),
  };
}
