import { Apple, Cake, Fish, Flower2, Heart, Moon, Sailboat, Star, Sun, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { PictureCode } from '#web/lib/picture-codes.ts';
import { classNames } from '#web/ui/class-names.ts';

const LENGTH = 3;

/** In the order of the contract's numbers, which must stay: 0 to 8. Each has a form and a colour of its own. */
const PICTURES: readonly { readonly name: string; readonly Icon: LucideIcon; readonly look: string }[] = [
  { name: 'Star', Icon: Star, look: 'bg-[#fff1c2] text-[#9a6700]' },
  { name: 'Heart', Icon: Heart, look: 'bg-[#ffd9e2] text-[#b3123f]' },
  { name: 'Moon', Icon: Moon, look: 'bg-[#dfe2ff] text-[#3d3fa8]' },
  { name: 'Sun', Icon: Sun, look: 'bg-[#ffe6c7] text-[#ad4b00]' },
  { name: 'Flower', Icon: Flower2, look: 'bg-[#f2dcff] text-[#7a1fa2]' },
  { name: 'Fish', Icon: Fish, look: 'bg-[#d2f1f7] text-[#0b6478]' },
  { name: 'Apple', Icon: Apple, look: 'bg-[#ddf5d3] text-[#26701c]' },
  { name: 'Boat', Icon: Sailboat, look: 'bg-[#d6e9ff] text-[#0f4f9e]' },
  { name: 'Cake', Icon: Cake, look: 'bg-[#f3e3d3] text-[#7b4218]' },
];

interface PicturePadProps {
  /** Called with the third picture; the pad is empty again then. */
  readonly onCode: (code: PictureCode) => void;
  readonly isBusy: boolean;
}

/** Nine pictures, of which three are tapped in order. */
export function PicturePad({ onCode, isBusy }: PicturePadProps) {
  const [tapped, setTapped] = useState<PictureCode>([]);
  const tap = (picture: number) => {
    if (isBusy) return;
    const code = [...tapped, picture];
    setTapped(code.length < LENGTH ? code : []);
    if (code.length === LENGTH) onCode(code);
  };
  return (
    <div className="flex w-full flex-col items-center gap-5">
      <p role="status" className="flex gap-3">
        <span className="sr-only">{`${tapped.length} of ${LENGTH} pictures`}</span>
        {Array.from({ length: LENGTH }, (_, place) => (
          <span
            key={place}
            aria-hidden
            className={classNames(
              'size-5 rounded-full border-2 border-primary',
              place < tapped.length && 'bg-primary',
            )}
          />
        ))}
      </p>
      <div className="grid w-full max-w-80 grid-cols-3 gap-3">
        {PICTURES.map(({ name, Icon, look }, picture) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            onClick={() => tap(picture)}
            className={classNames(
              'grid aspect-square place-items-center rounded-2xl border-2 border-current/30 active:scale-95',
              look,
            )}
          >
            <Icon aria-hidden className="size-3/5 fill-current/25" />
          </button>
        ))}
      </div>
    </div>
  );
}
