import type { Page } from '@playwright/test';

/** A clip of the narrator's in the sound log. */
export interface Said {
  readonly id: string;
  readonly outcome: string | undefined;
}
/** A text that appeared. from: how many clips had begun before. */
export interface Shown {
  readonly text: string;
  readonly from: number;
}
export interface Book {
  readonly said: readonly Said[];
  readonly captions: readonly Shown[];
  readonly prompts: readonly Shown[];
  /** For screen readers; the same text again is another entry. */
  readonly announced: readonly Shown[];
}

declare global {
  interface Window {
    /** What `listen` has noted. */
    __book?: () => Book;
  }
}

/** Stops the clock of the game on the page, and notes from now on what each quarter of a second shows and says. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const PART_MS = 250;
    const lab = window.__lab!;
    const stepAtOnce = lab.step.bind(lab);
    const said: Said[] = [];
    const captions: Shown[] = [];
    const prompts: Shown[] = [];
    const announced: Shown[] = [];
    let last: unknown;
    let caption: unknown;
    let prompt: string | null | undefined;
    let announcement: ChildNode | null | undefined;
    const look = () => {
      const from = said.length;
      const log = lab.audioLog();
      const begun = log.slice(log.findIndex((line) => line === last) + 1);
      last = log.at(-1);
      said.push(...begun.filter(({ channel }) => channel === 'voice'));
      const now = lab.state()['caption'];
      if (now !== caption && typeof now === 'string') captions.push({ text: now, from });
      caption = now;
      const asked = document.querySelector('[data-prompt]')?.textContent;
      if (asked && asked !== prompt) prompts.push({ text: asked, from });
      prompt = asked;
      const node = document.querySelector('[data-announce]')?.firstChild;
      if (node?.textContent && node !== announcement) announced.push({ text: node.textContent, from });
      announcement = node;
    };
    const step = (ms: number) => {
      for (let left = ms; left > 0; left -= PART_MS) {
        stepAtOnce(Math.min(left, PART_MS));
        look();
      }
    };
    lab.freeze();
    Object.assign(lab, { step });
    window.__book = () => ({
      captions,
      prompts,
      announced,
      said: said.map(({ id, outcome }) => ({ id, outcome })),
    });
  });

export const bookOf = (page: Page): Promise<Book> => page.evaluate(() => window.__book!());

/** Advances the clock until nothing has been said for two seconds and a half. */
export const hearOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [PART_MS, QUIET_PARTS, LONGEST_PARTS] = [250, 10, 400];
    for (let quiet = 0, parts = 0; quiet < QUIET_PARTS; parts++) {
      if (parts > LONGEST_PARTS) throw new Error('it never stops speaking');
      window.__lab!.step(PART_MS);
      quiet = window.__lab!.state()['speaking'] ? 0 : quiet + 1;
    }
  });

/** The first mistakes between captions and clips. linesOf: what is spoken in a clip; written: a caption as it is spoken. */
export function mismatches(
  { said, captions }: Book,
  linesOf: (id: string) => readonly string[],
  written: (caption: string) => string,
): readonly string[] {
  // Effects have captions of their own: "[crunch]".
  const shown = captions.map(({ text }) => text).filter((text) => !text.startsWith('['));
  const wrong: string[] = [];
  let at = 0;
  let before: string | undefined;
  for (const { id, outcome } of said) {
    for (const line of linesOf(id)) {
      const next = shown[at];
      const caption = next === undefined ? undefined : written(next);
      if (caption === line) at += 1;
      // The same words again change no caption; what was cut short may not have come to its words.
      else if (before !== line && outcome === 'stopped') break;
      else if (before !== line) {
        wrong.push(
          `${id} says "${line}", and ${caption === undefined ? 'nothing' : `"${caption}"`} is shown`,
        );
        break;
      }
      before = line;
    }
    if (outcome === 'failed' || outcome === 'blocked') wrong.push(`${id}: ${outcome}`);
  }
  return [...wrong, ...shown.slice(at).map((text) => `"${text}" is shown, and not said`)].slice(0, 5);
}
