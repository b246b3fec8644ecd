import { Container, Text, TextStyle, type StrokeStyle, type TextStyleOptions } from 'pixi.js';
import { INK } from './clay.ts';

/**
 * The font of everything on the stage: rounded, with an open 4 and a single-storey a, as children write. Declared by
 * the page that holds the stage; loaded before the first scene.
 */
const FONT_FAMILY = 'Fredoka Variable';
/** The same font, as a `document.fonts` query. */
export const FONT = `600 64px "${FONT_FAMILY}"`;

/** Width of a chunky outline, as a share of the letters' size. */
export const OUTLINE = 0.11;
/** Line widths are balanced in steps of this many design pixels. */
const EVENLY = 20;

export interface LabelOptions {
  readonly text?: string;
  /** Line height in design pixels; 44 is the smallest a child has to read. */
  readonly size: number;
  readonly fill?: string;
  /** Colour of a chunky outline, for white digits on clay. */
  readonly outline?: string;
  /** Largest line width in design pixels; longer text is wrapped. */
  readonly wrap?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/**
 * PixiJS identifies styles by number, so that equal labels would each be measured, cached and drawn separately. This
 * one is identified by its look.
 */
class LabelStyle extends TextStyle {
  /** Measurements in a fallback font must be discarded. */
  private readonly standIn = !document.fonts.check(FONT);

  override get styleKey(): string {
    const { fontSize, fill, align, wordWrap, wordWrapWidth, standIn } = this;
    const outline = (this.stroke as StrokeStyle | null)?.color;
    return JSON.stringify([fontSize, fill, outline, align, wordWrap && wordWrapWidth, standIn]);
  }
}

/** Live text, anchored at its centre. */
export function createLabel(options: LabelOptions): Text {
  const { text = '', size, fill = INK, outline, wrap, align = 'center' } = options;
  const style: TextStyleOptions = {
    fontFamily: FONT_FAMILY,
    fontWeight: '600',
    fontSize: size,
    fill,
    align,
    lineHeight: size * 1.16,
    padding: Math.ceil(size * 0.12),
  };
  if (outline !== undefined) {
    // No drop shadow: below a resolution of 1 PixiJS draws it twice.
    style.stroke = { color: outline, width: size * OUTLINE, join: 'round' };
  }
  if (wrap !== undefined) Object.assign(style, { wordWrap: true, wordWrapWidth: wrap });
  const label = new Text({ text, style: new LabelStyle(style) });
  label.anchor.set(0.5);
  return label;
}

/** Shrinks a label to at most this width; never enlarges. For names that a translation may lengthen. */
export function fitWidth(label: Text, width: number): void {
  label.scale.set(1);
  if (label.width > width) label.scale.set(width / label.width);
}

/** Wraps a text into as few lines as `width` needs, all of similar length, so that no word is alone on the last. */
export function wrapEvenly(label: Text, width: number): void {
  label.style.wordWrapWidth = width;
  const { height } = label;
  for (let narrower = width - EVENLY; narrower > width / 2; narrower -= EVENLY) {
    label.style.wordWrapWidth = narrower;
    if (label.height <= height) continue;
    label.style.wordWrapWidth = narrower + EVENLY;
    return;
  }
}

/**
 * Sets the resolution of every text under `root` to the one it is shown at, so that digits are crisp on any screen.
 * resolution: device pixels per design pixel. Texts that have it already are not touched.
 */
export function sharpen(root: Container, resolution: number): void {
  if (root instanceof Text && root.resolution !== resolution) root.resolution = resolution;
  for (const child of root.children) sharpen(child, resolution);
}
