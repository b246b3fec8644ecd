import { Container } from 'pixi.js';
import type { OwnedAccessLayer } from '#engine/access/access.ts';
import { freshId } from '#engine/kernel/chance.ts';
import type { Control, Place } from '#engine/input/controls.ts';
import { outfitOf } from '#engine/sprites/outfit.ts';
import { nookLayout, type NookLayout } from '#engine/layout/nook.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import { priceNow, refusalOf, type NookState } from '#engine/rules/nook-state.ts';
import { GIVEN_THINGS } from '#engine/rules/nook-things.ts';
import { asRead, SHELF_NAMES, shelfSentence } from '#engine/rules/nook-words.ts';
import { buttonControl } from '#engine/scenes/button-control.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { StageScene } from '#engine/scenes/stage-scene.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import type { HudButton } from '#engine/sprites/hud-button.ts';
import { listenToArrows } from './arrows.ts';
import { ARROWS, buildBar, labelOf } from './chosen-bar.ts';
import { buildDeal } from './deal-card.ts';
import { NookModel } from './model.ts';
import { hitBox, NookHead } from './nook-head.ts';
import type { NookOptions } from './ports.ts';
import { atLeast, freeControl, gazeAt, leastSide, placedControls, toRoom, toStage } from './placed.ts';
import { PurseView } from './purse-view.ts';
import { Quiet } from './quiet.ts';
import { RoomView } from './room-view.ts';
import * as said from './said.ts';
import { buildShelf, isPriced, isWorn, type ShelfId } from './shelf-panel.ts';
import { WayBack } from './way-back.ts';

/** The child's room, with the shelves beside it. */
export class NookScene extends StageScene<BareStage> {
  readonly model: NookModel;
  private readonly options: NookOptions;
  private readonly access: OwnedAccessLayer;
  private readonly room: RoomView;
  private readonly quiet: Quiet;
  private readonly head = new NookHead();
  private readonly purse: PurseView;
  private parts = new Container();
  private parted: NookLayout | undefined;
  private readonly listener: said.Listener;
  private readonly reading = new said.Reading();
  private readonly wayBack = new WayBack();
  /** What the guide looks at. */
  private lookedAt = '';

  constructor(stage: BareStage, options: NookOptions, access: OwnedAccessLayer) {
    super(stage);
    this.options = options;
    this.access = access;
    this.listener = { largest: options.largest, guide: stage.avatar };
    this.model = new NookModel(options.nook, {
      onDeal: (deal) => options.onDeal(deal, freshId()),
      onRoom: (room, before) => options.onRoom(room, before),
    });
    this.room = new RoomView(stage.pictures, this.guide);
    this.quiet = new Quiet(stage, this.room);
    this.purse = new PurseView(stage.pictures);
    // The room is the picture: nothing is behind it.
    this.world.visible = false;
    this.ground.addChild(this.room);
    this.front.addChild(this.parts, this.purse, this.head);
    this.own(this.quiet.listen((isAtRest) => (this.isAtRest = isAtRest)));
    const { model } = this;
    this.own(
      listenToArrows(options.host, {
        canMove: () => model.chosen !== undefined && !model.look,
        canLeave: () => model.chosen !== undefined || model.look !== undefined,
        move: (x, y) => this.act(() => model.nudge(model.chosen!, x, y)),
        leave: () => this.act(() => model.leave()),
      }),
    );
    access.show({ phase: 'nook' });
    stage.channels.music(undefined);
    this.say(said.atTheDoor(options.nook, this.listener));
  }

  /** Shows what the server knows now. */
  show(nook: NookState): void {
    this.model.replace(nook);
    this.render();
  }

  protected override captionOf(clip: string): string {
    return this.reading.of(clip);
  }

  override describe() {
    const { nook, shelf, chosen, look } = this.model;
    return { nook, shelf, chosen, look };
  }

