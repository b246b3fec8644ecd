import { Container, type Text } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import { priceNow, refusalOf, worthOf, type Deal, type NookState } from '#engine/rules/nook-state.ts';
import { asRead } from '#engine/rules/nook-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon, type IconName } from '#engine/sprites/icons.ts';
import { createLabel, fitWidth, wrapEvenly } from '#engine/sprites/label.ts';
import { Pod } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import type { Theme } from '#engine/rules/looks.ts';
import { CoinRows } from './coin-rows.ts';
import { sentencesOfDeal } from './said.ts';
import { drawPanel, thingPicture } from './shelf-panel.ts';

export interface DealCard {
  readonly ground: Container;
  readonly parts: Container;
  /** Undefined: the deal cannot be made. */
  readonly yes: ChunkyButton | undefined;
  readonly no: ChunkyButton;
}

const PAD = 40;
/** Beside the room it is slim. */
const SIDE_PAD = 22;
const HEAD = 112;
/** Coins that are to be counted are larger than in the purse. */
const LARGEST_COINS = 2.4;
/** A coin and the number beside it, as shares of the number's height. */
const NUMBER = { coin: 0.92, gap: 0.2, digit: 0.7 } as const;
/** Of a recess that holds the thing, or its price. */
const POD = { gap: 26, inset: 24, share: 0.47 } as const;
const BUTTONS = { height: 130, gap: 30, text: 50, icon: 62 } as const;
/** In a slim panel the picture stands above its words. */
const UPRIGHT = { below: 260, height: 160, text: 44, icon: 60 } as const;
const THING_POD = ['#FFF3C9', '#FFE3A0'] as const;
const PRICE_POD = ['#EFF8FF', '#D5ECFB'] as const;

interface Look {
  readonly nook: NookState;
  readonly deal: Deal;
  readonly largest: number;
  readonly theme: Theme;
  /** On small screens letters and buttons are so much larger. */
  readonly hudScale: number;
}

/** A closer look at one thing: its price as coins, what would be left, and the two ways on. side: the thing is there. */
export function buildDeal(pictures: Pictures, look: Look, panel: Rect, side: Rect | undefined): DealCard {
  const { nook, deal, largest, hudScale } = look;
  const ground = new Container();
  ground.addChild(drawPanel(panel));
  const parts = new Container();
  const inside = panel.width - 2 * PAD;
  const { yes, no, top: buttonsTop } = buttonsOf(look, panel);
  const sum = sumOf(sentencesOfDeal(nook, deal, largest).map(asRead), 50 * hudScale, inside);
  const sumTop = buttonsTop - sum.height - 26;
  sum.position.set(panel.x + panel.width / 2, sumTop + sum.height / 2);
  if (side) ground.addChild(drawPanel(side));
  const aside = side && onSide(side, deal.thing, hudScale);
  const name = aside?.name ?? nameIn(panel, deal.thing, hudScale);
  const top = panel.y + (side ? PAD * 0.7 : PAD * 0.6 + HEAD * hudScale);
  const zone = { x: panel.x + PAD, y: top, width: inside, height: sumTop - 22 - top };
  const [first, second] = aside ? [aside.place, zone] : halves(zone);
  parts.addChild(name, podAt(first, THING_POD), podAt(second, PRICE_POD));
  const picture = thingPicture(pictures, deal.thing, insetIn(first));
  picture.position.copyFrom(middleOf(first));
  parts.addChild(picture, priceOf(pictures, nook, deal, insetIn(second)), sum);
  return { ground, parts, yes, no };
}
/** The thing's name at the top of the panel. */
function nameIn({ x, y, width }: Rect, thing: ThingId, hudScale: number): Text {
  const name = createLabel({ text: nameOf(thing), size: 60 * hudScale });
  fitWidth(name, width - 2 * PAD);
  name.position.set(x + width / 2, y + PAD * 0.6 + (HEAD * hudScale) / 2);
  return name;
}

/** The same beside the room, where each word may have a line, and the place under it. */
function onSide(side: Rect, thing: ThingId, hudScale: number) {
  const width = side.width - 2 * SIDE_PAD;
  const name = createLabel({ text: nameOf(thing), size: 50 * hudScale, wrap: width });
  fitWidth(name, width);
  name.position.set(side.x + side.width / 2, side.y + SIDE_PAD + name.height / 2);
  const y = side.y + name.height + 2 * SIDE_PAD;
  return { name, place: { x: side.x + SIDE_PAD, y, width, height: side.y + side.height - 2 * SIDE_PAD - y } };
}

