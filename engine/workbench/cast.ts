import { Container, Graphics } from 'pixi.js';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { ANSWER_CLAYS } from '#engine/sprites/clay.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Props } from './exhibit.ts';

/** Places things side by side around the middle, this many design pixels apart. */
export function inRow<T extends Container>(
  stage: Container,
  things: readonly T[],
  step: number,
): readonly T[] {
  things.forEach((thing, index) => thing.position.set((index - (things.length - 1) / 2) * step, 0));
  stage.addChild(...things);
  return things;
}

/** As `inRow`, one below the other. */
export function inColumn<T extends Container>(
  stage: Container,
  things: readonly T[],
  step: number,
): readonly T[] {
  things.forEach((thing, index) => thing.position.set(0, (index - (things.length - 1) / 2) * step));
  stage.addChild(...things);
  return things;
}

/** So many answers. */
export const tilesOn = (stage: Container, count: number) =>
  inRow(
    stage,
    Array.from({ length: count }, (_, index) => {
      const clay = ANSWER_CLAYS[index]!;
      return new AnswerTile({ width: 260, height: 240, clay, text: String(index + 2) });
    }),
    310,
  );
/** The parts that recipes animate. */
export const bodiesOf = (pieces: readonly Piece[]) => pieces.map(({ body }) => body);
/** Drawings as a thing that recipes can animate. */
export const pieceOf = (...drawn: Container[]) => {
  const piece = new Piece();
  piece.body.addChild(...drawn);
  return piece;
};
export function guideOn(stage: Container, { pictures, avatar, fx, random, onStep }: Props): Guide {
  const guide = stage.addChild(new Guide({ pictures, avatar, random, calm: () => fx.calm }));
  guide.step(0);
  onStep((delta) => guide.step(delta));
  return guide;
}
export const coinsOn = (stage: Container, { pictures }: Props, count: number) =>
  inRow(
    stage,
    Array.from({ length: count }, () => pieceOf(createPicture(pictures, 'ui/coin', 100))),
    150,
  );
export const cardOn = (stage: Container) =>
  stage.addChild(
    pieceOf(drawCard(new Graphics(), 760, 460), createLabel({ text: 'Perfect Score', size: 90 })),
  );
export const stone = () =>
  pieceOf(new Graphics().ellipse(0, 14, 110, 56).fill('#B8862F').ellipse(0, 0, 110, 56).fill('#F7C94B'));
