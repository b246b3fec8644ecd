import { Container, Sprite, type Texture } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Worn } from './outfit.ts';
import { CAPE_BELOW } from '#engine/rules/nook-looks.ts';
import type { RigEntry } from '#engine/rules/picture-manifest.ts';

/** Where something can be worn or held: on which part, and how far from its joint. */
const PLACES = {
  hat: ['head', 0, 0],
  neck: ['body', 0, -152],
  handL: ['armL', 0, 92],
  handR: ['armR', 0, 92],
} as const;

/** More than the z of any part of a figure. */
export const IN_FRONT = 100;

interface Joint {
  readonly node: Container;
  readonly restX: number;
  readonly restY: number;
}

/**
 * A character made of parts, each turning around its own joint. Fox, cat and owl use the same part names, so that one
 * set of animations fits all; a missing part is an empty node.
 */
export class Rig extends Container {
  /** Squashes and lifts the whole character; its origin is between the feet. */
  readonly whole = new Container();
  private readonly pictures: Pictures;
  private readonly dressed: Sprite[] = [];
  private readonly joints = new Map<string, Joint>();

  constructor(pictures: Pictures, entry: RigEntry | undefined) {
    super();
    this.pictures = pictures;
    this.addChild(this.whole);
    this.whole.sortableChildren = true;
    const waiting = [...(entry?.parts ?? [])];
    const pivots = new Map(waiting.map((part) => [part.id, part.pivot]));
    // Parents may come after their children in the list: repeat until all are attached.
    for (let stalled = 0; waiting.length > 0 && stalled <= waiting.length;) {
      const part = waiting.shift()!;
      const parent = part.parent === 'root' ? this.whole : this.joints.get(part.parent)?.node;
      if (!parent) {
        waiting.push(part);
        stalled += 1;
        continue;
      }
      stalled = 0;
      const node = new Container({ sortableChildren: true, zIndex: part.z, label: part.id });
      const sprite = new Sprite(pictures.texture(part.frame));
      sprite.zIndex = part.z;
      node.addChild(sprite);
      const [originX, originY] = part.parent === 'root' ? [0, 0] : pivots.get(part.parent)!;
      node.position.set(part.pivot[0] - originX, part.pivot[1] - originY);
      parent.addChild(node);
      this.joints.set(part.id, { node, restX: node.x, restY: node.y });
    }
    for (const [id, [on, x, y]] of Object.entries(PLACES)) {
      const node = new Container({ x, y, zIndex: IN_FRONT, label: id });
      this.joint(on).addChild(node);
      this.joints.set(id, { node, restX: x, restY: y });
    }
  }

  /** The joint of this name; a missing one is an invisible node that can be animated all the same. */
  joint(id: string): Container {
    let joint = this.joints.get(id);
    if (!joint) {
      joint = { node: new Container(), restX: 0, restY: 0 };
      this.joints.set(id, joint);
    }
    return joint.node;
  }

  /** Attaches a picture to a joint, in front of everything there, with its anchor on the joint. */
  wear(id: string, texture: Texture): void {
    this.joint(id).addChild(Object.assign(new Sprite(texture), { zIndex: IN_FRONT }));
  }

  /** Puts these on in place of the last ones; what is behind hangs behind the whole figure. */
  dress(outfit: readonly Worn[]): void {
    for (const sprite of this.dressed.splice(0)) sprite.destroy();
    for (const { joint, frame, behind } of outfit) {
      const sprite = new Sprite(this.pictures.texture(frame));
      this.dressed.push(sprite);
      const head = this.joint('head');
      if (behind) sprite.position.set(head.x, head.y + CAPE_BELOW);
      sprite.zIndex = behind ? -IN_FRONT : IN_FRONT - 1;
      (behind ? this.whole : this.joint(joint)).addChild(sprite);
    }
  }

  has(id: string): boolean {
    return (this.joints.get(id)?.node.children.length ?? 0) > 0;
  }

  /** Moves a joint from its rest position, in rig units. */
  shift(id: string, x: number, y: number): void {
    this.joint(id);
    const joint = this.joints.get(id)!;
    joint.node.position.set(joint.restX + x, joint.restY + y);
  }

  show(id: string, visible: boolean): void {
    this.joint(id).visible = visible;
  }
}
