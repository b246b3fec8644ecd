import type { GameCard } from '#engine/rules/cards.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** A game's picture with its age range; it grows slightly while its card (a "group") is hovered. */
export const Thumbnail = ({ game }: { readonly game: GameCard }) => (
  <span className="relative block aspect-[16/10] w-full overflow-hidden bg-tint">
    <Picture
      name={`thumbnails/${game.id}`}
      alt=""
      className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
    />
    <Badge className="absolute top-3 left-3 bg-accent font-semibold text-on-accent shadow">
      Ages {game.ageRange}
    </Badge>
  </span>
);
