import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { DayScene } from '#engine/rules/day-scene.ts';
import type { LayerEntry, WorldEntry } from '#engine/rules/picture-manifest.ts';
import { DayPicture } from './day-picture.ts';
import type { Ground } from './day-sky-marks.ts';
import { placeFriend } from './friend-place.ts';
import { Friend } from './friend.ts';
import { Liveliness } from './liveliness.ts';
import { isInWater, Passing, passersIn, type Passer } from './passing.ts';

/** Worlds are painted wider than most stages; this is the strip they are composed for. */
const COMPOSED = { width: 1920, height: 1080 };
const DRIFT_PIXELS = 14;
const DRIFT_SECONDS = 19;
const STRIP_OVERLAP = 0.8;
/** Clouds of the placeholder world: x as a share of the width, y of the sky's height, size. */
const CLOUDS = [
  [0.16, 0.3, 1],
  [0.58, 0.2, 1.3],
  [0.9, 0.5, 0.9],
] as const;

interface PlacedLayer {
  readonly entry: LayerEntry;
  /** Moved by recipes; the layout places the sprite. */
  readonly body: Container;
  readonly sprite: Sprite;
  /** The animal that is painted on it. */
  readonly friend: Friend | undefined;
  restX: number;
}

/** The painted background of a game: layers pinned so that they fill any stage, which sway a little. */
export class World extends Container {
  /** Lies before the place and behind its little animal: for what a game lays out there. */
  readonly floor = new Container();
  /** Of its sway. */
  readonly liveliness = new Liveliness();
  /** What passes by now and then. */
  readonly passing = new Passing();
  /** What can; empty: the place could not be had. */
  readonly passers: readonly Passer[];
  private readonly backdrop = new Graphics();
  private ground: Ground | undefined;
  private readonly layers: readonly PlacedLayer[];
  private readonly entry: WorldEntry | undefined;
  private readonly day: DayPicture | undefined;
  private swayed: number | undefined;

  /** A game without a world gets a plain sky; the loader has reported it. */
  constructor(pictures: Pictures, scene: DayScene = 'plain') {
    super({ isRenderGroup: true });
    const name = pictures.worldName ?? '';
    this.entry = name === '' ? undefined : pictures.world(name);
    this.layers = (this.entry?.layers ?? []).map((entry) => {
      const body = new Container();
      const sprite = new Sprite(pictures.layer(name, entry.name));
      const friend = sprite.texture === Texture.EMPTY ? undefined : Friend.on(entry.name, sprite);
      body.addChild(friend ?? sprite);
      return { entry, body, sprite, friend, restX: 0 };
    });
    this.day = this.isBare ? undefined : DayPicture.of(this.entry?.place, scene);
    this.shine();
    const bodies = this.layers.map((layer) => layer.body);
    const first = this.layers.findIndex(
      ({ entry, friend }) => friend !== undefined || entry.name === 'vignette',
    );
    const { day } = this;
    bodies.splice(
      first < 0 ? bodies.length : first,
      0,
      ...(day ? [day.front, this.floor, day.veil] : [this.floor]),
    );
    // The first layer is the sky, or the wall of a room.
    if (day) bodies.splice(1, 0, day.sky);
    this.addChild(this.backdrop, this.passing, ...bodies);
    const isSea = this.layers.some(({ entry }) => entry.name === 'sea');
    this.passers = this.isBare || !this.entry ? [] : passersIn(this.entry.place, scene, isSea);
  }

  /** Something passes by on this side, far behind: -1 left, 1 right. 1.3 s. */
  passBy(passer: Passer, side: -1 | 1, ctx: FxContext): gsap.core.Timeline {
    const { passing, ground, layers, day } = this;
    if (!ground) return recipe();
    const isBefore = ({ entry: { pin } }: PlacedLayer) => pin === 'horizon' || pin.startsWith('bottom');
    const next = isInWater(passer)
      ? layers.findIndex(({ entry }) => entry.name === 'sea') + 1
      : layers.findIndex(isBefore);
    this.removeChild(passing);
    this.addChildAt(passing, layers[next] ? this.getChildIndex(layers[next].body) : this.children.length);
    return passing.pass(passer, { side, ground, light: day?.air ?? '#FFFFFF' }, ctx);
  }

  /** The little animal that lives here. */
  get friend(): Friend | undefined {
    return this.layers.find(({ friend }) => friend)?.friend;
  }

