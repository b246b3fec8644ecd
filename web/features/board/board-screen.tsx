import type { ReactNode } from 'react';

interface BoardScreenProps {
  /** What is only looked at. */
  readonly top: ReactNode;
  /** What is touched. */
  readonly children: ReactNode;
}

/** On a board, everything to be touched is in the lower 60 %, where children and teachers reach. */
export const BoardScreen = ({ top, children }: BoardScreenProps) => (
  <main
    id="main"
    tabIndex={-1}
    className="mx-auto flex min-h-dvh w-full max-w-[120rem] flex-col px-4 pt-4 pb-4 sm:px-8 lg:landscape:pt-0"
  >
    <div className="flex items-center lg:landscape:h-[40dvh]">{top}</div>
    <div className="flex grow flex-col gap-4 pt-4 lg:landscape:pt-1">{children}</div>
  </main>
);
