import { Container, type Graphics } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { nameOf } from '#engine/rules/nook.ts';
import { priceNow, worthOf, type Deal, type NookState } from '#engine/rules/nook-state.ts';
import { chooseMore, comesBack, itCosts, NOT_ENOUGH, wordsOf, youHave } from '#engine/rules/nook-words.ts';
import { GIVEN_THINGS } from '#engine/rules/nook-things.ts';
import { sumOf } from '#engine/rules/purse.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { createLabel, fitWidth, wrapEvenly } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import type { Theme } from '#engine/rules/looks.ts';
import { CoinRows } from './coin-rows.ts';
import { drawPanel, thingPicture } from './shelf-panel.ts';

/** What is said and shown of a deal before it is made. */
export function sentencesOfDeal(nook: NookState, { thing, sell }: Deal, largest: number): readonly string[] {
  if (sell) return [comesBack(worthOf(nook, thing))];
  const price = priceNow(nook, thing);
  if (price === 0) return [chooseMore(GIVEN_THINGS - nook.given)];
  const sum = sumOf(nook.balance, price, largest);
  if (sum) return wordsOf(sum);
  if (price <= nook.balance) return [itCosts(price)];
  return nook.balance <= largest && price <= largest
    ? [youHave(nook.balance), itCosts(price), NOT_ENOUGH]
    : [NOT_ENOUGH];
}

export interface DealCard {
  readonly ground: Graphics;
  readonly parts: Container;
  readonly yes: ChunkyButton;
  readonly no: ChunkyButton;
}

/** A closer look at one thing: its price as coins, what would be left, and the two ways on. */
export function buildDeal(
  pictures: Pictures,
  look: { readonly nook: NookState; readonly deal: Deal; readonly largest: number; readonly theme: Theme },
  panel: Rect,
): DealCard {
  const { nook, deal, largest, theme } = look;
  const parts = new Container();
  const middle = panel.x + panel.width / 2;
  const price = deal.sell ? worthOf(nook, deal.thing) : priceNow(nook, deal.thing);
  const buttonsTop = panel.y + panel.height - 190;
  const room = buttonsTop - panel.y;
  const name = createLabel({ text: nameOf(deal.thing), size: 50 });
  fitWidth(name, panel.width - 80);
  name.position.set(middle, panel.y + 58);
  const size = Math.min(250, room * 0.4);
  const picture = thingPicture(pictures, deal.thing, size);
  picture.position.set(panel.x + panel.width * 0.28, panel.y + 100 + size / 2);
  const coins = new CoinRows(pictures);
  const box = { width: panel.width * 0.42, height: size };
  coins.show(price, 0, box);
  coins.position.set(panel.x + panel.width * 0.52, panel.y + 100 + (size - coins.height) / 2);
  parts.addChild(name, picture, coins);
  if (price === 0) {
    const star = createPicture(pictures, 'ui/gold-star', 120);
    star.position.set(panel.x + panel.width * 0.72, panel.y + 100 + size / 2);
    parts.addChild(star);
  }
  const sum = createLabel({
    text: sentencesOfDeal(nook, deal, largest).join(' '),
    size: 46,
    wrap: panel.width - 90,
  });
  wrapEvenly(sum, panel.width - 90);
  const sumTop = panel.y + 110 + size;
  if (sum.height > buttonsTop - sumTop) sum.scale.set((buttonsTop - sumTop) / sum.height);
  sum.position.set(middle, (sumTop + buttonsTop) / 2);
  parts.addChild(sum);
  const width = (panel.width - 110) / 2;
  const yes = new ChunkyButton({
    width,
    height: 130,
    clay: price > nook.balance && !deal.sell ? CLAY.cream : THEME_CLAY[theme],
    text: deal.sell ? 'Give back' : price === 0 ? 'Take it' : 'Buy it',
    textSize: 48,
    icon: createIcon(deal.sell ? 'undo' : 'tick', 60),
  });
  const no = new ChunkyButton({
    width,
    height: 130,
    clay: CLAY.amber,
    text: 'Back',
    textSize: 48,
    icon: createIcon('back', 60),
  });
  const y = panel.y + panel.height - 105;
  no.position.set(panel.x + 40 + width / 2, y);
  yes.position.set(panel.x + panel.width - 40 - width / 2, y);
  return { ground: drawPanel(panel), parts, yes, no };
}
