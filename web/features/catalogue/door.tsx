import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { say } from '#web/lib/sounds.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';

/** A picture that is no file. */
export type Drawn = (className: string) => ReactNode;

interface DoorProps {
  readonly to: string;
  /** A name of the picture manifest, or what is drawn to fill the same place. */
  readonly picture: string | Drawn;
  readonly label: string;
  /** Under the label. */
  readonly children?: ReactNode;
  /** What it says when it is looked at: the voice must have it. */
  readonly says: string;
  readonly link?: Pick<Parameters<typeof Link>[0], 'onClick' | 'aria-disabled'>;
  /** For one of the doors rather than a card: larger, and in one colour. */
  readonly isDoor?: boolean;
  /** Where its words stand beside its picture, not under it: on wide screens, on phones, or on both. */
  readonly lies?: 'wide' | 'narrow' | 'narrow wide' | undefined;
  readonly isAway?: boolean;
  /** Its width. */
  readonly className: string;
}

/** A browser that lets nobody speak before the first press stays quiet. */
const speak = (text: string) => void say(text).catch(() => undefined);

/** For a link: it says where it leads when a mouse comes over it, or the keys' focus does. */
export const spokenWhenSeen = (text: string) => ({
  onFocus: ({ currentTarget }: FocusEvent<Element>) => {
    if (currentTarget.matches(':focus-visible')) speak(text);
  },
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') speak(text);
  },
});

/** Of the picture. */
const GROWS = 'size-full transition-transform duration-300 group-hover:scale-105';

/** Of a picture over its words. */
const OVER_WORDS = 'aspect-[16/9] sm:aspect-[16/10] lg:aspect-[16/9] short:aspect-[16/10]';

/** A large picture that leads somewhere, and says where: when it is looked at with a mouse or keys, or by its speaker. */
export const Door = ({
  to,
  picture,
  label,
  children,
  says,
  link,
  isDoor = false,
  lies,
  isAway = false,
  className,
}: DoorProps) => (
  <li className={classNames('relative flex', className)} data-tile={isDoor ? 'door' : ''} data-lies={lies}>
    <Link
      to={to}
      {...link}
      {...spokenWhenSeen(says)}
      className={classNames(
        'group flex w-full flex-col overflow-hidden rounded-card shadow-card transition duration-150 hover:-translate-y-1 hover:shadow-lift active:scale-[0.98] lies:flex-row',
        isDoor ? 'border-4 border-accent bg-accent text-on-accent' : 'bg-paper text-ink',
      )}
    >
      {/* The speaker stands in its foot, beside a door's words and under a card's name. */}
      <span
        className={classNames(
          'order-last flex min-h-16 grow flex-col items-start px-3 py-1.5 lies:py-3',
          isDoor && 'pr-14 lies:pr-3 lg:lies:justify-center lg:lies:px-5',
        )}
      >
        <span
          className={classNames(
            'block font-display leading-tight font-semibold supports-[text-wrap:balance]:text-balance',
            isDoor ? 'text-xl sm:text-2xl min-[80rem]:lies:text-3xl' : 'text-lg sm:text-xl',
          )}
        >
          {label}
        </span>
        {isDoor ? (
          children
        ) : (
          <span className="mt-auto flex min-h-12 items-center pr-10.5 slim:text-sm slim:[&_img]:hidden">
            {children}
          </span>
        )}
      </span>
      <span
        className={classNames(
          'block w-full overflow-hidden bg-tint lies:w-[62%] lies:shrink-0',
          OVER_WORDS,
          isDoor && 'rounded-[1.25rem]',
          isAway && 'opacity-80 grayscale',
        )}
      >
        {typeof picture === 'string' ? (
          <Picture name={picture} alt="" className={classNames(GROWS, 'object-cover')} first />
        ) : (
          picture(GROWS)
        )}
      </span>
    </Link>
    <span
      className={classNames(
        'absolute',
        isDoor ? 'right-2.5 bottom-2.5' : 'right-1.5 bottom-1.5 **:data-face:[--face:var(--color-tint)]',
      )}
    >
      <SpeakerButton text={says} label={`Say ${label}`} isQuiet />
    </span>
  </li>
);
