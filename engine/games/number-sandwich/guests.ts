/** Who eats at the sandwich bar. */
export const GUESTS = [
  'bear',
  'elephant',
  'giraffe',
  'hippo',
  'lion',
  'monkey',
  'panda',
  'pig',
  'rabbit',
  'zebra',
] as const;
export type GuestName = (typeof GUESTS)[number];

/** The colour of their paws: of those the workshop draws, and of those on a slice. */
export const PAWS: { readonly [Name in GuestName]: string } = {
  bear: '#AE6C40',
  elephant: '#9DAFD6',
  giraffe: '#FAC64F',
  hippo: '#AE8AC8',
  lion: '#F8BC57',
  monkey: '#96603F',
  panda: '#57507A',
  pig: '#FBB2C0',
  rabbit: '#F2D6AE',
  zebra: '#DAD4EA',
};
