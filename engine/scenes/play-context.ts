import type { StageContext } from '#engine/core/stage-context.ts';
import type { PlayContext } from '#engine/games/play.ts';

/** What the family's picture is given to draw with: the stage, without anything that keeps score or order. */
export function contextOfPlay(
  stage: StageContext,
  ofScene: Pick<PlayContext, 'guide' | 'fx' | 'animate' | 'layout'>,
): PlayContext {
  const { game, pictures, clock, decoration, channels, voice, settings } = stage;
  return {
    ...ofScene,
    game,
    pictures,
    clock,
    random: decoration,
    sounds: {
      effect: (name, options) => channels.effect(name, options),
      say: (...sentences) => voice.say(sentences),
    },
    showQuestion: () => settings.values.showQuestion || !channels.voiceAudible,
  };
}
