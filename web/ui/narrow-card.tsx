import type { ReactNode } from 'react';

/** One message and what to do about it, centred on the page. */
export const NarrowCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="my-auto flex w-full max-w-md flex-col items-center gap-5 rounded-[2rem] bg-paper p-6 text-center shadow-card sm:p-10">
    {children}
  </div>
);
