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
  /** One of the doors, not a card: larger, and of one colour. */
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

/** Of the picture, whose lower edge the speaker touches: it covers no face. */
const OVER_LABEL = 'aspect-[16/9] sm:aspect-[16/10] lg:aspect-[16/9] short:aspect-[16/10]';

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
      <span className="order-last block min-h-16 grow px-3 py-1.5 lies:py-3 lg:lies:flex lg:lies:flex-col lg:lies:justify-center lg:lies:px-5">
        {/* The speaker's room: words stand beside it, and those that are too long under it. */}
        <span aria-hidden className="float-right h-5.5 w-12 sm:h-6 lies:hidden" />
        <span
          className={classNames(
            'block font-display leading-tight font-semibold',
            isDoor ? 'text-xl sm:text-2xl min-[80rem]:lies:text-3xl' : 'text-lg sm:text-xl',
          )}
        >
          {label}
        </span>
        {children}
      </span>
      <span
        className={classNames(
          'block w-full overflow-hidden bg-tint lies:w-[62%] lies:shrink-0',
          OVER_LABEL,
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
        'pointer-events-none absolute flex items-end justify-end lies:top-auto lies:bottom-1 lies:aspect-auto',
        // As large as the picture, which a door has a line around.
        isDoor ? 'inset-x-1 top-1' : 'inset-x-0 top-0 pr-1',
        OVER_LABEL,
      )}
    >
      <SpeakerButton
        text={says}
        label={`Say ${label}`}
        isQuiet
        className="pointer-events-auto translate-y-7 lies:translate-y-0"
      />
    </span>
  </li>
);
