import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface SplitCardProps {
  readonly title: string;
  readonly picture: string;
  readonly children: ReactNode;
}

/** A form on the left, a picture on the right where there is room for both. */
export const SplitCard = ({ title, picture, children }: SplitCardProps) => (
  <div className="my-auto grid w-full max-w-md overflow-hidden rounded-[2rem] bg-paper shadow-card lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
    <div className="p-6 sm:p-10">
      <h1 className="mb-5 text-4xl">{title}</h1>
      {children}
    </div>
    {/* The height comes from the form and a fixed minimum: a picture that loads late shifts nothing. */}
    <div className="relative hidden min-h-[34rem] lg:block">
      <Picture name={picture} alt="" className="absolute inset-0 size-full object-cover" first />
    </div>
  </div>
);
