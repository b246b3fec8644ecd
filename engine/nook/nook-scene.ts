import { Container, type Text } from 'pixi.js';
import type { OwnedAccessLayer } from '#engine/access/access.ts';
import type { Control, Place } from '#engine/input/controls.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { nookLayout, ROOM, type NookLayout } from '#engine/layout/nook.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import { refusalOf, worthOf, priceNow, type NookState } from '#engine/rules/nook-state.ts';
import { GIVEN_THINGS } from '#engine/rules/nook-things.ts';
import { chooseMore, coinsOf, SHELF_NAMES } from '#engine/rules/nook-words.ts';
import { buttonControl } from '#engine/scenes/button-control.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { StageScene } from '#engine/scenes/stage-scene.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, type Clay } from '#engine/sprites/clay.ts';
import { HUD_HIT, HUD_SIZE, HudButton } from '#engine/sprites/hud-button.ts';
import { createIcon, type IconName } from '#engine/sprites/icons.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { boxAround } from '#engine/sprites/piece.ts';
import { CoinRows } from './coin-rows.ts';
import { buildDeal, sentencesOfDeal } from './deal-card.ts';
import { NookModel } from './model.ts';
import type { NookOptions } from './ports.ts';
import { RoomView } from './room-view.ts';
import { buildShelf, coversRoom, drawPanel, isOut, isPriced, isWorn, type ShelfId } from './shelf-panel.ts';

const PAD = 36;
/** One press of an arrow, in thousandths of the room. */
const STEP = 40;
const ARROWS = [
  ['left', 'Left', -1, 0, 0],
  ['up', 'Up', 0, -1, Math.PI / 2],
  ['down', 'Down', 0, 1, -Math.PI / 2],
  ['right', 'Right', 1, 0, Math.PI],
] as const;
/** What was replaced stays until its last animation has ended. */
const RETIRED_SECONDS = 0.6;

/** The child's room, with the shelves beside it. */
export class NookScene extends StageScene<BareStage> {
  readonly model: NookModel;
  private readonly options: NookOptions;
  private readonly access: OwnedAccessLayer;
  private readonly room: RoomView;
  private readonly back = new HudButton('back', CLAY.sky, 'Home');
  private readonly undo = new HudButton('undo', CLAY.amber);
  private readonly gear = new HudButton('gear', CLAY.violet);
  private readonly purse: CoinRows;
  private readonly purseText: Text = createLabel({ size: 84 });
  /** Built anew with every change. */
  private parts = new Container();
  private parted: NookLayout | undefined;
  private held: ThingId | undefined;

  constructor(stage: BareStage, options: NookOptions, access: OwnedAccessLayer) {
    super(stage);
    this.options = options;
    this.access = access;
    this.model = new NookModel(options.nook, {
      onDeal: (deal) => options.onDeal(deal),
      onRoom: (room) => options.onRoom(room),
    });
    this.room = new RoomView(stage.pictures, this.guide);
    this.purse = new CoinRows(stage.pictures);
    this.ground.addChild(this.room);
    this.front.addChild(this.parts, this.back, this.undo, this.gear);
    this.own(stage.clock.onStep(() => this.room.step(stage.clock.now, stage.calm())));
    const onKey = (event: KeyboardEvent) => this.onKey(event);
    options.host.addEventListener('keydown', onKey);
    this.own(() => options.host.removeEventListener('keydown', onKey));
    access.show({ phase: 'nook' });
    stage.channels.music(undefined);
  }

  /** Shows what the server knows now. */
  show(nook: NookState): void {
    this.model.replace(nook);
    this.render();
  }

  override describe() {
    const { nook, shelf, chosen, look } = this.model;
    return { nook, shelf, chosen, look };
  }

  protected place(): void {
    const layout = this.stage.layout();
    const { safe, hudScale } = layout;
    const half = (HUD_SIZE * hudScale) / 2;
    const y = safe.y + PAD / 2 + half + 6;
    for (const button of [this.back, this.undo, this.gear]) button.scale.set(hudScale);
    this.back.isNamed = true;
    this.back.position.set(safe.x + PAD + half, y);
    this.gear.position.set(safe.x + safe.width - PAD - half, y);
    this.undo.position.set(this.gear.x - 2 * half - PAD, y);
    this.parted = nookLayout(layout);
    this.room.position.set(this.parted.room.x, this.parted.room.y);
    this.room.scale.set(this.parted.room.width / ROOM.width);
    this.render();
  }

