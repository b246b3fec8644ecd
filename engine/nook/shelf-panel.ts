import { Container, Graphics, Sprite } from 'pixi.js';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import { besideRoom } from '#engine/layout/nook.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { isStarter, kindOf, KEEPSAKES, type ThingId } from '#engine/rules/nook.ts';
import { GIVEN_THINGS, PRICED, SHELVES, type PricedId, type Shelf } from '#engine/rules/nook-things.ts';
import { priceNow, type NookState } from '#engine/rules/nook-state.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, INK, type Clay } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { drawTick } from '#engine/sprites/marks.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { ThingView } from './thing-view.ts';

export type ShelfId = Shelf | 'keepsakes';
const SHELF_IDS: readonly ShelfId[] = [...SHELVES, 'keepsakes'];

/** The thing that stands for each shelf. */
const SIGNS: Readonly<Record<ShelfId, ThingId>> = {
  first: 'armchair',
  walls: 'leaf-paper',
  lights: 'lighthouse',
  play: 'train',
  outfits: 'star-glasses',
  friends: 'snail',
  keepsakes: 'keepsake-total-treasure-hunt',
};

const PAD = 26;
const TAB = { width: 104, height: 100, gap: 24 } as const;
/** A button's height with its thick side. */
const WITH_EDGE = 1.1;
/** In CSS pixels, on the smallest screen: a tab, and what lies between two where there is no room for more. */
const LEAST_TAB = 52;
const LEAST_GAP = 8;
/** From row to row of a low panel, in design pixels. */
const LOW_GAP = 8;
/** A panel that leaves no room for larger tabs in two rows, in CSS pixels. */
const LOW = 330;
/** Where there is room for it, tabs are so much larger. */
const LARGEST_TAB = 1.7;
const CARD = { width: 186, height: 206, gap: 36, picture: { width: 142, height: 100 } } as const;
/** Where there is width left, cards stand so much further apart. */
const WIDEST_SPREAD = 1.2;
/** A thing that is in the room, or worn. Pale: the room is the picture. */
const OUT: Clay = { hi: '#F1FBFF', mid: '#CFECFB', low: '#A4D8F3', edge: '#4A93C4' };
/** Few things on a shelf are shown so much larger. */
const LARGEST = 1.9;

export const isPriced = (thing: ThingId): thing is PricedId => PRICED.some(({ id }) => id === thing);

/** What stands on a shelf; of keepsakes only those that are there. */
const thingsOn = (shelf: ShelfId, nook: NookState): readonly ThingId[] =>
  shelf === 'keepsakes'
    ? KEEPSAKES.filter((id) => nook.owned.includes(id))
    : PRICED.filter((thing) => thing.shelf === shelf).map(({ id }) => id);

/** In the room, or worn. */
export const isOut = (nook: NookState, thing: ThingId): boolean =>
  nook.outfit.includes(thing) || nook.placed.some((place) => place.thing === thing);

/** Drawn in several pieces. */
const OF_PARTS: readonly ThingId[] = ['little-dragon'];

type Box = Pick<Rect, 'width' | 'height'>;

/** The picture of a thing, as large as the box allows, with its middle at 0,0. */
export function thingPicture(pictures: Pictures, thing: ThingId, box: Box): Container {
  const holder = new Container();
  if (!OF_PARTS.includes(thing)) {
    const picture = new Sprite(pictures.texture(`nook/${thing}`));
    picture.anchor.set(0.5);
    picture.scale.set(Math.min(box.width / picture.texture.width, box.height / picture.texture.height));
    holder.addChild(picture);
    return holder;
  }
  const whole = new ThingView(pictures, thing);
  const { x, y, width, height } = whole.getLocalBounds();
  const scale = Math.min(box.width / width, box.height / height);
  whole.scale.set(scale);
  whole.position.set(-(x + width / 2) * scale, -(y + height / 2) * scale);
  holder.addChild(whole);
  return holder;
}

export interface Shown {
  readonly button: ChunkyButton;
  readonly id: string;
}

interface Places {
  readonly panel: Rect;
  /** Where tabs have a place of their own. */
  readonly side?: Rect;
  /** CSS pixels to a design pixel. */
  readonly cssScale: number;
}

