import type { OpenGame } from './open-game.ts';

const dialogOf = ({ host }: OpenGame): HTMLDialogElement | undefined => {
  const shells = [...host.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return shells.flatMap((shadow) => shadow.querySelector('dialog') ?? []).at(0);
};

/** The names of everything in the sheet that is open. */
export const inSheet = (game: OpenGame): readonly string[] =>
  [...(dialogOf(game)?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent ?? '');

export const sheetTitle = (game: OpenGame): string | null | undefined =>
  dialogOf(game)?.getAttribute('aria-label');

/** The teacher presses the button within reach, and one of the sheet's. */
export async function teacherPresses(game: OpenGame, label: string): Promise<void> {
  openMenu(game);
  const dialog = dialogOf(game)!;
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click();
  await closed;
}

export function openMenu({ session }: OpenGame): void {
  session.dispatch(session.stage!.controls.find('class-menu')!);
}
