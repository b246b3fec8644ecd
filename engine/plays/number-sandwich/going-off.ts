import type { Container } from 'pixi.js';
import { EASE, recipe } from '#engine/fx/motion.ts';
import { moveToLayer } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import type { Customer } from './customer.ts';

/** It turns, and goes off to this side, so far in its own pixels, with so many steps. */
const GOES = { across: 420, seconds: 0.42, turns: 0.08, step: 0.1, up: -16 } as const;

/** Who has paid turns and goes, in a layer of its own, while the next one comes. 0.42 s. */
export function goOff(customer: Customer, layer: Container): gsap.core.Timeline {
  const { across, seconds, turns, step, up } = GOES;
  const { body } = customer;
  destroyChildren(layer);
  moveToLayer(layer, customer);
  const timeline = recipe()
    .to(body.scale, { x: -1, duration: turns, ease: EASE.idle }, 0)
    .to(body, { x: across, duration: seconds - turns, ease: 'power1.in' }, turns)
    .to(body, { y: up, duration: step, yoyo: true, repeat: 2, ease: EASE.rise }, turns)
    .to(body, { alpha: 0, duration: 0.1 }, seconds - 0.1);
  // Who answers at once, or leaves, does not wait for it.
  customer.once('destroyed', () => void timeline.kill());
  return timeline;
}
