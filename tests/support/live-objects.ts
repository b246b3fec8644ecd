/** What a page keeps alive, counted from its start. */
export interface LiveObjects {
  /** WebGL contexts that are neither lost nor collected. */
  readonly contexts: number;
  /** Textures of those contexts on the graphics card. */
  readonly textures: number;
  /** Listeners on objects that outlive every stage: window, document, body, and media queries. */
  readonly listeners: number;
  /** Elements watched by a ResizeObserver. */
  readonly observed: number;
  /** Requested animation frames: a loop that was not stopped shows here. */
  readonly frames: number;
  /** Sounds that are playing. */
  readonly sounds: number;
  /** All but the links by which a module is fetched once and kept for good: when the page does so is up to its idle time. */
  readonly elements: number;
}

declare global {
  interface Window {
    __liveObjects?: () => LiveObjects;
  }
}

/**
 * Starts counting; `window.__liveObjects()` returns the figures. Must run in the page before all other scripts, so it must
 * be self-contained.
 */
export function countLiveObjects(): void {
  type Method = (this: object, ...args: unknown[]) => unknown;
  /** Calls `note` after every call of a method. */
  const watch = (
    owner: object,
    name: string,
    note: (it: object, args: readonly unknown[], made: unknown) => void,
  ) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name]!;
    methods[name] = function (...args) {
      const it = this ?? window;
      const made = original.apply(it, args);
      note(it, args, made);
      return made;
    };
    return original;
  };

  const contexts: WeakRef<WebGL2RenderingContext>[] = [];
  const textures = new WeakMap<object, Set<unknown>>();
  watch(HTMLCanvasElement.prototype, 'getContext', (_canvas, _args, made) => {
    if (!(made instanceof WebGL2RenderingContext) || textures.has(made)) return;
    textures.set(made, new Set());
    contexts.push(new WeakRef(made));
  });
  const gl = WebGL2RenderingContext.prototype;
  watch(gl, 'createTexture', (context, _args, made) => textures.get(context)?.add(made));
  watch(gl, 'deleteTexture', (context, [texture]) => textures.get(context)?.delete(texture));

  const names = new WeakMap<object, number>();
  let named = 0;
  const nameOf = (thing: object) => names.get(thing) ?? (names.set(thing, ++named), named);
  const outlives = (target: object) =>
    target === window || target === document || target === document.body || target instanceof MediaQueryList;
  const listeners = new Set<string>();
  const noteListener = (change: 'add' | 'delete') => (target: object, args: readonly unknown[]) => {
    const [type, listener, how] = args as Parameters<EventTarget['addEventListener']>;
    if (!listener || !outlives(target)) return;
    const capture = typeof how === 'object' ? how.capture === true : how === true;
    listeners[change](`${nameOf(target)} ${type} ${nameOf(listener)} ${capture}`);
  };
  watch(EventTarget.prototype, 'addEventListener', noteListener('add'));
  watch(EventTarget.prototype, 'removeEventListener', noteListener('delete'));

  const observed = new Map<object, Set<unknown>>();
  const sizes = ResizeObserver.prototype;
  watch(sizes, 'observe', (by, [it]) => observed.set(by, (observed.get(by) ?? new Set()).add(it)));
  watch(sizes, 'unobserve', (by, [it]) => observed.get(by)?.delete(it));
  watch(sizes, 'disconnect', (by) => observed.delete(by));

  const frames = new Set<unknown>();
  const inNextFrame = watch(window, 'requestAnimationFrame', (_window, _args, frame) => {
    frames.add(frame);
    inNextFrame.call(window, () => frames.delete(frame));
  });
  watch(window, 'cancelAnimationFrame', (_window, [frame]) => frames.delete(frame));

  const sounds = new Set<object>();
  watch(AudioBufferSourceNode.prototype, 'start', (sound) => {
    sounds.add(sound);
    (sound as AudioBufferSourceNode).addEventListener('ended', () => sounds.delete(sound));
  });
  watch(AudioBufferSourceNode.prototype, 'stop', (sound) => sounds.delete(sound));

  window.__liveObjects = () => {
    const live = contexts.flatMap((ref) => ref.deref() ?? []).filter((context) => !context.isContextLost());
    return {
      contexts: live.length,
      textures: live.reduce((sum, context) => sum + textures.get(context)!.size, 0),
      listeners: listeners.size,
      observed: [...observed.values()].reduce((sum, set) => sum + set.size, 0),
      frames: frames.size,
      sounds: sounds.size,
      elements: document.querySelectorAll('*:not(link[rel=modulepreload])').length,
    };
  };
}
