import { Container, Graphics, Sprite } from 'pixi.js';
import type { LayerEntry, WorldEntry } from '#engine/pictures/manifest.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Layout } from '#engine/stage/layout.ts';

/** Worlds are painted wider than most stages; this is the strip they are composed for. */
const COMPOSED = { width: 1920, height: 1080 };
const DRIFT_PIXELS = 14;
const DRIFT_SECONDS = 19;
const STRIP_OVERLAP = 0.8;

interface PlacedLayer {
  readonly entry: LayerEntry;
  /** Moved by recipes; the layout places the sprite. */
  readonly body: Container;
  readonly sprite: Sprite;
  restX: number;
}

/** The painted place behind a game: layers that fill any stage by their pins, and sway a little. */
export class World extends Container {
  private readonly backdrop = new Graphics();
  private readonly layers: readonly PlacedLayer[];
  private readonly entry: WorldEntry | undefined;

  /** A game without a world gets a plain sky; the loader has reported it. */
  constructor(pictures: Pictures) {
    super({ isRenderGroup: true });
    const name = pictures.worldName ?? '';
    this.entry = name === '' ? undefined : pictures.world(name);
    this.layers = (this.entry?.layers ?? []).map((entry) => {
      const body = new Container();
      return { entry, body, sprite: body.addChild(new Sprite(pictures.layer(name, entry.name))), restX: 0 };
    });
    this.addChild(this.backdrop, ...this.layers.map((layer) => layer.body));
  }

  /** What stands in the lower corners: it rises when the place comes in. */
  get corners(): readonly Container[] {
    return this.layers.filter(({ entry }) => entry.pin.startsWith('bottom-')).map(({ body }) => body);
  }

  resize(layout: Layout): void {
    const { width, height } = layout;
    const horizon = this.entry?.horizon ?? COMPOSED.height / 2;
    // On tall stages everything grows a little, so that sea and sand still meet.
    const zoom = Math.max(1, Math.sqrt(height / COMPOSED.height), width / 2520);
    const horizonY = horizon * (height / COMPOSED.height);
    this.backdrop
      .clear()
      .rect(0, 0, width, horizonY)
      .fill(this.entry?.above ?? '#66CBFA');
    this.backdrop.rect(0, horizonY, width, height - horizonY).fill(this.entry?.below ?? '#FBCE7C');
    for (const layer of this.layers) this.place(layer, { width, height, zoom, horizon, horizonY });
  }

  /** seconds: the clock's time, so that the sway goes on unbroken from scene to scene. calm: stand still. */
  sway(seconds: number, calm: boolean): void {
    for (const { entry, sprite, restX } of this.layers) {
      const phase = (seconds / DRIFT_SECONDS) * Math.PI * 2 + entry.name.length;
      sprite.x = calm ? restX : restX + Math.sin(phase) * DRIFT_PIXELS * entry.drift;
    }
  }

  private place(
    layer: PlacedLayer,
    stage: { width: number; height: number; zoom: number; horizon: number; horizonY: number },
  ): void {
    const { entry, sprite } = layer;
    const { width, height, zoom, horizon, horizonY } = stage;
    const worldWidth = this.entry!.width;
    const margin = (worldWidth - COMPOSED.width) / 2;
    let x = (width - worldWidth * zoom) / 2 + entry.x * zoom;
    let y = height - (COMPOSED.height - entry.y) * zoom;
    let scaleX = zoom;
    let scaleY = zoom;
    if (entry.pin === 'fill') {
      x = 0;
      y = 0;
      scaleX = width / entry.width;
      scaleY = height / entry.height;
    } else if (entry.pin === 'top') y = entry.y * zoom;
    else if (entry.pin === 'horizon') y = horizonY + (entry.y - horizon) * zoom;
    else if (entry.pin === 'bottom-left') x = (entry.x - margin) * zoom;
    else if (entry.pin === 'bottom-right') x = width - (worldWidth - margin - entry.x) * zoom;
    layer.restX = x;
    sprite.position.set(x, y);
    // The texture may be of another tier: entry sizes are design pixels. Wide layers come in strips, which
    // overlap by a hair, so that no seam shows between them.
    sprite.scale.set(
      (scaleX * (entry.width + STRIP_OVERLAP)) / Math.max(1, sprite.texture.width),
      (scaleY * entry.height) / Math.max(1, sprite.texture.height),
    );
  }
}
