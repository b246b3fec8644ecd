import { Container, Text, TextStyle, type StrokeStyle, type TextStyleOptions } from 'pixi.js';
import { INK } from './clay.ts';

/**
 * The font of everything on the stage: rounded, with an open 4 and a single-storey a, as children write. The page that
 * holds the stage declares it; it is loaded before the first scene.
 */
const FONT_FAMILY = 'Fredoka Variable';
/** The font as `document.fonts` is asked for it. */
export const FONT = `600 64px "${FONT_FAMILY}"`;

/** Width of a chunky outline, as a share of the letters' size. */
export const OUTLINE = 0.11;
/** Lines become even in steps of so many design pixels. */
const EVENLY = 20;

export interface LabelOptions {
  readonly text?: string;
  /** Height of the letters' line in design pixels; 44 is the least a child has to read. */
  readonly size: number;
  readonly fill?: string;
  /** Colour of a chunky outline, for white digits on clay. */
  readonly outline?: string;
  /** Widest line in design pixels; longer text breaks into several. */
  readonly wrap?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/**
 * PixiJS tells styles apart by number, so that the same word in the same look is measured, remembered and drawn for
 * every label anew. This one is told apart by its look.
 */
class LabelStyle extends TextStyle {
  /** What was measured in a stand-in font must not outlast it. */
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

/** Shrinks a label so that it is at most so wide; never enlarges. For names that a translation may lengthen. */
export function fitWidth(label: Text, width: number): void {
  label.scale.set(1);
  if (label.width > width) label.scale.set(width / label.width);
}

/** Breaks a text into as few lines as `width` needs, all about as long: no word is left alone on the last. */
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
 * Gives every text under `root` the resolution it is shown at, so that digits stay crisp on any screen.
 * resolution: device pixels to a design pixel. Texts that have it already are left alone.
 */
export function sharpen(root: Container, resolution: number): void {
  if (root instanceof Text && root.resolution !== resolution) root.resolution = resolution;
  for (const child of root.children) sharpen(child, resolution);
}
