import { Container, type Graphics, type Text } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { nameOf } from '#engine/rules/nook.ts';
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
  readonly ground: Graphics;
  readonly parts: Container;
  /** Undefined: the deal cannot be made. */
  readonly yes: ChunkyButton | undefined;
  readonly no: ChunkyButton;
}

const PAD = 40;
const HEAD = 112;
/** Coins that are to be counted are larger than in the purse. */
const LARGEST_COINS = 2.4;
/** Of a recess that holds the thing, or its price. */
const POD = { gap: 26, inset: 24, share: 0.47 } as const;
const BUTTONS = { height: 130, gap: 30, least: 260 } as const;
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

/** A closer look at one thing: its price as coins, what would be left, and the two ways on. */
export function buildDeal(pictures: Pictures, look: Look, panel: Rect): DealCard {
  const { nook, deal, largest, hudScale } = look;
  const parts = new Container();
  const inside = panel.width - 2 * PAD;
  const middle = panel.x + panel.width / 2;
  const name = createLabel({ text: nameOf(deal.thing), size: 60 * hudScale });
  fitWidth(name, inside);
  name.position.set(middle, panel.y + PAD * 0.6 + (HEAD * hudScale) / 2);
  const { yes, no, top: buttonsTop } = buttonsOf(look, panel);
  const sum = sumOf(sentencesOfDeal(nook, deal, largest).map(asRead), 50 * hudScale, inside);
  const sumTop = buttonsTop - sum.height - 26;
  sum.position.set(middle, sumTop + sum.height / 2);
  const top = panel.y + PAD * 0.6 + HEAD * hudScale;
  const zone = { x: panel.x + PAD, y: top, width: inside, height: sumTop - 22 - top };
  const [first, second] = halves(zone);
  parts.addChild(name, podAt(first, THING_POD), podAt(second, PRICE_POD));
  const picture = thingPicture(pictures, deal.thing, insetIn(first));
  picture.position.copyFrom(middleOf(first));
  parts.addChild(picture, priceOf(pictures, nook, deal, insetIn(second)), sum);
  return { ground: drawPanel(panel), parts, yes, no };
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
  const [width, height] = [half, BUTTONS.height * hudScale];
  // In a slim panel words alone: larger than beside a picture.
  const icon = (of: IconName) =>
    half < BUTTONS.least * hudScale ? {} : { icon: createIcon(of, 62 * hudScale) };
  const sizes = { width, height, textSize: 50 * hudScale };
  const what = deal.sell ? 'Give back' : priceNow(nook, deal.thing) === 0 ? 'Take it' : 'Buy it';
  const yes =
    refusalOf(nook, deal) === undefined
      ? new ChunkyButton({
          ...{ ...sizes, ...icon(deal.sell ? 'undo' : 'tick') },
          clay: THEME_CLAY[theme],
          text: what,
        })
      : undefined;
  const no = new ChunkyButton({ ...sizes, ...icon('back'), clay: CLAY.amber, text: 'Back' });
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
  const size = Math.min(110, box.height * 0.34);
  const number = createLabel({ text: String(price), size });
  const coin = createPicture(pictures, 'ui/coin', size * 0.92);
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
  const [across, y] = [coin.width + size * 0.2 + number.width, top + coins.height + gap + size / 2];
  coin.position.set(middle.x - across / 2 + coin.width / 2, y);
  number.position.set(middle.x + across / 2 - number.width / 2, y);
  holder.addChild(coins, number, coin);
  return holder;
}
