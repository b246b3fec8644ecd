import { TexturePool } from 'pixi.js';
import type { Scene } from '#engine/kernel/scene.ts';
import type { Services } from './services.ts';

/** Gate reasons that outlast a scene. */
const STAY_CLOSED = ['hidden', 'context', 'resize', 'sheet'];
const RESIZE_SECONDS = 0.3;

/** Shows one scene at a time, with its controls. */
export class ScenePlace {
  private readonly services: Services;
  private shown: Scene | undefined;

  constructor(services: Services) {
    this.services = services;
  }

  get scene(): Scene | undefined {
    return this.shown;
  }

  /** make: called after the previous scene is disposed of, because both would share the controls. */
  show(make: () => Scene): void {
    const { gate, root, controls } = this.services;
    this.clear();
    gate.clear(STAY_CLOSED);
    this.shown = make();
    root.addChild(this.shown.root);
    this.shown.resize();
    controls.changed();
  }

  /** The stage's size or shape has changed. */
  layOut(): void {
    if (!this.shown) return;
    const { gate, controls } = this.services;
    gate.close('resize');
    this.shown.resize();
    controls.changed();
    gate.reopen('resize', RESIZE_SECONDS);
  }

  /**
   * Removes the scene together with its controls: a finger or the focus on one of them must not reach disposed objects.
   */
  clear(): void {
    this.shown?.dispose();
    this.services.controls.set([]);
    // PixiJS keeps the textures of texts that are gone on the card, to write others on them.
    TexturePool.clear();
  }
}