/** No sentence goes on in the next line, where each has room in one. */
function sumOf(sentences: readonly string[], size: number, width: number): Text {
  const label = createLabel({ size });
  const fits = (line: string) => {
    label.text = line;
    return label.width <= width;
  };
  if (!sentences.every(fits)) {
    label.destroy();
    const wrapped = createLabel({ text: sentences.join(' '), size, wrap: width });
    wrapEvenly(wrapped, width);
    return wrapped;
  }
  const lines = sentences.reduce<readonly string[]>((before, sentence) => {
    const longer = [before.at(-1), sentence].filter(Boolean).join(' ');
    return fits(longer) ? [...before.slice(0, -1), longer] : [...before, sentence];
  }, []);
  label.text = lines.join('\n');
  return label;
}

/** Above each other where there is height for it, else beside each other. */
function halves(zone: Rect): readonly [Rect, Rect] {
  if (zone.height > zone.width * 0.9) {
    const height = (zone.height - POD.gap) * 0.56;
    const y = zone.y + height + POD.gap;
    return [
      { ...zone, height },
      { ...zone, y, height: zone.y + zone.height - y },
    ];
  }
  const width = (zone.width - POD.gap) * POD.share;
  const x = zone.x + width + POD.gap;
  return [
    { ...zone, width },
    { ...zone, x, width: zone.x + zone.width - x },
  ];
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

function podAt(rect: Rect, colours: readonly [string, string]): Pod {
  const pod = new Pod(colours);
  pod.resize(rect.width, rect.height);
  pod.position.copyFrom(middleOf(rect));
  return pod;
}

const insetIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + POD.inset,
  y: y + POD.inset,
  width: width - 2 * POD.inset,
  height: height - 2 * POD.inset,
});

/** The two ways on, at the panel's lower end. */
function buttonsOf({ nook, deal, theme, hudScale }: Look, panel: Rect) {
  const half = (panel.width - 2 * PAD - BUTTONS.gap) / 2;
  const isSlim = half < UPRIGHT.below * hudScale;
  const { height: high, text, icon } = isSlim ? UPRIGHT : BUTTONS;
  const [width, height] = [half, high * hudScale];
  const picture = (of: IconName) => ({ icon: createIcon(of, icon * hudScale) });
  const sizes = { width, height, textSize: text * hudScale, upright: isSlim };
  const what = deal.sell ? 'Give back' : priceNow(nook, deal.thing) === 0 ? 'Take it' : 'Buy it';
  const yes =
    refusalOf(nook, deal) === undefined
      ? new ChunkyButton({
          ...{ ...sizes, ...picture(deal.sell ? 'undo' : 'tick') },
          clay: THEME_CLAY[theme],
          text: what,
        })
      : undefined;
  const no = new ChunkyButton({ ...sizes, ...picture('back'), clay: CLAY.amber, text: 'Back' });
  const y = panel.y + panel.height - PAD - height * 0.6;
  const middle = panel.x + panel.width / 2;
  const aside = (width + BUTTONS.gap) / 2;
  no.position.set(yes ? middle - aside : middle, y);
  yes?.position.set(middle + aside, y);
  return { yes, no, top: y - height / 2 };
}

/** What it costs, or brings back: coins to count, and their number; of a gift a star. What is missing is pale. */
function priceOf(pictures: Pictures, nook: NookState, { thing, sell }: Deal, box: Rect): Container {
  const holder = new Container();
  const price = sell ? worthOf(nook, thing) : priceNow(nook, thing);
  const middle = middleOf(box);
  if (price === 0) {
    const star = createPicture(pictures, 'ui/gold-star', Math.min(260, box.height, box.width));
    star.position.copyFrom(middle);
    holder.addChild(star);
    return holder;
  }
  const across = NUMBER.coin + NUMBER.gap + NUMBER.digit * String(price).length;
  const size = Math.min(110, box.height * 0.34, box.width / across);
  const number = createLabel({ text: String(price), size });
  const coin = createPicture(pictures, 'ui/coin', size * NUMBER.coin);
  const coins = new CoinRows(pictures);
  const missing = sell ? 0 : Math.max(0, price - nook.balance);
  const gap = size * 0.24;
  coins.show(
    price,
    missing,
    { width: box.width, height: Math.max(40, box.height - size - gap) },
    LARGEST_COINS,
  );
  const top = middle.y - (coins.height + gap + size) / 2;
  coins.position.set(middle.x - coins.width / 2, top);
  const [wide, y] = [coin.width + size * NUMBER.gap + number.width, top + coins.height + gap + size / 2];
  coin.position.set(middle.x - wide / 2 + coin.width / 2, y);
  number.position.set(middle.x + wide / 2 - number.width / 2, y);
  holder.addChild(coins, number, coin);
  return holder;
}
