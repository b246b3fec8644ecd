import { GUIDE_MOMENTS, guideClips, type GuideMoment } from '#engine/rules/guide-moments.ts';
import { AVATARS, type Avatar } from '#engine/rules/looks.ts';
import type { CallName } from './calls.ts';

/** Words, or the name of a call; one after the other. */
type Part = { readonly say: string } | { readonly call: CallName };
type Line = readonly Part[];

/** A sound of a guide's own. */
export interface GuideSound {
  readonly id: string;
  readonly kind: 'guide';
  readonly guide: Avatar;
  readonly parts: Line;
}

const say = (text: string): Part => ({ say: text });
const call = (name: CallName): Part => ({ call: name });

/** Sounds of words that the dictionary lacks. */
const YAY = '[Yay](/jˈA/)!';
const OOH = '[Ooh](/ˈuː/)!';
const WOO_HOO = '[Woo](/wˌuː/) [hoo](/hˈuː/)!';
const YIPPEE = '[Yippee](/jɪpˈiː/)!';
const BYE_BYE = '[Bye](/bˌI/) [bye](/bˈI/)!';

type Lines = { readonly [moment in GuideMoment]: readonly Line[] };

const FOX: Lines = {
  greeting: [[say('Hello!')], [say('Hi there!')], [call('fox-yip'), say('Hi!')]],
  waiting: [[call('fox-hm')], [call('fox-whine')]],
  surprise: [[say(OOH)], [say('Wow!')], [call('fox-yip-up')]],
  'joy-1': [[say('Yes!')], [say(YAY)], [call('fox-yip'), call('fox-yip-up')]],
  'joy-2': [[say('Hooray!')], [say(YIPPEE)], [call('fox-yip-up'), say('Yes!')]],
  'joy-3': [
    [call('fox-yip'), call('fox-yip-up'), say('Hooray!')],
    [say(WOO_HOO), call('fox-yip-up'), call('fox-yip-up')],
  ],
  comfort: [[say('Never mind.')], [say('That is all right.')]],
  thinking: [[call('fox-hmm')], [say('Let me see.')]],
  yawning: [[call('fox-yawn')], [call('fox-long-yawn'), call('fox-yip-down')]],
  goodbye: [[say(BYE_BYE)], [say('See you!'), call('fox-yip')]],
};

const CAT: Lines = {
  greeting: [[say('Hello!')], [call('cat-mew')], [call('cat-mrrp'), say('Hello!')]],
  waiting: [[call('cat-mew-up')], [call('cat-hm')]],
  surprise: [[say('Oh!')], [call('cat-mrrp')], [say('Oh my!')]],
  'joy-1': [[say('Lovely!')], [call('cat-mrrp'), call('cat-mew')], [call('cat-purr')]],
  'joy-2': [[say('Hooray!')], [say('Wonderful!')], [call('cat-mew-up'), call('cat-mew')]],
  'joy-3': [
    [call('cat-mrrp'), call('cat-mrrp'), say('Wonderful!')],
    [say(WOO_HOO), call('cat-mew-up')],
  ],
  comfort: [[say('There, there.')], [call('cat-long-purr')]],
  thinking: [[call('cat-hmm')], [say('Let me think.')]],
  yawning: [[call('cat-yawn')], [call('cat-long-yawn'), call('cat-mrrp')]],
  goodbye: [[say(BYE_BYE)], [say('See you soon!')]],
};

const OWL: Lines = {
  greeting: [[say('Hello!')], [call('owl-hoot'), call('owl-long-hoot')], [say('Good day!')]],
  waiting: [[call('owl-hm')], [call('owl-hoot-ask')]],
  surprise: [[say('Oh!')], [say('Goodness!')], [call('owl-hoot-up')]],
  'joy-1': [[say('Splendid!')], [call('owl-hoot'), call('owl-hoot-up')], [say('Oh yes!')]],
  'joy-2': [[say('Hooray!')], [say('Marvellous!')], [call('owl-hoot'), say('Splendid!')]],
  'joy-3': [
    [call('owl-hoot'), call('owl-hoot-up'), say('Hooray!')],
    [say('Marvellous!'), call('owl-hoot'), call('owl-long-hoot')],
  ],
  comfort: [[say('There, there.')], [say('Never mind.')]],
  thinking: [[call('owl-hmm')], [say('Let me think.')]],
  yawning: [[call('owl-yawn')], [call('owl-long-yawn'), call('owl-hm')]],
  goodbye: [[say('Goodbye!')], [say(BYE_BYE), call('owl-hoot')]],
};

const LINES: { readonly [guide in Avatar]: Lines } = { fox: FOX, cat: CAT, owl: OWL };

/** Every sound of the three guides. */
export const guideSounds = (): readonly GuideSound[] =>
  AVATARS.flatMap((guide) =>
    GUIDE_MOMENTS.flatMap((moment) =>
      LINES[guide][moment].map((parts, i) => ({
        id: `${guideClips(guide, moment)}${i + 1}`,
        kind: 'guide' as const,
        guide,
        parts,
      })),
    ),
  );
