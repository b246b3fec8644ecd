import { Minus, Plus } from 'lucide-react';
import { SCARVES } from '#engine/rules/players.ts';
import { LEAST_CHILDREN, MOST_CHILDREN, tokenPicture, tokensFor, type Token } from '#engine/rules/turns.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Scarf } from '#web/ui/scarf.tsx';

interface RegisterProps {
  readonly children: number;
  readonly onChange: (children: number) => void;
}

/** How many children take turns: a number, and no names. */
export const Register = ({ children, onChange }: RegisterProps) => (
  <div
    role="group"
    aria-label="Children"
    className="flex items-center gap-1 rounded-3xl bg-paper p-1 shadow-card"
  >
    <Button
      look="plain"
      aria-label="One child fewer"
      className="min-h-14 w-14 bg-tint px-0 huge:min-h-16 huge:w-16"
      disabled={children <= LEAST_CHILDREN}
      onClick={() => onChange(children - 1)}
    >
      <Minus aria-hidden strokeWidth={3} className="size-9 shrink-0" />
    </Button>
    <output className="min-w-32 text-center font-display text-lg font-semibold huge:min-w-40 huge:text-xl">
      {children} children
    </output>
    <Button
      look="plain"
      aria-label="One child more"
      className="min-h-14 w-14 bg-tint px-0 huge:min-h-16 huge:w-16"
      disabled={children >= MOST_CHILDREN}
      onClick={() => onChange(children + 1)}
    >
      <Plus aria-hidden strokeWidth={3} className="size-9 shrink-0" />
    </Button>
  </div>
);

/** Everybody of the class, so that it can agree who is who. */
export const Tokens = ({ children }: { readonly children: number }) => (
  <div
    role="img"
    aria-label={`${children} animals with scarves, one for each child`}
    className="hidden h-[34dvh] shrink-0 content-center gap-1.5 lg:grid lg:grid-cols-10"
  >
    {tokensFor(children).map((token) => (
      <TokenFace key={`${token.animal} ${token.scarf}`} {...token} />
    ))}
  </div>
);

const TokenFace = ({ animal, scarf }: Token) => (
  <span className="relative block size-[6.8dvh] overflow-hidden rounded-full bg-paper ring-2 ring-white">
    <Picture name={tokenPicture(animal)} alt="" className="size-full object-contain" first />
    <Scarf colour={SCARVES.indexOf(scarf)} />
  </span>
);