/** Tabs and cards of one shelf. Built anew whenever something changes. */
export function buildShelf(
  pictures: Pictures,
  nook: NookState,
  shelf: ShelfId,
  { panel, side, cssScale }: Places,
): { readonly ground: Graphics; readonly tabs: readonly Shown[]; readonly cards: readonly Shown[] } {
  const inner = { x: panel.x + PAD, y: panel.y + PAD, width: panel.width - 2 * PAD };
  const rows = side
    ? { cells: besideRoom(side, SHELF_IDS.length), bottom: panel.y }
    : tabRows(inner, cssScale, panel.height * cssScale < LOW);
  const tabs = SHELF_IDS.map((id, index) => {
    const { x, y, width, height } = rows.cells[index]!;
    const scale = width / TAB.width;
    const button = new ChunkyButton({
      width: TAB.width,
      height: height / scale / WITH_EDGE,
      clay: id === shelf ? CLAY.violet : CLAY.cream,
      icon: thingPicture(pictures, SIGNS[id], { width: 84, height: (height / scale) * 0.65 }),
    });
    button.position.set(x + width / 2, y + height / WITH_EDGE / 2);
    button.scale.set(scale);
    return { button, id };
  });
  const top = rows.bottom + PAD;
  const zone = { ...inner, y: top, height: panel.y + panel.height - 2 * PAD - top };
  const things = thingsOn(shelf, nook);
  const [width, height, apart] = [CARD.width, CARD.height, CARD.gap].map((size) => size * LARGEST);
  const grid = placeGrid(zone, things.length, width!, height!, apart!);
  // What many rows leave of the width lies between the columns.
  const middle = zone.x + zone.width / 2;
  const reach = grid.cells.reduce((most, { x }) => Math.max(most, middle - x), 0);
  const spare = (zone.width - width! * grid.scale) / 2;
  const spread = reach > 0 ? Math.min(WIDEST_SPREAD, spare / reach) : 1;
  const cards = things.map((thing, index) => {
    const button = thingCard(pictures, nook, thing);
    const { x, y } = grid.cells[index]!;
    button.position.set(middle + (x - middle) * spread, y);
    button.scale.set(grid.scale * LARGEST);
    return { button, id: thing };
  });
  return { ground: drawPanel(panel), tabs, cards };
}

/** All tabs in as few rows as leave them large enough, and where those end. */
function tabRows(inner: Omit<Rect, 'height'>, cssScale: number, isLow: boolean) {
  const least = Math.max(1, LEAST_TAB / (TAB.width * cssScale));
  const close = Math.min(TAB.gap, LEAST_GAP / cssScale);
  const perRow = Math.max(1, Math.floor((inner.width + close) / (TAB.width * least + close)));
  const rows = Math.ceil(SHELF_IDS.length / perRow);
  const columns = Math.ceil(SHELF_IDS.length / rows);
  const between = (inner.width - columns * TAB.width * least) / Math.max(1, columns - 1);
  const gap = Math.min(TAB.gap, between);
  const fitting = (inner.width - (columns - 1) * gap) / (columns * TAB.width);
  const grown = rows > 1 && isLow ? least : Math.max(least, Math.min(LARGEST_TAB, fitting));
  const [width, height] = [TAB.width * grown, TAB.height * grown];
  // Below each other they need room for their thick sides; a low panel has none to give away.
  const below = isLow ? LOW_GAP : gap;
  const rowHeight = height * (rows > 1 ? 1.16 : 1);
  const zone = { ...inner, height: rows * (rowHeight + below) - below };
  const { cells, scale } = placeGrid(zone, SHELF_IDS.length, width, rowHeight + below - gap, gap);
  return {
    cells: cells.map(({ x, y }) => ({
      x: x - (width * scale) / 2,
      y: y - (height * scale) / 2,
      width: width * scale,
      height: height * scale * WITH_EDGE,
    })),
    bottom: zone.y + zone.height,
  };
}

/** A plain card over the panel's place. */
export function drawPanel({ x, y, width, height }: Rect): Graphics {
  const g = drawCard(new Graphics(), width, height);
  g.position.set(x + width / 2, y + height / 2);
  return g;
}

function thingCard(pictures: Pictures, nook: NookState, thing: ThingId): ChunkyButton {
  const face = new Container();
  const picture = thingPicture(pictures, thing, CARD.picture);
  picture.y = -24;
  face.addChild(picture);
  const isOwned = nook.owned.includes(thing);
  const clay: Clay = isOwned && isOut(nook, thing) ? OUT : CLAY.cream;
  if (isOwned) {
    const tick = drawTick(new Graphics(), 25);
    tick.y = 66;
    face.addChild(tick);
  } else if (isPriced(thing)) face.addChild(priceTag(pictures, nook, thing));
  return new ChunkyButton({ width: CARD.width, height: CARD.height, radius: 34, clay, icon: face });
}

/** A coin and the price; of what is given a star. */
function priceTag(pictures: Pictures, nook: NookState, thing: PricedId): Container {
  const tag = new Container();
  tag.y = 66;
  if (isStarter(thing) && nook.given < GIVEN_THINGS) {
    tag.addChild(createPicture(pictures, 'ui/gold-star', 58));
    return tag;
  }
  const price = priceNow(nook, thing);
  const label = createLabel({ text: String(price), size: 46, fill: INK });
  const coin = createPicture(pictures, 'ui/coin', 44);
  const width = 50 + label.width;
  coin.x = -width / 2 + 22;
  label.x = width / 2 - label.width / 2;
  tag.addChild(coin, label);
  return tag;
}

export const coversRoom = (thing: ThingId): boolean => ['paper', 'boards'].includes(kindOf(thing));
export const isWorn = (thing: ThingId): boolean => kindOf(thing) === 'worn';
