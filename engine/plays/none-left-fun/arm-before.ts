import { Container, type PointData, type Sprite } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/**
 * The guide's right arm once more, before all that the guide itself is behind: so the paw is seen on what it moves, and no
 * answer and no number is covered by the rest of it.
 */
export class ArmBefore extends Container {
  private readonly guide: Guide;
  private readonly picture: Sprite;

  constructor(guide: Guide) {
    super();
    this.guide = guide;
    this.picture = this.addChild(guide.arms.pictureOf('R'));
    this.visible = false;
  }

  /** It lies on the arm, wherever that is turned and however long it is, for so long. */
  seen(seconds: number): gsap.core.Timeline {
    const along = { share: 0 };
    return recipe()
      .call(() => this.follow(), undefined, 0)
      .to(along, { share: 1, duration: seconds, ease: 'none', onUpdate: () => this.follow() }, 0)
      .call(() => this.end(), undefined, seconds);
  }

  /** It may have been cut short. */
  end(): void {
    this.visible = false;
  }

  private follow(): void {
    const { guide, picture, parent } = this;
    if (!parent) return;
    const arm = guide.arms.of('R');
    const at = (x: number, y: number): PointData => parent.toLocal({ x, y }, arm);
    const [joint, across, down] = [at(0, 0), at(100, 0), at(0, 100)];
    this.visible = true;
    this.alpha = guide.body.alpha * guide.alpha;
    picture.position.copyFrom(joint);
    picture.rotation = Math.atan2(across.y - joint.y, across.x - joint.x);
    picture.scale.set(apart(joint, across) / 100, apart(joint, down) / 100);
  }
}

const apart = (one: PointData, other: PointData): number => Math.hypot(other.x - one.x, other.y - one.y);
