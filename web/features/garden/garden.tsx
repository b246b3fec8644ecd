import { bedOfSkill, type Growth, type Plant } from '#engine/learner/garden.ts';
import { BED_NAMES, BEDS, bedSentence, type Bed } from '#engine/rules/home-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { PlantPicture } from './plant-picture.tsx';

/** From so many on the plants of a bed stand close together. */
const TUFTS_FROM = 30;

const COUNTED: readonly { readonly growth: Growth; readonly one: string; readonly many: string }[] = [
  { growth: 'flower', one: 'flower', many: 'flowers' },
  { growth: 'growing', one: 'bud', many: 'buds' },
  { growth: 'met', one: 'sprout', many: 'sprouts' },
];

/** "Adding: 9 flowers, 4 buds". */
function bedInWords(bed: Bed, plants: readonly Plant[]): string {
  const counted = COUNTED.flatMap(({ growth, one, many }) => {
    const count = plants.filter((plant) => plant.growth === growth).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${BED_NAMES[bed]}: ${counted.join(', ') || 'nothing planted yet'}`;
}

/** What a child has met, a plant a fact in six beds. Nothing in it wilts, is counted or compared. */
export function Garden({ plants }: { readonly plants: readonly Plant[] }) {
  return (
    <section aria-labelledby="garden" className="flex flex-col gap-3">
      <h2 id="garden" className="text-3xl">
        Your Garden
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 min-[80rem]:grid-cols-6">
        {BEDS.map((bed) => (
          <GardenBed
            key={bed}
            bed={bed}
            plants={plants.filter(({ item }) => bedOfSkill(item.skill) === bed)}
          />
        ))}
      </ul>
    </section>
  );
}

interface GardenBedProps {
  readonly bed: Bed;
  readonly plants: readonly Plant[];
}

/** Bare earth, where nothing grows yet. */
const SPOTS = 4;

/** A picture: its air and grass are so in every theme. */
const GardenBed = ({ bed, plants }: GardenBedProps) => (
  <li
    data-ground=""
    className="flex min-h-36 flex-col overflow-hidden rounded-card bg-linear-to-b from-[#f4fbff] to-[#a3d97c] sm:min-h-44"
  >
    <span className="flex items-center justify-between gap-1 py-1 pr-2 pl-3 sm:gap-2 sm:pl-4">
      <span aria-hidden className="font-display leading-tight font-semibold sm:text-lg">
        {BED_NAMES[bed]}
      </span>
      <span className="sr-only">{bedInWords(bed, plants)}</span>
      <SpeakerButton text={bedSentence(bed)} label={`Say ${BED_NAMES[bed]}`} isQuiet />
    </span>
    {/* From the front to the back: a row that is not full is the last one. */}
    <span
      aria-hidden
      className="mt-auto flex flex-wrap-reverse content-start items-end justify-center px-2 pb-2"
    >
      {plants.map((plant) => (
        <PlantPicture
          key={plant.item.id}
          plant={plant}
          className={classNames(
            'object-contain',
            plants.length < TUFTS_FROM ? 'h-12 w-10' : '-mx-0.5 h-7 w-6',
          )}
        />
      ))}
      {plants.length === 0 &&
        Array.from({ length: SPOTS }, (_, spot) => (
          <span key={spot} className="mx-1 mb-1 h-2 w-7 rounded-full bg-[#8b5a3c]/55" />
        ))}
    </span>
  </li>
);
