import type { DemoStage } from './demo-stage.ts';

export interface Contact {
  /** Width and height in CSS pixels. */
  readonly size?: number;
  readonly type?: 'touch' | 'mouse' | 'pen';
  /** When it happens, in ms; when it is sent, if left out. Between two lines of a test a busy machine may rest. */
  readonly atMs?: number;
}

/** Fingers on the canvas, in design pixels of the stage. */
export function fingersOn({ app, session }: Pick<DemoStage, 'app' | 'session'>) {
  const send = (
    type: string,
    id: number,
    x: number,
    y: number,
    { size = 20, type: pointerType = 'touch', atMs }: Contact,
  ) => {
    const box = app.canvas.getBoundingClientRect();
    const { scale } = session.stage!.layout();
    const event = new PointerEvent(type, {
      pointerId: id,
      pointerType,
      clientX: box.left + x * scale,
      clientY: box.top + y * scale,
      width: size,
      height: size,
      bubbles: true,
      cancelable: true,
    });
    if (atMs !== undefined) Object.defineProperty(event, 'timeStamp', { value: atMs });
    app.canvas.dispatchEvent(event);
  };
  const middleOf = (label: string) => {
    const control = session.stage!.controls.list.find((one) => one.label === label);
    if (!control) throw new Error(`no control "${label}"`);
    const { x, y, width, height } = control.rect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  return {
    middleOf,
    down: (id: number, x: number, y: number, contact: Contact = {}) => send('pointerdown', id, x, y, contact),
    move: (id: number, x: number, y: number, contact: Contact = {}) => send('pointermove', id, x, y, contact),
    up: (id: number, x: number, y: number, contact: Contact = {}) => send('pointerup', id, x, y, contact),
    cancel: (id: number) => send('pointercancel', id, 0, 0, {}),
    downOn(id: number, label: string, contact: Contact = {}) {
      const { x, y } = middleOf(label);
      send('pointerdown', id, x, y, contact);
    },
    upOn(id: number, label: string, contact: Contact = {}) {
      const { x, y } = middleOf(label);
      send('pointerup', id, x, y, contact);
    },
    tap(label: string, contact: Contact = {}) {
      this.downOn(9, label, contact);
      this.upOn(9, label, contact);
    },
  };
}
