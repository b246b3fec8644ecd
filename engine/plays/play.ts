import type { Container } from 'pixi.js';
import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { stepsTogether } from '#engine/rules/begun-together.ts';
import { WHAT_COMES_NEXT } from '#engine/rules/common-words.ts';
import type { Family } from '#engine/rules/family.ts';
import type { Game, Question } from '#engine/rules/game.ts';
import type { RoundBegun } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { Round, type Asked } from '#engine/rules/round.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import type { DayLight } from '#engine/sprites/day-looks.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { BoardAction, Target, Toy } from '#engine/sprites/target.ts';
import { beginHelp, begunByGuide, playHelp, type Guided, type HelpPicture } from './help.ts';
import { Pointing } from './pointing.ts';

/** What a family gets for drawing. It knows no scores, order, timers or other families. */
export interface PlayContext {
  readonly game: Game;
  /** The layout to draw for: the stage's, or the one at the last answer. */
  readonly layout: () => Layout;
  readonly pictures: Pictures;
  /** For decoration only: questions have a random stream of their own. */
  readonly random: Random;
  readonly clock: Clock;
  readonly sounds: PlaySounds;
  readonly guide: Guide;
  /** The little animal of the place behind; undefined: none lives there, or none is in sight. */
  readonly friend?: Friend | undefined;
  /** Behind the little animal, for what the view lies on; undefined: that is behind nothing but the view. */
  readonly floor?: Container | undefined;
  /** Of the day, on what the family lays out: never on what is counted or chosen. */
  readonly light: DayLight;
  /** Another stage lies beside this one: nothing may be drawn beyond the layout. */
  readonly isBesideAnother?: boolean | undefined;
  /** True when what is otherwise only heard is also shown as a picture. */
  readonly showQuestion: () => boolean;
  /** Numerals that are new to the player: while everything is in sight, tiles show as many dots. */
  readonly newNumerals: ReadonlySet<number>;
  /** To be called when the child looks at what its plan hides: the question counts as helped. */
  readonly peeked: () => void;
  /** The player needs it so: nothing is shown for a moment only. */
  readonly noFlashes: boolean;
  /** The context for motion recipes; calm means the same story and timing with alpha changes only. */
  readonly fx: () => FxContext;
  /** Runs an animation on the scene's timeline, so that it ends with the scene. */
  readonly animate: <T extends gsap.core.Animation>(animation: T) => T;
}

/**
 * The picture of one question, built for this question alone. Methods that show something return a paused timeline; the
 * play scene plays it, waits for it or cuts it short. A family only draws, and says what can be touched.
 */
export interface Board<Point> {
  /** In focus order: left to right, top to bottom. */
  targets(): readonly Target[];
  /** Other things that can be touched; omitted: none. */
  toys?(): readonly Toy[];
  /** What can be done beside answering, in all ways of playing; omitted: nothing. */
  actions?(): readonly BoardAction[];
  /** The answers as a whole, where they can be hidden without the question's picture; omitted: they are part of it. */
  readonly answers?: Container;
  /** What the question is asked with: from there a line leads to the answer. Of the help, once it is shown. */
  focus(): Container;
  /** What the guide looks and points at as it is asked; omitted: the middle of the stage, a little above. */
  open?(): Container;
  arrive(): gsap.core.Timeline;
  /** Seconds from the beginning of `arrive` until what is asked for is true; omitted: it is from the beginning. */
  readonly trueFrom?: number;
  /** So many sentences of what is asked are true before, and are said while it comes about; omitted: none. */
  readonly told?: number;
  right(choiceId: string): gsap.core.Timeline;
  /** Seconds from a right answer until its point flies, while nothing else of the picture leads; omitted: 0.8. */
  readonly pointAt?: number;
  /** When its guide shows its joy with its whole body, where it has its paws full before, in seconds; omitted: at once. Its face is glad before. */
  readonly gladAt?: number;
  /** What its point comes out of, where the way from the answer would be over what is read; omitted: the answer. */
  readonly pointFrom?: Container;
  /** 1.5 s in all; ends in the state before the answer, so that the same question can continue. */
  wrong(choiceId: string): gsap.core.Timeline;
  /** The first hint: the question's picture breathes. */
  remind(): gsap.core.Timeline;
  /** The second hint: shows the way to the answer in the question's own steps. */
  help(points: readonly Point[]): HelpPicture<Point>;
  /** The third hint: the answer glows, and the child taps it. */
  reveal(): gsap.core.Timeline;
  /** Removes the question, before the next one. */
  leave(): gsap.core.Timeline;
  /** After the last question, the completed picture: chest full, path lit. Shown before the result. */
  finish(): gsap.core.Timeline;
  /** Positions everything again for `context.layout()`, at any moment. */
  place(): void;
}

/** The answer glows first, and then a line leads to it. Seconds. */
const LEADS_AFTER = 0.4;

/** What the steps of a question's help point at. */
type PointOf<Q extends Question> = Q['help'][number]['point'];

/** A family's picture during a round: what stays between questions, and a board for each question. */
export interface Play<Q extends Question> {
  readonly view: Container;
  /** Creates the board of a question and disposes of the previous one. index: from 0. */
  ask(question: Asked<Q>, index: number): Board<PointOf<Q>>;
  dispose(): void;
}

