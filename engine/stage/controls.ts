import type { Rect } from './layout.ts';

/**
 * Everything a child can operate on the stage, in one list. Pointers, keyboard, switches, the access layer and
 * tests all read it and all end in `activate`, so that no way of playing can fall behind another.
 */
export interface Control {
  readonly id: string;
  /**
   * 'toy': a thing to touch that answers nothing (a treasure that hops and is counted). Pointers only: it has no
   * real element and no focus, and whoever plays without it misses no part of the question.
   */
  readonly kind: 'choice' | 'action' | 'link' | 'toy';
  /** The accessible name; for choices the stage contract's grammar. */
  readonly label: string;
  /** Where it is, in design pixels of the stage. Read on layout and state changes, not every frame. */
  rect(): Rect;
  /** Closed controls keep their place and their focus (aria-disabled). */
  enabled(): boolean;
  visible(): boolean;
  /** Links only: the address it leads to. */
  readonly href?: string;
  activate(): void;
  /** Shows and releases the pressed look; absent when there is none. */
  press?(down: boolean): void;
  /** Keyboard focus or the scanner is on it. */
  focus?(on: boolean): void;
}

export interface Controls {
  /** In focus order: Back, Instructions, choices left to right and top to bottom, settings last. */
  readonly list: readonly Control[];
  /** What `cover` has laid over the others. */
  readonly covering: Control | undefined;
  /** Replaces the scene's controls. Elements of ids that stay are kept, with their focus. */
  set(controls: readonly Control[]): void;
  /**
   * Lays one control over all others: they keep their place and name and are closed, but for links, which are the
   * way out. Returns the way to take it off again.
   */
  cover(control: Control): () => void;
  /** Call after anything that moves, names, opens or closes a control. Cheap; done once a frame. */
  changed(): void;
  onChange(listener: () => void): () => void;
  find(id: string): Control | undefined;
}

const closed = (control: Control): Control =>
  control.kind === 'link' ? control : { ...control, enabled: () => false };

export function createControls(): Controls {
  let scene: readonly Control[] = [];
  let covering: Control | undefined;
  let list = scene;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const update = () => {
    const [wayOut = [], ...rest] = scene.map(closed);
    // Behind the way out, so that it is the next to be reached.
    list = covering ? [wayOut, covering, ...rest].flat() : scene;
    changed();
  };
  return {
    get list() {
      return list;
    },
    get covering() {
      return covering;
    },
    set(controls) {
      scene = controls;
      update();
    },
    cover(control) {
      covering = control;
      update();
      return () => {
        covering = undefined;
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