  /** Draws everything that depends on the model, and names what can be done. */
  private render(): void {
    if (!this.parted) return;
    const { model, stage } = this;
    const { nook, look } = model;
    const before = this.access.focused?.id;
    this.retire(this.parts);
    this.parts = new Container();
    this.front.addChildAt(this.parts, 0);
    this.undo.alpha = model.canUndo ? 1 : 0.45;
    this.room.show(nook, model.chosen, model.tried);
    this.drawPurse();
    const list: Control[] = [this.roomControl(), this.backControl()];
    const focus = look ? this.drawDeal(list) : this.drawShelf(list);
    list.push(...this.placedControls());
    if (model.chosen) this.drawBar(list, model.chosen);
    list.push(
      this.hudControl(
        'undo',
        'Undo',
        this.undo,
        () => model.undo(),
        () => model.canUndo,
      ),
      this.hudControl('settings', 'Settings', this.gear, () => stage.openSettings()),
    );
    stage.controls.set(list);
    if (before !== undefined && !stage.controls.find(before)) this.access.focus(stage.controls.find(focus));
    this.prepare();
    this.room.step(stage.clock.now, stage.calm());
  }

  /** Does something, shows what came of it and says it. */
  private act(action: () => void, words?: () => readonly string[]): void {
    action();
    this.render();
    const said = words?.() ?? [];
    if (said.length > 0) this.say(said);
  }

  /** Spoken where there are clips of all of it, and always told to screen readers. */
  private say(sentences: readonly string[]): void {
    const { access, voice, channels } = this.stage;
    access.announce(sentences.join(' '));
    if (sentences.every((sentence) => sentence in channels.manifest.sentences)) voice.say(sentences);
  }

  private retire(old: Container): void {
    old.parent?.removeChild(old);
    const end = () => old.destroyed || old.destroy({ children: true });
    this.after(RETIRED_SECONDS, end);
    this.own(end);
  }

  private drawPurse(): void {
    const { purse: box } = this.parted!;
    const { nook, look } = this.model;
    const costs = look && !look.sell && !refusalOf(nook, look) ? priceNow(nook, look.thing) : 0;
    this.purseText.text = String(nook.balance);
    const ground = drawPanel(box);
    const pouch = createPicture(this.stage.pictures, 'ui/pouch', 112);
    pouch.position.set(box.x + 86, box.y + box.height / 2);
    this.purseText.position.set(box.x + 160 + this.purseText.width / 2, box.y + box.height / 2);
    const left = 190 + this.purseText.width;
    this.purse.show(nook.balance, costs, { width: box.width - left - 40, height: box.height - 40 });
    this.purse.position.set(box.x + left, box.y + (box.height - this.purse.height) / 2);
    // The text and the coins are kept; what is built anew must not take them along.
    this.parts.addChild(ground, pouch);
    this.front.addChild(this.purseText, this.purse);
  }

  /** Returns the id of the control that gets a lost focus. */
  private drawShelf(list: Control[]): string {
    const { nook, shelf } = this.model;
    const { ground, tabs, cards } = buildShelf(this.stage.pictures, nook, shelf, this.parted!.panel);
    this.parts.addChild(ground, ...tabs.map(({ button }) => button), ...cards.map(({ button }) => button));
    for (const { button, id } of tabs) {
      const name = SHELF_NAMES[id as ShelfId];
      const label = id === shelf ? `${name}, open` : name;
      list.push(this.button(`shelf-${id}`, label, button, () => (this.model.shelf = id as ShelfId)));
    }
    for (const { button, id } of cards) {
      const thing = id as ThingId;
      const press = () => this.model.press(thing);
      const control = this.button(`thing-${thing}`, this.labelOf(thing), button, press, () =>
        this.wordsOfLook(),
      );
      const drag = { drag: (to: Place, phase: 'moves' | 'ends' | 'is lost') => this.drag(thing, to, phase) };
      list.push(nook.owned.includes(thing) && !isWorn(thing) ? { ...control, ...drag } : control);
    }
    return this.model.chosen ? 'bar-done' : `shelf-${shelf}`;
  }

