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
  /** One of the doors, not a card: stands out. */
  readonly isDoor?: boolean;
  readonly isAway?: boolean;
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
const OVER_LABEL = 'aspect-[16/10] short:aspect-[2/1]';

/** A large picture that leads somewhere, and says where: when it is looked at with a mouse or keys, or by its speaker. */
export const Door = ({
  to,
  picture,
  label,
  children,
  says,
  link,
  isDoor = false,
  isAway = false,
}: DoorProps) => (
  <li className="relative flex w-[calc(50%-0.375rem)] sm:w-[calc(25%-0.5625rem)]" data-tile="">
    <Link
      to={to}
      {...link}
      {...spokenWhenSeen(says)}
      className={classNames(
        'group flex w-full flex-col overflow-hidden rounded-card bg-paper shadow-card transition duration-150 hover:-translate-y-1 hover:shadow-lift active:scale-[0.98]',
        isDoor && 'ring-4 ring-accent ring-inset',
      )}
    >
      <span className="order-last block min-h-16 grow px-3 py-1.5">
        {/* The speaker's room: words stand beside it, and those that are too long under it. */}
        <span aria-hidden className="float-right h-9 w-12 sm:h-6.5" />
        <span className="block font-display text-lg leading-tight font-semibold text-ink sm:text-xl">
          {label}
        </span>
        {children}
      </span>
      <span
        className={classNames(
          'block w-full overflow-hidden bg-tint',
          OVER_LABEL,
          isDoor && 'rounded-t-card border-4 border-b-0 border-accent',
          isAway && 'opacity-80 grayscale',
        )}
      >
        {typeof picture === 'string' ? (
          <Picture
            name={picture}
            alt=""
            className={classNames(
              GROWS,
              picture.startsWith('things/') ? 'object-contain p-2' : 'object-cover',
            )}
            first
          />
        ) : (
          picture(GROWS)
        )}
      </span>
    </Link>
    <span
      className={classNames(
        'pointer-events-none absolute inset-x-1 top-0 flex items-end justify-end',
        OVER_LABEL,
      )}
    >
      <SpeakerButton
        text={says}
        label={`Say ${label}`}
        isQuiet
        className="pointer-events-auto translate-y-10.5 sm:translate-y-8"
      />
    </span>
  </li>
);
