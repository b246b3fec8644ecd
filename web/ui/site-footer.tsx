import { Link } from './link.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { Hills } from './hills.tsx';
import { Picture } from './picture.tsx';

/** The end of every page: the animals behind the hills, and the links for grown-ups. */
export const SiteFooter = () => (
  <footer className="mt-auto text-primary print:hidden">
    <div aria-hidden className="relative h-32 overflow-hidden sm:h-44">
      <Hills className="absolute inset-0 size-full" />
      {FRIENDS.map(({ name, place }) => (
        <Picture key={name} name={`avatars/${name}`} alt="" className={`absolute aspect-square ${place}`} />
      ))}
      <Hills near className="absolute inset-0 size-full" />
    </div>
    <div className="bg-primary">
      <div className="mx-auto flex w-full max-w-play flex-wrap items-center justify-between gap-x-8 px-4 pb-4 text-white sm:px-8">
        <p>Addly Nook: number play for children of 3 to 8.</p>
        <nav aria-label="About this site">
          <Link
            to={PATHS.privacy}
            className="inline-flex min-h-12 items-center rounded-lg font-bold underline decoration-2 underline-offset-4"
          >
            Privacy: what we keep
          </Link>
        </nav>
      </div>
    </div>
  </footer>
);

const FRIENDS = [
  { name: 'fox', place: 'left-[6%] bottom-6 w-16 sm:bottom-8 sm:w-24' },
  { name: 'owl', place: 'left-[64%] bottom-6 w-16 sm:bottom-7 sm:w-24' },
  { name: 'cat', place: 'left-[84%] bottom-8 w-16 sm:bottom-11 sm:w-24' },
] as const;