  protected place(): void {
    const layout = this.stage.layout();
    this.head.place(layout);
    const { room, caption } = (this.parted = nookLayout(layout));
    this.room.place(room);
    this.caption.position.copyFrom(caption);
    this.caption.maxWidth = caption.maxWidth;
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
    this.head.undo.alpha = model.canUndo ? 1 : 0.45;
    this.room.show(nook, model.chosen, model.tried);
    this.guide.dress(outfitOf(model.outfit));
    const costs = look && !look.sell && !refusalOf(nook, look) ? priceNow(nook, look.thing) : 0;
    const gifts = GIVEN_THINGS - nook.given;
    const isCounted = !model.chosen || look !== undefined || this.parted.side !== undefined;
    const places = { head: this.head.besides, rows: this.parted.purse };
    this.purse.show({ coins: nook.balance, costs, gifts }, places, isCounted);
    const free = freeControl({
      rect: () => this.parted!.room,
      isOpen: () => model.chosen !== undefined && !isWorn(model.chosen) && !model.look,
      touch: (x, y) => this.act(() => model.move(model.chosen!, x, y)),
    });
    const list: Control[] = [free, this.backControl()];
    const focus = look ? this.drawDeal(list) : this.drawShelf(list);
    list.push(...this.placedControls());
    if (model.chosen && !look) this.drawBar(list, model.chosen);
    list.push(
      this.hudControl('undo', 'Undo', this.head.undo, () => model.undo(), {
        enabled: () => model.canUndo,
        words: () => said.ofUndo,
      }),
      this.hudControl('settings', 'Settings', this.head.gear, () => stage.openSettings()),
    );
    stage.controls.set(list);
    const back = this.wayBack.to(look?.thing ?? model.chosen, before, stage.controls.find);
    if (before !== undefined && !stage.controls.find(before))
      this.access.focus(back ?? stage.controls.find(focus));
    this.prepare();
    this.quiet.step();
    this.lookAt(this.model.tried?.thing ?? model.chosen);
  }

  /** The guide's eyes are on what is chosen or tried; else on the shelves. */
  private lookAt(thing: ThingId | undefined): void {
    const at = gazeAt(thing && this.room.boxOf(thing), this.parted!);
    const key = `${at.x} ${at.y}`;
    if (key === this.lookedAt) return;
    this.lookedAt = key;
    this.play(this.guide.acts.lookAt(at));
  }

  /** Does something, shows what came of it and says it. */
  private act(action: () => void, words?: () => readonly string[]): void {
    this.quiet.touched();
    action();
    this.render();
    this.say(words?.() ?? []);
  }

  /** Spoken, and told to screen readers. Without anything new to say, what is being said goes on. */
  private say(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    const { access, voice } = this.stage;
    access.announce(sentences.map(asRead).join(' '));
    const clips = this.reading.begin(sentences);
    // They follow one another without a pause in between.
    void voice.prepare(clips);
    voice.say(clips);
  }

  /** Returns the id of the control that gets a lost focus. */
  private drawShelf(list: Control[]): string {
    const { nook, shelf, chosen } = this.model;
    const places = { ...this.parted!, cssScale: this.stage.layout().scale };
    const { ground, tabs: all, cards } = buildShelf(this.stage.pictures, nook, shelf, places);
    // Where tabs are beside the room, the arrows of what is chosen take their place.
    const tabs = places.side && chosen ? [] : all;
    this.parts.addChild(ground, ...tabs.map(({ button }) => button), ...cards.map(({ button }) => button));
    for (const { button, id } of tabs) {
      const name = SHELF_NAMES[id as ShelfId];
      const label = id === shelf ? `${name}, open` : name;
      const open = () => (this.model.shelf = id as ShelfId);
      list.push(this.button(`shelf-${id}`, label, button, open, () => [shelfSentence(id as ShelfId)]));
    }
    for (const { button, id } of cards) {
      const thing = id as ThingId;
      const press = () => this.model.press(thing);
      const words = () => said.now(this.model, this.listener);
      const control = this.button(`thing-${thing}`, labelOf(nook, thing), button, press, words);
      const drag = { drag: (to: Place, phase: 'moves' | 'ends' | 'is lost') => this.drag(thing, to, phase) };
      list.push(nook.owned.includes(thing) && !isWorn(thing) ? { ...control, ...drag } : control);
    }
    return this.model.chosen ? 'bar-done' : `shelf-${shelf}`;
  }

