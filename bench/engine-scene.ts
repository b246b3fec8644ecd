import { gsap } from 'gsap';
import { Container, Graphics, Sprite, Text } from 'pixi.js';
import type { SceneSet } from '#engine/scenes/scene-events.ts';
import type { StageContext } from '#engine/scenes/stage-context.ts';
import { StageScene } from '#engine/scenes/stage-scene.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';

const SPRITES = 150;
const TEXTS = 12;
const ACROSS = 15;

/** All visible objects under a container, including itself. */
export function shownUnder(root: Container): Container[] {
  return root.visible ? [root, ...root.children.flatMap(shownUnder)] : [];
}

/** 150 sprites, 12 texts and 200 pieces of confetti, all of them moving: more than any game shows at once. */
export class BusyScene extends StageScene {
  private readonly things: readonly Piece[];
  private readonly texts: readonly Text[];

  constructor(stage: StageContext) {
    super(stage);
    stage.access.show({ phase: 'playing' });
    const painted = shownUnder(this.root).filter((one) => one instanceof Sprite).length;
    this.things = Array.from({ length: SPRITES - painted }, () => {
      const thing = new Piece();
      thing.body.addChild(createPicture(stage.pictures, 'treasure/ruby', 90));
      return thing;
    });
    this.texts = Array.from({ length: TEXTS }, (_, index) => createLabel({ text: `${index} + 1`, size: 60 }));
    this.front.addChild(...this.things, ...this.texts);
    const swing = { repeat: -1, yoyo: true, ease: 'sine.inOut' };
    this.things.forEach(({ body }, index) => {
      this.play(gsap.to(body, { y: -24, rotation: 0.2, duration: 0.6 + index / 200, ...swing }));
    });
    this.texts.forEach((text) => {
      this.play(gsap.to(text, { y: '+=12', alpha: 0.7, duration: 0.8, ...swing }));
    });
  }

  /** Throws all available confetti; it flies for more than two seconds. */
  celebrate(): void {
    const { width, height } = this.stage.layout();
    this.particles.confetti(width, height);
  }

  get flying(): number {
    return this.particles.count;
  }

  protected place(): void {
    const { width } = this.stage.layout();
    [...this.things, ...this.texts].forEach((one, index) => {
      one.position.set(((index % ACROSS) + 0.5) * (width / ACROSS), 160 + Math.floor(index / ACROSS) * 100);
    });
  }
}

export const BUSY_SCENES: SceneSet = {
  instructions: (stage) => new BusyScene(stage),
  play: (stage) => new BusyScene(stage),
  result: (stage) => new BusyScene(stage),
};

type Change = (node: Container, by: number) => void;

/** Animated properties, each with a getter and a setter. */
const MOVES: readonly (readonly [read: (node: Container) => number, write: Change])[] = [
  [(node) => node.x, (node, value) => (node.x = value)],
  [(node) => node.y, (node, value) => (node.y = value)],
  [(node) => node.rotation, (node, value) => (node.rotation = value)],
  [(node) => node.scale.x, (node, value) => (node.scale.x = value)],
  [(node) => node.scale.y, (node, value) => (node.scale.y = value)],
  [(node) => node.skew.x, (node, value) => (node.skew.x = value)],
  [(node) => node.skew.y, (node, value) => (node.skew.y = value)],
  [(node) => node.alpha, (node, value) => (node.alpha = value)],
];

interface Mover {
  readonly node: Container;
  readonly rest: number;
  /** Each swings at its own pace, like independent animations. */
  readonly pace: number;
  readonly write: Change;
}

export interface BareScene {
  readonly root: Container;
  /** Moves what the engine moved, by plain arithmetic. */
  move(seconds: number): void;
}

/**
 * The same objects without an engine: a copy of everything visible under `root`, in which everything moves that `step`
 * moves there.
 */
export function bareCopyOf(root: Container, step: () => void): BareScene {
  const nodes = shownUnder(root);
  const before = nodes.map((node) => MOVES.map(([read]) => read(node)));
  step();
  const copies = new Map<Container, Container>();
  const movers: Mover[] = [];
  nodes.forEach((node, index) => {
    const copy = copyOf(node);
    copies.set(node, copy);
    copies.get(node.parent!)?.addChild(copy);
    MOVES.forEach(([read, write], move) => {
      if (read(node) !== before[index]![move]) {
        const pace = 2 + (movers.length % 100) / 25;
        movers.push({ node: copy, rest: read(node), pace, write });
      }
    });
  });
  return {
    root: copies.get(root)!,
    move(seconds) {
      for (const { node, rest, pace, write } of movers)
        write(node, rest * (1 + Math.sin(seconds * pace) / 50));
    },
  };
}

function copyOf(node: Container): Container {
  let copy: Container;
  if (node instanceof Sprite) copy = new Sprite({ texture: node.texture, anchor: node.anchor });
  else if (node instanceof Graphics) copy = new Graphics(node.context);
  else if (node instanceof Text) {
    const { text, style, resolution, anchor } = node;
    copy = new Text({ text, style, resolution, anchor });
  } else copy = new Container();
  copy.isRenderGroup = node.isRenderGroup;
  copy.position.copyFrom(node.position);
  copy.pivot.copyFrom(node.pivot);
  copy.scale.copyFrom(node.scale);
  copy.skew.copyFrom(node.skew);
  copy.rotation = node.rotation;
  copy.alpha = node.alpha;
  copy.tint = node.tint;
  return copy;
}
