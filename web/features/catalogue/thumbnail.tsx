import type { GameCard } from '#engine/rules/cards.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';

/** Of pictures that stand over the words of a card; on a phone, and in a card that is alone in its row, they stand beside them. */
export const OVER_WORDS = 'sm:aspect-[3/1] min-[80rem]:aspect-[5/2] short:aspect-[7/2]! lone:aspect-auto!';

interface ThumbnailProps {
  readonly game: Pick<GameCard, 'id'>;
  /** In its own proportions, instead of those of a card in the list. */
  readonly wide?: boolean;
}

/** A game's picture, with nothing over its faces; it grows slightly while its card (a "group") is hovered. */
export const Thumbnail = ({ game, wide = false }: ThumbnailProps) => (
  <span
    className={classNames(
      'relative block w-full overflow-hidden bg-tint',
      wide ? 'aspect-[16/10]' : OVER_WORDS,
    )}
  >
    <Picture
      name={`thumbnails/${game.id}`}
      alt=""
      className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-105"
    />
  </span>
);
