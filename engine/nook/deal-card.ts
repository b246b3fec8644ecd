import { Container, type Graphics } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { nameOf } from '#engine/rules/nook.ts';
import { priceNow, refusalOf, worthOf, type Deal, type NookState } from '#engine/rules/nook-state.ts';
import { asRead } from '#engine/rules/nook-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { createLabel, fitWidth, wrapEvenly } from '#engine/sprites/label.ts';
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
const BUTTON = { height: 130, bottom: 105, room: 190 } as const;
const HEAD = 104;

/** A closer look at one thing: its price as coins, what would be left, and the two ways on. */
export function buildDeal(
  pictures: Pictures,
  look: { readonly nook: NookState; readonly deal: Deal; readonly largest: number; readonly theme: Theme },
  panel: Rect,
): DealCard {
  const { nook, deal, largest, theme } = look;
  const isRefused = refusalOf(nook, deal) !== undefined;
  const parts = new Container();
  const middle = panel.x + panel.width / 2;
  const name = createLabel({ text: nameOf(deal.thing), size: 54 });
  fitWidth(name, panel.width - 2 * PAD);
  name.position.set(middle, panel.y + 62);
  parts.addChild(name);
  const sum = createLabel({
    text: sentencesOfDeal(nook, deal, largest).map(asRead).join(' '),
    size: 46,
    wrap: panel.width - 90,
  });
  wrapEvenly(sum, panel.width - 90);
  const buttonsTop = panel.y + panel.height - BUTTON.room;
  const sumTop = buttonsTop - sum.height - 24;
  sum.position.set(middle, sumTop + sum.height / 2);
  // Picture and coins above each other where the panel is high, beside each other where it is broad.
  const zone = {
    x: panel.x + PAD,
    y: panel.y + HEAD,
    width: panel.width - 2 * PAD,
    height: sumTop - panel.y - HEAD,
  };
  const isHigh = zone.height > zone.width * 0.9;
  const half = isHigh
    ? { width: zone.width, height: zone.height * 0.58 }
    : { width: zone.width * 0.46, height: zone.height };
  const size = Math.min(half.width, half.height - 20, 380);
  const picture = thingPicture(pictures, deal.thing, size);
  picture.position.set(zone.x + half.width / 2, zone.y + half.height / 2);
  const priced: Rect = isHigh
    ? { ...zone, y: zone.y + half.height, height: zone.height - half.height - 10 }
    : { ...zone, x: zone.x + half.width + 20, width: zone.width - half.width - 20 };
  parts.addChild(picture, priceOf(pictures, nook, deal, priced), sum);
  const width = (panel.width - 110) / 2;
  const yes = isRefused
    ? undefined
    : new ChunkyButton({
        width,
        height: BUTTON.height,
        clay: THEME_CLAY[theme],
        text: deal.sell ? 'Give back' : priceNow(nook, deal.thing) === 0 ? 'Take it' : 'Buy it',
        textSize: 48,
        icon: createIcon(deal.sell ? 'undo' : 'tick', 60),
      });
  const no = new ChunkyButton({
    width,
    height: BUTTON.height,
    clay: CLAY.amber,
    text: 'Back',
    textSize: 48,
    icon: createIcon('back', 60),
  });
  const y = panel.y + panel.height - BUTTON.bottom;
  no.position.set(yes ? panel.x + PAD + width / 2 : middle, y);
  yes?.position.set(panel.x + panel.width - PAD - width / 2, y);
  return { ground: drawPanel(panel), parts, yes, no };
}

/** What it costs, or brings back: coins to count, and their number; of a gift a star. What is missing is pale. */
function priceOf(pictures: Pictures, nook: NookState, { thing, sell }: Deal, box: Rect): Container {
  const holder = new Container();
  const price = sell ? worthOf(nook, thing) : priceNow(nook, thing);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (price === 0) {
    const star = createPicture(pictures, 'ui/gold-star', Math.min(170, box.height));
    star.position.copyFrom(middle);
    holder.addChild(star);
    return holder;
  }
  const number = createLabel({ text: String(price), size: 72 });
  const coin = createPicture(pictures, 'ui/coin', 66);
  const coins = new CoinRows(pictures);
  const missing = sell ? 0 : Math.max(0, price - nook.balance);
  coins.show(price, missing, { width: box.width, height: Math.max(40, box.height - 120) });
  const top = middle.y - (coins.height + 100) / 2;
  coins.position.set(middle.x - coins.width / 2, top);
  number.position.set(middle.x + 40, top + coins.height + 58);
  coin.position.set(middle.x - number.width / 2 - 4, number.y);
  holder.addChild(coins, number, coin);
  return holder;
}
