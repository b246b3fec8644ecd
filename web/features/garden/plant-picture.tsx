import { bedOfSkill, type Plant } from '#engine/learner/garden.ts';
import { Picture } from '#web/ui/picture.tsx';

interface PlantPictureProps {
  readonly plant: Plant;
  readonly className: string;
}

/** A fact's plant, as far as it has come. */
export const PlantPicture = ({ plant: { item, growth }, className }: PlantPictureProps) => (
  <Picture
    name={growth === 'flower' ? `garden/flower-${bedOfSkill(item.skill)}` : `garden/${growth}`}
    alt=""
    className={className}
  />
);