  private labelOf(thing: ThingId): string {
    const { nook } = this.model;
    const name = nameOf(thing);
    if (nook.owned.includes(thing))
      return isOut(nook, thing) ? `${name}, ${isWorn(thing) ? 'worn' : 'in the room'}` : `${name}, yours`;
    if (!isPriced(thing)) return name;
    const price = priceNow(nook, thing);
    return price === 0 ? `${name}, to choose` : `${name}, ${coinsOf(price)}`;
  }

  private wordsOfLook(): readonly string[] {
    const { look, nook } = this.model;
    return look ? sentencesOfDeal(nook, look, this.options.largest) : [];
  }

  private drawDeal(list: Control[]): string {
    const { nook, look } = this.model;
    const { largest } = this.options;
    const { theme, pictures } = this.stage;
    const card = buildDeal(pictures, { nook, deal: look!, largest, theme }, this.parted!.panel);
    const { ground, parts, yes, no } = card;
    this.parts.addChild(ground, parts, yes, no);
    const name = nameOf(look!.thing);
    const words = sentencesOfDeal(nook, look!, largest).join(' ');
    const make = () => {
      if (!this.model.deal()) return;
      this.stage.channels.effect(look!.sell ? 'coin' : 'pop');
      this.play(this.guide.clap());
    };
    const left = () => {
      const { given } = this.model.nook;
      return given > 0 && given < GIVEN_THINGS && !look!.sell ? [chooseMore(GIVEN_THINGS - given)] : [];
    };
    list.push(
      { ...this.button('deal-back', `Back. ${name}. ${words}`, no, () => (this.model.look = undefined)) },
      {
        ...this.button('deal-yes', `${yes.text}: ${name}`, yes, make, left),
        enabled: () => refusalOf(nook, look!) === undefined,
      },
    );
    return refusalOf(nook, look!) ? 'deal-back' : 'deal-yes';
  }

  /** Things in the room: pressed they are chosen, dragged they move. */
  private placedControls(): readonly Control[] {
    const { nook, look } = this.model;
    if (look) return [];
    const shown = nook.placed.filter(({ thing }) => !coversRoom(thing));
    return [...shown]
      .sort((one, other) => one.layer - other.layer)
      .map(({ thing }) => ({
        id: `placed-${thing}`,
        kind: 'action',
        label: `Move: ${nameOf(thing)}`,
        rect: () => this.onStage(this.room.boxOf(thing)),
        enabled: () => true,
        visible: () => true,
        activate: () => this.act(() => (this.model.chosen = thing)),
        drag: (to, phase) => this.drag(thing, to, phase),
      }));
  }

  /** The arrows and what else can be done with what is chosen. */
  private drawBar(list: Control[], thing: ThingId): void {
    const { model, parted } = this;
    const { nook } = model;
    const { bar } = parted!;
    const place = nook.placed.find((one) => one.thing === thing);
    const canMove = place !== undefined && !coversRoom(thing);
    const moves = canMove ? ARROWS : [];
    const entries: {
      id: string;
      label: string;
      icon: IconName;
      clay: Clay;
      turn?: number;
      act(): void;
      words?(): readonly string[];
    }[] = [
      ...moves.map(([id, label, x, y, turn]) => ({
        id,
        label: `${label}: ${nameOf(thing)}`,
        icon: 'back' as const,
        clay: CLAY.sky,
        turn,
        act: () => this.nudge(thing, x, y),
      })),
      {
        id: 'away',
        label: `Put away: ${nameOf(thing)}`,
        icon: 'box',
        clay: CLAY.amber,
        act: () => model.putAway(thing),
      },
    ];
    if (isPriced(thing) && worthOf(nook, thing) > 0)
      entries.push({
        id: 'sell',
        label: `Give back: ${nameOf(thing)}`,
        icon: 'again',
        clay: CLAY.coral,
        act: () => (model.look = { thing, sell: true }),
        words: () => this.wordsOfLook(),
      });
    entries.push({
      id: 'done',
      label: 'Done',
      icon: 'tick',
      clay: CLAY.right,
      act: () => (model.chosen = undefined),
    });
    const size = Math.min(128, bar.height - 16, (bar.width - 14 * (entries.length - 1)) / entries.length);
    const width = entries.length * size + (entries.length - 1) * 14;
    entries.forEach(({ id, label, icon, clay, turn = 0, act, words }, index) => {
      const picture = createIcon(icon, size * 0.5);
      picture.rotation = turn;
      const button = new ChunkyButton({
        width: size,
        height: size,
        radius: size * 0.34,
        clay,
        icon: picture,
      });
      const x = bar.x + (bar.width - width) / 2 + size / 2 + index * (size + 14);
      button.position.set(x, bar.y + bar.height / 2 - 6);
      this.parts.addChild(button);
      list.push(this.button(`bar-${id}`, label, button, act, words));
    });
  }

