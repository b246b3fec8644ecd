import { BookOpenCheck, Ear, HeartHandshake, Sparkles } from 'lucide-react';
import { cardOf, type GameId } from '#engine/rules/cards.ts';

export const FEATURES = [
  { title: 'Every word is spoken', text: 'Children play by listening. No reading needed.', Icon: Ear },
  { title: 'Made for little hands', text: 'One big, simple thing to tap at a time.', Icon: Sparkles },
  {
    title: 'Follows the school year',
    text: 'Games grouped by UK school term, with what each one teaches.',
    Icon: BookOpenCheck,
  },
  {
    title: 'Kind when it goes wrong',
    text: 'A gentle hint and another try. Never a buzzer.',
    Icon: HeartHandshake,
  },
] as const;

const FEATURED_TEXTS: { readonly [Id in GameId]?: string } = {
  'sound-safari': 'Listen to numbers and pick the answer',
  'number-trail': 'Click numbers in sequence 0 to 10',
  'shape-detective': 'Listen to shape names and find matching shapes',
  'total-treasure-hunt': 'Count treasures and add them',
};

/** Four of the games, in the words of the specification. */
export const FEATURED = Object.entries(FEATURED_TEXTS).map(([id, text]) => ({
  game: cardOf(id as GameId),
  text,
}));

export const BENEFITS = [
  'Counting forwards and back, to 10 and then to 20',
  'Seeing how many without counting one by one',
  'Adding two groups and taking some away',
  'Hearing a number and finding its numeral',
  'Knowing shapes by their sides and corners',
  'Understanding that zero means none',
] as const;

export const STATS = [
  { value: '12+', name: 'Games' },
  { value: '3-8', name: 'Ages' },
  { value: '100%', name: 'Fun' },
] as const;
