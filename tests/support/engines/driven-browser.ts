/** Keys without a printable character. BackTab is Tab with Shift. */
export type NamedKey =
  'Enter' | 'Tab' | 'BackTab' | 'Space' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** CSS pixels of the page's viewport. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** One page of any browser, controlled from outside as a person would: one interface for WebDriver, BiDi and CDP. */
export interface DrivenBrowser {
  /** Kind and version, as reported by the browser. */
  readonly name: string;
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  /**
   * Runs a function in the page and returns its awaited result. It is sent as text: it must be self-contained, and use
   * only syntax and methods that the oldest browser has. Arguments and result are JSON.
   */
  evaluate<Given extends readonly unknown[], Got>(
    run: (...given: Given) => Got | Promise<Got>,
    ...given: Given
  ): Promise<Got>;
  /**
   * A complete press at a position of the viewport. It lasts as long as a child's, so that it is not taken for an
   * accidental touch.
   */
  tap(x: number, y: number, by?: 'mouse' | 'touch'): Promise<void>;
  key(key: NamedKey): Promise<void>;
  /** Types characters, key by key, into the focused element. */
  type(text: string): Promise<void>;
  /** The viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /** WPE WebKit always has 1280 x 720. */
  resize(viewport: Viewport): Promise<void>;
  cookies(): Promise<readonly Cookie[]>;
  /** For the open page. */
  setCookie(cookie: Cookie): Promise<void>;
  /** Errors and warnings that the browser itself has logged; WebKit reports none. For finding causes. */
  logs(): readonly string[];
  /** Ends the browser and all its processes, and deletes its profile. */
  stop(): Promise<void>;
}

/** Between down and up. The stage ignores shorter presses as accidental touches. */
export const PRESS_MS = 60;

/** WebDriver's codes of keys that are pressed together. Source: W3C WebDriver, 17.4.2 "Keyboard actions". */
const WEBDRIVER_KEYS: Readonly<Record<NamedKey, string>> = {
  Enter: '\uE006',
  Tab: '\uE004',
  BackTab: '\uE008\uE004',
  Space: ' ',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** An expression that calls the function with its arguments and returns a promise of JSON, or undefined. */
export const asExpression = (run: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${run})(...${JSON.stringify(given)})))()`;

/** The value of an `asExpression` result. */
export const fromJson = <Got>(json: unknown): Got =>
  (typeof json === 'string' ? JSON.parse(json) : undefined) as Got;

/** A press of the pointer in WebDriver's and BiDi's format. */
export const pointerActions = (x: number, y: number, pointerType: 'mouse' | 'touch') => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: PRESS_MS },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const onKeyboard = (actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]) => [
  { type: 'key', id: 'keyboard', actions },
];

/** One press of a key in WebDriver's and BiDi's format. */
export const keyActions = (key: NamedKey) => {
  const values = Array.from(WEBDRIVER_KEYS[key]);
  return onKeyboard([
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.reverse().map((value) => ({ type: 'keyUp', value }) as const),
  ]);
};

/** Typed text in WebDriver's and BiDi's format. */
export const typeActions = (text: string) =>
  onKeyboard(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]),
  );
