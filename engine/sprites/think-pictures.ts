import { Container, Graphics } from 'pixi.js';
import { createLabel } from './label.ts';

const EDGE = '#6B3F70';
const SKIN = '#FFD98F';
type Point = readonly [x: number, y: number];
/** Where the fingers end, from the thumb on; they begin at the palm's own edge. */
const FINGERS: readonly { readonly from: Point; readonly to: Point }[] = [
  { from: [-30, 18], to: [-70, -8] },
  { from: [-28, -10], to: [-38, -62] },
  { from: [-9, -16], to: [-12, -78] },
  { from: [11, -14], to: [16, -72] },
  { from: [28, -4], to: [42, -52] },
];

/** An open hand that asks: it shows no number, so it tells no answer. About 140 x 140, its palm at 0,0. */
export function askingHand(): Container {
  const hand = new Graphics();
  const paint = (width: number, grow: number, color: string) => {
    const style = { width, color, cap: 'round', join: 'round' } as const;
    for (const { from, to } of FINGERS)
      hand
        .moveTo(...from)
        .lineTo(...to)
        .stroke(style);
    hand.roundRect(-38 - grow, -18 - grow, 76 + 2 * grow, 70 + 2 * grow, 30 + grow).fill(color);
  };
  paint(30, 5, EDGE);
  paint(20, 0, SKIN);
  const question = createLabel({ text: '?', size: 52, fill: EDGE });
  question.position.set(0, 18);
  const view = new Container();
  view.addChild(hand, question);
  return view;
}

/** Two who talk about it: a bubble each, on which dots stand for words. About 150 x 130 around 0,0. */
export function talkingBubbles(): Graphics {
  const bubbles = new Graphics();
  const bubble = (x: number, y: number, color: string, tail: 1 | -1) => {
    const style = { width: 10, color: EDGE, join: 'round' } as const;
    const shape = () =>
      bubbles
        .roundRect(x - 44, y - 28, 88, 56, 26)
        .moveTo(x + tail * 8, y + 22)
        .lineTo(x + tail * 34, y + 44)
        .lineTo(x + tail * 34, y + 14)
        .closePath();
    shape().stroke(style);
    shape().fill(color);
    for (const dot of [-20, 0, 20]) bubbles.circle(x + dot, y, 6).fill(EDGE);
  };
  bubble(-24, -28, '#FFFFFF', -1);
  bubble(26, 26, '#BFE8FF', 1);
  return bubbles;
}
