import { AVATARS, type Avatar } from './looks.ts';

/** The most players an account can have. Source: HTTP contract, Players. */
export const MOST_PLAYERS = 6;

/** By the number that the server keeps: six players share three animals. */
export const SCARVES = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const;
export type Scarf = (typeof SCARVES)[number];

/** Asked of children who cannot read. */
export const WHO_IS_PLAYING = 'Who is playing?';

/** Before a player with a picture code goes on. */
export const TAP_YOUR_PICTURES = 'Tap your three pictures.';
/** After too many wrong ones. */
export const ASK_A_GROWN_UP = 'Please ask a grown-up.';

/** Somebody is an animal and a colour: never a name. */
export const animalWith = (animal: string, scarf: Scarf): string => `The ${animal} with the ${scarf} scarf.`;

/** How a player is spoken of: never by name. A profile without an avatar wears the fox. */
export const spokenOf = (avatar: Avatar | null, scarf: number): string =>
  animalWith(avatar ?? 'fox', SCARVES[scarf] ?? SCARVES[0]);

/** What is recorded of them. */
export const everySentence = (): readonly string[] => [
  WHO_IS_PLAYING,
  TAP_YOUR_PICTURES,
  ASK_A_GROWN_UP,
  ...AVATARS.flatMap((avatar) => SCARVES.map((scarf) => animalWith(avatar, scarf))),
];