  /** The objects in the lower corners, which rise when the scene comes in. */
  get corners(): readonly Container[] {
    return this.layers.filter(({ entry }) => entry.pin.startsWith('bottom-')).map(({ body }) => body);
  }

  /** For a small picture: what hangs above and stands in the corners would be specks, and take a call each to draw. */
  simplify(): void {
    this.day?.simplify();
    for (const { entry, body } of this.layers)
      body.visible =
        (entry.pin === 'fill' && entry.name !== 'vignette') || /^(horizon|bottom)$/.test(entry.pin);
  }

  /** The light of the day on what was painted, but for who lives here. */
  private shine(): void {
    const { day, layers } = this;
    if (!day) return;
    for (const { entry, sprite, friend } of layers) {
      if (!friend) sprite.tint = day.lightOn(entry);
      sprite.visible = day.isSeen(entry);
    }
  }

  /** Some layers failed to load. */
  private get isBare(): boolean {
    return this.layers.length === 0 || this.layers.some(({ sprite }) => sprite.texture === Texture.EMPTY);
  }

  resize(layout: Layout): void {
    const { width, height } = layout;
    const horizon = this.entry?.horizon ?? COMPOSED.height / 2;
    // On tall stages everything is scaled up a little, so that sea and sand still meet.
    const zoom = Math.max(1, Math.sqrt(height / COMPOSED.height), width / 2520);
    const horizonY = horizon * (height / COMPOSED.height);
    this.ground = { width, height, horizonY };
    this.backdrop
      .clear()
      .rect(0, 0, width, horizonY)
      .fill(this.entry?.above ?? '#66CBFA');
    const below = this.entry?.below ?? '#FBCE7C';
    if (this.isBare) drawHills(this.backdrop, { width, horizonY, below });
    this.backdrop.rect(0, horizonY, width, height - horizonY).fill(below);
    this.day?.draw(this.ground);
    for (const layer of this.layers) {
      if (layer.friend) this.placeLiving(layer.friend, layer, zoom, layout);
      else this.place(layer, { width, height, zoom, horizon, horizonY });
    }
  }

  /** seconds: the clock's time, so that the sway is continuous from scene to scene. share: of the whole sway; 0: none. */
  sway(seconds: number, share: number): void {
    const seen = share * this.liveliness.after(seconds - (this.swayed ?? seconds));
    this.swayed = seconds;
    for (const { entry, sprite, friend, restX } of this.layers) {
      if (friend) continue;
      const phase = (seconds / DRIFT_SECONDS) * Math.PI * 2 + entry.name.length;
      sprite.x = restX + seen * Math.sin(phase) * DRIFT_PIXELS * entry.drift;
    }
  }

  private placeLiving(friend: Friend, { entry, sprite }: PlacedLayer, zoom: number, layout: Layout): void {
    sprite.scale.set(entry.width / sprite.texture.width, entry.height / sprite.texture.height);
    const { width } = this.entry!;
    const margin = (width - COMPOSED.width) / 2;
    placeFriend(friend, entry, { zoom, margin, width, height: COMPOSED.height }, layout);
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
    // The texture may be of another tier: sizes in the manifest are design pixels. Wide layers come in strips, which
    // overlap slightly, so that no seam shows.
    sprite.scale.set(
      (scaleX * (entry.width + STRIP_OVERLAP)) / Math.max(1, sprite.texture.width),
      (scaleY * entry.height) / Math.max(1, sprite.texture.height),
    );
  }
}

/** The placeholder for a painted background: clouds, and hills in the world's colours, so that nothing looks broken. */
function drawHills(pen: Graphics, place: { width: number; horizonY: number; below: string }): void {
  const { width, horizonY, below } = place;
  for (const [x, y, size] of CLOUDS)
    pen
      .ellipse(width * x, horizonY * y, 150 * size, 46 * size)
      .ellipse(width * x + 40 * size, horizonY * y - 34 * size, 80 * size, 50 * size)
      .fill('#E9F6FD');
  pen.ellipse(width * 0.82, horizonY, width * 0.5, 130).fill(below);
  pen.ellipse(width * 0.82, horizonY, width * 0.5, 130).fill({ color: '#FFFFFF', alpha: 0.2 });
  pen.ellipse(width * 0.2, horizonY, width * 0.45, 80).fill(below);
}
