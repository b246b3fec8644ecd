import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { takenAmong } from './store.ts';

/** At most eight letters in each word: both, two spaces and two digits stay within the 20 characters of a name. */
export const FIRST_WORDS = [
  'Amber',
  'Brave',
  'Breezy',
  'Bright',
  'Bubbly',
  'Bouncy',
  'Cheery',
  'Clever',
  'Cosmic',
  'Cosy',
  'Curious',
  'Dancing',
  'Dazzling',
  'Eager',
  'Fluffy',
  'Friendly',
  'Gentle',
  'Giggly',
  'Glowing',
  'Golden',
  'Happy',
  'Jolly',
  'Jumping',
  'Kind',
  'Lively',
  'Lucky',
  'Magic',
  'Merry',
  'Mighty',
  'Minty',
  'Nimble',
  'Peachy',
  'Playful',
  'Purple',
  'Quick',
  'Rainbow',
  'Silver',
  'Sleepy',
  'Snowy',
  'Sparkly',
  'Speedy',
  'Starry',
  'Sunny',
  'Swift',
  'Tiny',
  'Twinkly',
  'Velvet',
  'Waltzing',
  'Whizzy',
  'Zippy',
] as const;
export const SECOND_WORDS = [
  'Acorn',
  'Badger',
  'Beaver',
  'Bee',
  'Bunny',
  'Comet',
  'Dolphin',
  'Dragon',
  'Duckling',
  'Falcon',
  'Ferret',
  'Finch',
  'Fox',
  'Gecko',
  'Giraffe',
  'Hamster',
  'Hedgehog',
  'Heron',
  'Kitten',
  'Koala',
  'Ladybird',
  'Lemur',
  'Lion',
  'Llama',
  'Lynx',
  'Meerkat',
  'Mole',
  'Moon',
  'Moose',
  'Narwhal',
  'Newt',
  'Otter',
  'Owl',
  'Panda',
  'Parrot',
  'Penguin',
  'Pony',
  'Puffin',
  'Puppy',
  'Rabbit',
  'Robin',
  'Rocket',
  'Seal',
  'Sparrow',
  'Squirrel',
  'Starfish',
  'Tiger',
  'Turtle',
  'Unicorn',
  'Walrus',
  'Whale',
  'Wombat',
  'Wren',
  'Zebra',
] as const;

const TRIES = 8;
const LARGEST_NUMBER = 99;

const oneOf = (words: readonly string[]) => words[randomInt(words.length)]!;
const makeUp = () => `${oneOf(FIRST_WORDS)} ${oneOf(SECOND_WORDS)} ${randomInt(2, LARGEST_NUMBER + 1)}`;

/** A made-up friendly name that nobody has now: more than 250,000 of them exist. */
export async function suggestName(db: Database): Promise<string> {
  for (;;) {
    const names = Array.from({ length: TRIES }, makeUp);
    const taken = await takenAmong(db, names);
    const free = names.find((name) => !taken.has(name));
    if (free) return free;
  }
}