  private drawDeal(list: Control[]): string {
    const { nook, look } = this.model;
    const { largest } = this.options;
    const { theme, pictures } = this.stage;
    const { hudScale } = this.stage.layout();
    const { panel, side } = this.parted!;
    const deal = { nook, deal: look!, largest, theme, hudScale };
    const { ground, parts, yes, no } = buildDeal(pictures, deal, panel, side);
    this.parts.addChild(ground, parts, no);
    const name = nameOf(look!.thing);
    const words = said.sentencesOfDeal(nook, look!, largest).map(asRead).join(' ');
    const make = () => {
      if (!this.model.deal()) return;
      this.stage.channels.effect(look!.sell ? 'coin' : 'pop');
      this.play(this.guide.clap());
    };
    const wasGiven = !look!.sell && priceNow(nook, look!.thing) === 0;
    const left = () => said.after(this.model.nook, look!, wasGiven, this.listener);
    const leave = () => this.model.leave();
    list.push(this.button('deal-back', `Back. ${name}. ${words}`, no, leave));
    if (!yes) return 'deal-back';
    this.parts.addChild(yes);
    list.push(this.button('deal-yes', `${yes.text}: ${name}`, yes, make, left));
    return 'deal-yes';
  }

  private choose(thing: ThingId): void {
    const choose = () => (this.model.chosen = thing);
    this.act(choose, () => said.ofChosen(thing));
  }

  /** Things in the room: pressed they are chosen, dragged they move. */
  private placedControls(): readonly Control[] {
    if (this.model.look) return [];
    return placedControls(this.model.nook, {
      least: leastSide(this.stage.layout()),
      rect: (thing) => toStage(this.parted!.room, this.room.boxOf(thing)),
      choose: (thing) => this.choose(thing),
      drag: (thing, to, phase) => this.drag(thing, to, phase),
    });
  }

  /** The arrows and what else can be done with what is chosen. */
  private drawBar(list: Control[], thing: ThingId): void {
    const { model } = this;
    const shown = buildBar(model.nook, thing, this.parted!.purse, this.parted!.side);
    const acts: Readonly<Record<string, () => void>> = {
      away: () => model.putAway(thing),
      sell: () => void (isPriced(thing) && (model.look = { thing, sell: true })),
      done: () => void (model.chosen = undefined),
    };
    const words = { away: () => said.ofPuttingAway, sell: () => said.now(model, this.listener) };
    for (const { id, label, button, hit } of shown) {
      this.parts.addChild(button);
      const arrow = ARROWS.find((one) => one.id === id);
      const act = arrow ? () => model.nudge(thing, arrow.x, arrow.y) : acts[id]!;
      const control = this.button(`bar-${id}`, label, button, act, words[id as keyof typeof words]);
      list.push({ ...control, rect: () => hit });
    }
  }

  private drag(thing: ThingId, to: Place, phase: 'moves' | 'ends' | 'is lost'): void {
    const { x, y } = toRoom(this.parted!.room, to);
    const inRoom = x >= 0 && x <= 1000 && y >= 0 && y <= 1000;
    if (phase === 'moves' && inRoom) return this.room.hold(thing, x, y);
    this.room.show(this.model.nook, this.model.chosen, undefined);
    if (phase !== 'ends') return;
    this.act(() => {
      const isPlaced = this.model.nook.placed.some((place) => place.thing === thing);
      if (inRoom) this.model.move(thing, x, y);
      else if (isPlaced) this.model.putAway(thing);
      if (inRoom) this.model.chosen = thing;
    });
  }

  private backControl(): Control {
    const back = this.hudControl('back', 'Home', this.head.back, () => this.options.onLeave());
    return { ...back, kind: 'link', href: '/home' };
  }

  private hudControl(
    id: string,
    label: string,
    button: HudButton,
    act: () => void,
    { enabled = () => true, words }: { enabled?: () => boolean; words?: () => readonly string[] } = {},
  ): Control {
    return { ...this.button(id, label, button, act, words), rect: () => hitBox(button), enabled };
  }

  private button(
    id: string,
    label: string,
    button: ChunkyButton,
    act: () => void,
    words?: () => readonly string[],
  ): Control {
    const { fx, animate } = this;
    const control = buttonControl({ fx, animate, id, button, activate: () => this.act(act, words) });
    return { ...control, label, rect: () => atLeast(control.rect(), leastSide(this.stage.layout())) };
  }
}
