import { describe, expect, it } from 'vitest';
import { usernameSchema } from '#engine/rules/schemas.ts';
import { isGoodName, nameKey } from '#server/profiles/names.ts';
import { FIRST_WORDS, SECOND_WORDS } from '#server/profiles/suggestions.ts';

/** Kept apart from the lists that the filter was made with. */
const RUDE = `Fuck Fucker FuckFace f-u-c-k f u c k fuuuck Fvck phuck Sh1t shitty bullshit Cunt c-u-n-t Wanker w4nker Tosser Twat
 Bollocks Arsehole a55hole Bellend Knobhead Dickhead dickface Prick Bastard Bitch b1tch Slut Slag Whore Nonce Paedo
 Paki N1gger Nigga Chav Faggot fag Spastic Retard Mong Nazi Hitler Porn Sexy Penis Vagina Boobs Titties tits Bum
 Poo Minger Pillock Shagger Jizz Cum Rapist Bugger Sod Crap Piss KKK Knob Minge Gobshite`;

const GOOD =
  `Sunny Otter 42|Peacock|Scunthorpe United|Hancock|Dickens|Cockatoo|Bass Player|Grassy Fox|Classy Cat|Mississippi|Assam|Essex Girl
|Lassie|Titan|Titania|Shitake|Michelle|Night Owl|Brass Band|Compass|Therapist|Analyst|Hello|O'Connor|Mary-Jane|Zoë|José|Łukasz|Ayşe|Niamh
|Nikhil|Fatima|Mohammed|Xiao Long|小さい|Ходор|สวัสดี|नमस्ते|Rocket 7|Nazia|Nazir|Torpedo|Saltwater|Shaggy|Prickles|Swanky|Harshit|Ishita|Hassan|Cassandra|Assad|Yasser|Gayle|Poonam|Kumar|Fuchsia|Crisis|Annaliese|Wellington Boot|Blackbird|Kid 455|Otter455|Otter 12345|Player 8008|Kai 2019|Star 100|Captain Pants|Buttercup|Matilda|Snigger Cat|Cocker Spaniel|Willow|Bumblebee
|Pineapple|Assistant|Sussex|Penistone|Lightwater|Drummer|Pumpkin|Cucumber|Document|Circus|Scraps|Grapes|Shelley|Basement|Massive|Passion|Tweety`
    .replace(/\n/g, '')
    .split('|');

describe('names for children', () => {
  it.each(RUDE.split(/\s+/).filter((word) => word.length > 1))('%s is not one', (name) => {
    expect(isGoodName(name)).toBe(false);
  });

  it.each([
    'f u c k',
    'w a n k e r',
    'big knob',
    'Mr Arse',
    'you twat',
    'Admin',
    'Addly Nook',
    'M0derator',
    'Teacher',
    '07700 900123',
    'ring 123456',
    'www otter com',
    'otter com',
    '- - -',
    "'''",
    '\u1160\u1160',
    'Fo\u034fx',
    'Fox\ufe00',
    `Fox${'\u0335'.repeat(4)}`,
  ])('"%s" is not one either', (name) => {
    expect(isGoodName(name)).toBe(false);
  });

  it.each(GOOD)('%s is a good one', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it('are all that are suggested, with the longest numbers too', () => {
    const all = FIRST_WORDS.flatMap((first) => SECOND_WORDS.map((second) => `${first} ${second} 99`));
    expect(new Set(all).size).toBe(FIRST_WORDS.length * SECOND_WORDS.length);
    expect(all.filter((name) => !usernameSchema.safeParse(name).success || !isGoodName(name))).toEqual([]);
  });

  it('are the same whatever their case, width or apostrophe', () => {
    expect(nameKey('ÉMILE’S Ｆox')).toBe(nameKey("émile's fox"));
    expect(nameKey('Otter')).not.toBe(nameKey('0tter'));
  });
});
