import type { PlayContext } from '#engine/plays/play.ts';
import { effectClip } from '#engine/rules/clips.ts';
import { lightIn } from '#engine/sprites/day-looks.ts';
import type { World } from '#engine/sprites/world.ts';
import type { StageContext } from './stage-context.ts';

type OfScene = Pick<PlayContext, 'guide' | 'fx' | 'animate' | 'layout' | 'peeked' | 'isBesideAnother'> & {
  /** Behind the picture; omitted: who lives there is not in sight. */
  readonly world?: World;
};

/** What the family's picture gets for drawing: the stage, without anything about score or order. */
export function contextOfPlay(stage: StageContext, { world, ...ofScene }: OfScene): PlayContext {
  const { game, pictures, clock, decoration, channels, voice, settings, options } = stage;
  return {
    ...ofScene,
    friend: world?.friend,
    floor: world?.floor,
    light: lightIn(pictures.place, stage.dayScene()),
    game,
    pictures,
    clock,
    random: decoration,
    newNumerals: options.newNumerals?.() ?? new Set(),
    // It may be switched on in the middle of a round.
    get noFlashes() {
      return settings.needs?.no_flashes ?? false;
    },
    sounds: {
      effect: (name, options) => channels.effect(name, options),
      prepare: (name) => void channels.prepare([effectClip(name)]),
      say: (...sentences) => voice.say(sentences),
    },
    showQuestion: () => settings.values.showQuestion || !channels.voiceAudible,
  };
}
