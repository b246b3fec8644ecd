/** On a phone little more than the animal is seen of a game's thumbnail: where it is, if not at the left. */
export const ANIMALS: ReadonlyMap<string, string> = new Map([
  ['number-trail', 'max-sm:[&_img]:object-[45%]'],
  ['number-trail-heading-home', 'max-sm:[&_img]:object-[40%]'],
  ['number-trail-high-climb', 'max-sm:[&_img]:object-[40%]'],
  ['total-treasure-hunt-medium', 'max-sm:[&_img]:object-[95%]'],
]);
