import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';

const DIFFICULTIES = {
  easy: { dots: 1, word: 'Easy', colours: 'bg-easy text-easy-ink' },
  medium: { dots: 2, word: 'Medium', colours: 'bg-medium text-medium-ink' },
  hard: { dots: 3, word: 'Hard', colours: 'bg-hard text-hard-ink' },
} as const;

interface DifficultyProps {
  readonly difficulty: keyof typeof DIFFICULTIES;
  /** In a line of text. */
  readonly small?: boolean;
}

/** A word and one to three dots: never colour alone. */
export function DifficultyBadge({ difficulty, small = false }: DifficultyProps) {
  const { dots, word, colours } = DIFFICULTIES[difficulty];
  return (
    <Badge className={classNames(colours, small && 'px-2 py-0 short:text-sm')}>
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: dots }, (_, dot) => (
          <span key={dot} className="size-2 rounded-full bg-current" />
        ))}
      </span>
      {word}
    </Badge>
  );
}