  /** From wall to floor and back a thing that may be at both jumps over the line between them. */
  private nudge(thing: ThingId, x: number, y: number): void {
    const place = this.model.nook.placed.find((one) => one.thing === thing);
    if (!place) return;
    const { x: fromX, y: fromY } = place;
    this.model.move(thing, fromX + x * STEP, fromY + y * STEP);
    const after = this.model.nook.placed.find((one) => one.thing === thing)!;
    if (y !== 0 && after.y === fromY) this.model.move(thing, fromX, fromY + y * 130);
  }

  private onKey(event: KeyboardEvent): void {
    const { chosen } = this.model;
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS.find(([id]) => event.key === `Arrow${id[0]!.toUpperCase()}${id.slice(1)}`);
    if (!arrow && event.key !== 'Escape') return;
    event.preventDefault();
    this.act(() => (arrow ? this.nudge(chosen, arrow[2], arrow[3]) : (this.model.chosen = undefined)));
  }

  private drag(thing: ThingId, to: Place, phase: 'moves' | 'ends' | 'is lost'): void {
    const { room } = this.parted!;
    const x = ((to.x - room.x) / room.width) * 1000;
    const y = ((to.y - room.y) / room.height) * 1000;
    const inRoom = x >= 0 && x <= 1000 && y >= 0 && y <= 1000;
    this.held = phase === 'moves' && inRoom ? thing : undefined;
    if (this.held) return this.room.hold(thing, x, y);
    this.room.show(this.model.nook, this.model.chosen, undefined);
    if (phase !== 'ends') return;
    this.act(() => {
      const isPlaced = this.model.nook.placed.some((place) => place.thing === thing);
      if (inRoom) this.model.move(thing, x, y);
      else if (isPlaced) this.model.putAway(thing);
      if (inRoom) this.model.chosen = thing;
    });
  }

  /** Free places of the room: what is chosen goes where they are touched. */
  private roomControl(): Control {
    return {
      id: 'room',
      kind: 'toy',
      label: '',
      rect: () => this.parted!.room,
      enabled: () => this.model.chosen !== undefined && !this.model.look,
      visible: () => true,
      activate: (at) => {
        const { chosen } = this.model;
        const { room } = this.parted!;
        if (!at || chosen === undefined || isWorn(chosen)) return;
        const place = [(at.x - room.x) / room.width, (at.y - room.y) / room.height] as const;
        this.act(() => this.model.move(chosen, place[0] * 1000, place[1] * 1000));
      },
    };
  }

  private onStage(box: Rect | undefined): Rect {
    const { room } = this.parted!;
    const scale = room.width / ROOM.width;
    if (!box) return { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width, height } = box;
    return { x: room.x + x * scale, y: room.y + y * scale, width: width * scale, height: height * scale };
  }

  private backControl(): Control {
    const back = this.hudControl('back', 'Home', this.back, () => this.options.onLeave());
    return { ...back, kind: 'link', href: '/home' };
  }

  private hudControl(
    id: string,
    label: string,
    button: HudButton,
    act: () => void,
    enabled = () => true,
  ): Control {
    const control = this.button(id, label, button, act);
    const rect = () => {
      const box = boxAround(button, HUD_HIT * button.scale.x, HUD_HIT * button.scale.y);
      return { ...box, width: Math.max(box.x + box.width, button.x + button.reach) - box.x };
    };
    return { ...control, rect, enabled };
  }

  private button(
    id: string,
    label: string,
    button: ChunkyButton,
    act: () => void,
    words?: () => readonly string[],
  ): Control {
    const shared = { fx: this.fx, animate: this.animate };
    return { ...buttonControl({ ...shared, id, button, activate: () => this.act(act, words) }), label };
  }
}
