import type { CDPSession, Page } from '@playwright/test';

export interface Finger {
  readonly x: number;
  readonly y: number;
  /** Of the contact, in CSS pixels; by default a child's fingertip. */
  readonly radius?: number;
}

/** Real touches, as a panel sends them: several contacts at once, of any size, that move and are lifted. */
export interface Fingers {
  /** Adds these contacts one after the other. */
  down(...fingers: readonly Finger[]): Promise<void>;
  /** Moves the last one there. */
  slide(x: number, y: number): Promise<void>;
  /** Lifts all. */
  up(): Promise<void>;
  /** The system cancels all touches: a notification, a gesture at the edge. */
  cancel(): Promise<void>;
  tap(finger: Finger): Promise<void>;
}

const FINGERTIP = 10;
/** No child lifts a finger sooner; the stage ignores shorter touches while there are others. */
const SHORTEST_TOUCH_MS = 40;

/** The page's context needs `hasTouch`. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  let touchPoints: { x: number; y: number; id: number; radiusX: number; radiusY: number }[] = [];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' || type === 'touchMove' ? touchPoints : [],
    });
  const end = async (type: 'touchEnd' | 'touchCancel') => {
    touchPoints = [];
    await send(type);
  };
  const fingers: Fingers = {
    async down(...added) {
      for (const { x, y, radius = FINGERTIP } of added) {
        touchPoints = [...touchPoints, { x, y, id: touchPoints.length, radiusX: radius, radiusY: radius }];
        await send('touchStart');
      }
    },
    async slide(x, y) {
      touchPoints = [...touchPoints.slice(0, -1), { ...touchPoints.at(-1)!, x, y }];
      await send('touchMove');
    },
    async up() {
      await page.waitForTimeout(SHORTEST_TOUCH_MS);
      await end('touchEnd');
    },
    cancel: () => end('touchCancel'),
    async tap(finger) {
      await fingers.down(finger);
      await fingers.up();
    },
  };
  return fingers;
}