/** A board, for callers that need not know the question's type. */
export interface AskedBoard extends Omit<Board<never>, 'help' | 'focus'> {
  help(): gsap.core.Timeline;
  /** The help as a turn for two: the guide begins, and the child goes on. */
  guided(): Guided;
  /** The help as far as it is shown before the player's first try. */
  together(): gsap.core.Timeline;
}

/** A picture bound to the questions of its round. */
export interface RoundPicture {
  readonly view: Container;
  /** What points at things of the view, in its coordinates: belongs before the guide, which a line may pass. */
  readonly pointing: Container;
  /** The board of the latest question. */
  readonly board: AskedBoard;
  /** Creates the board of a question by its index in the round, from 0. */
  ask(index: number): AskedBoard;
  dispose(): void;
}

/** How a round starts. */
export interface RoundBegin {
  /** What the questions follow from; with tries, the round goes on after them. */
  readonly begun: RoundBegun;
  /** Engine time in seconds. */
  readonly now: () => number;
}

/** What a demonstration shows: the picture of questions that belong to no round, so that nothing of them counts. */
export interface Shown {
  readonly pictured: RoundPicture;
  /** The id of the right choice. index: of the question, from 0. */
  answerAt(index: number): string;
}

/** What a family's play.ts exports: its picture, for callers that need not know its question type. */
export interface Picture {
  begin(context: PlayContext, how: RoundBegin): { readonly round: Round; readonly pictured: RoundPicture };
  /** So many questions of this game, with everything in sight, for showing how it is played. */
  show(context: PlayContext, questions: number, random: Random): Shown;
  /** One round, drawn once for each of these contexts. */
  beginTwice(
    contexts: readonly [PlayContext, PlayContext],
    how: RoundBegin,
  ): { readonly round: Round; readonly pictured: readonly [RoundPicture, RoundPicture] };
}

/** Binds a family to its picture, so that the picture gets the parameters and questions of its own games only. */
export const definePicture = <Params, Item, Q extends Question>(
  family: Family<Params, Item, Q>,
  createPlay: (context: PlayContext, params: Params) => Play<Q>,
): Picture => {
  const roundOf = (game: Game, { begun, now }: RoundBegin) => {
    const questions = family.makePlanned(game, begun.plan, createRandom(begun.seed));
    return new Round({ questions, begun, now, mayReturn: game.traits.mayReturn });
  };
  const draw = (context: PlayContext, round: Round<Q>) =>
    picturedOf(
      createPlay(context, family.paramsOf(context.game)),
      (index) => round.questionAt(index),
      context,
    );
  return {
    begin(context, how) {
      const round = roundOf(context.game, how);
      return { round, pictured: draw(context, round) };
    },
    beginTwice([one, other], how) {
      const round = roundOf(one.game, how);
      return { round, pictured: [draw(one, round), draw(other, round)] };
    },
    show(context, count, random) {
      const { game } = context;
      const questions = family.makeRound(game, count, random).map((question) => ({
        ...question,
        planned: { item: question.fact, support: 0, shown: false } as const,
      }));
      const play = createPlay(context, family.paramsOf(game));
      return {
        pictured: picturedOf(play, (index) => questions[index]!, context),
        answerAt: (index) => questions[index]!.answer,
      };
    },
  };
};

function picturedOf<Q extends Question>(
  play: Play<Q>,
  questionAt: (index: number) => Asked<Q>,
  { sounds, fx }: Pick<PlayContext, 'sounds' | 'fx'>,
): RoundPicture {
  let asked: AskedBoard | undefined;
  const pointing = new Pointing();
  return {
    view: play.view,
    pointing,
    get board() {
      if (!asked) throw new Error('no question was asked yet');
      return asked;
    },
    ask(index) {
      const question = questionAt(index);
      pointing.clear();
      const { help, focus, ...board } = play.ask(question, index);
      const runner = { sounds, finger: pointing, fx };
      /** What was pointed at belongs to what was shown before. */
      const anew =
        <Given extends readonly unknown[], Shown>(show: (...given: Given) => Shown) =>
        (...given: Given) => {
          pointing.clear();
          return show(...given);
        };
      const pictureOf = (steps: Q['help']) => help(steps.map(({ point }) => point as PointOf<Q>));
      const show = (steps: Q['help']) => playHelp(steps, pictureOf(steps), runner);
      const answer = () => board.targets().find(({ id }) => id === question.answer)!;
      return (asked = {
        ...board,
        right: anew(board.right),
        wrong: anew(board.wrong),
        remind: anew(board.remind),
        reveal: anew(() => {
          const revealed = board.reveal();
          return revealed.add(pointing.lead(focus(), () => answer().hit(), fx()).paused(false), LEADS_AFTER);
        }),
        leave: anew(board.leave),
        help: anew(() => show(question.help)),
        together: anew(() => show(stepsTogether(question))),
        guided: anew(() => {
          const steps: Q['help'] = question.help;
          const picture = pictureOf(steps);
          const asks = picture.isShared ? [] : [WHAT_COMES_NEXT, question.prompt];
          const begun = begunByGuide(steps, asks, picture.least);
          return beginHelp(steps, begun, picture, runner);
        }),
        finish: anew(board.finish),
        place() {
          board.place();
          pointing.place();
        },
      });
    },
    dispose: () => play.dispose(),
  };
}
