import { describe, expect, it } from 'vitest';
import { usernameSchema } from '#server/contract/fields.ts';
import { FIRST_WORDS, SECOND_WORDS } from '#server/names/made-up-words.ts';
import { nameKey } from '#server/names/name-key.ts';
import { faultOf, isGoodName } from '#server/profiles/names.ts';
import { looksReal } from '#server/profiles/real-names.ts';

/** Separate from the lists that the filter was developed with. */
const RUDE = `Fuck Fucker FuckFace f-u-c-k f u c k fuuuck Fvck phuck Sh1t shitty bullshit Cunt c-u-n-t Wanker w4nker Tosser Twat
 Bollocks Arsehole a55hole Bellend Knobhead Dickhead dickface Prick Bastard Bitch b1tch Slut Slag Whore Nonce Paedo
 Paki N1gger Nigga Chav Faggot fag Spastic Retard Mong Nazi Hitler Porn Sexy Penis Vagina Boobs Titties tits Bum
 Poo Minger Pillock Shagger Jizz Cum Rapist Bugger Sod Crap Piss Selbstmord Umbringen Hang-Yourself Zigeuner Douchebags KKK Knob Minge Gobshite`;

const GOOD =
  `Sunny Otter 42|Peacock|Scunthorpe United|Hancock|Dickens|Cockatoo|Bass Player|Grassy Fox|Classy Cat|Mississippi|Assam|Essex Girl
|Lassie|Titan|Titania|Shitake|Michelle|Night Owl|Brass Band|Compass|Therapist|Analyst|Hello|O'Connor|Mary-Jane|Zoë|José|Łukasz|Ayşe|Niamh
|Nikhil|Fatima|Mohammed|Xiao Long|小さい|Ходор|สวัสดี|नमस्ते|Rocket 7|Nazia|Nazir|Torpedo|Saltwater|Shaggy|Prickles|Swanky|Harshit|Ishita|Hassan|Cassandra|Assad|Yasser|Gayle|Poonam|Kumar|Fuchsia|Crisis|Annaliese|Wellington Boot|Blackbird|Kid 455|Otter455|Otter 12345|Player 8008|Kai 2019|Star 100|Captain Pants|Buttercup|Matilda|Snigger Cat|Cocker Spaniel|Willow|Bumblebee
|Pineapple|Assistant|Sussex|Penistone|Lightwater|Drummer|Pumpkin|Cucumber|Document|Circus|Scraps|Grapes|Shelley|Basement|Massive|Passion|Tweety`
    .replace(/\n/g, '')
    .split('|');

/** In the form in which forms send it. */
const faultOfTyped = (name: string) => faultOf(usernameSchema.parse(name));

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

  it.each(
    `Fanny|Fanny L|Fanny Larsson|Willy|Willy Brandt|Dick Turner|Dick Van Dyke|Amir Butt|Ayesha Butt|Tom Hooker|Joe Root|Emma Weed|Gun Persson|Wee Ming
|Charlie Dick|Bich Ngoc|Ana L|Lena Tittensor|Van Dyke`
      .replace(/\n/g, '')
      .split('|'),
  )('%s is what people are called', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it.each(
    `negga|kysnow|Jenna Tulls|Wayne Kerr|Hugh G Rection|sub to LeoPlays|follow LeoPlays|add LeoCool99|meet at the park|send me pics
|Mrs Smiths class|Ms Jones class|fuxx you|casse toi|шлюшка|randi ka|fakku|sc mia x|chat w me|lets meet up|where do u live|what school u go 2
|r u alone|be my gf|b day 4 june|我七岁|Leeds girl from LS6|Adrnin|Doctor Smith NHS|superuser|Администрация|техподдержка|运营团队`
      .replace(/\n/g, '')
      .split('|'),
  )('%s passed a judge once', (name) => {
    expect(isGoodName(name)).toBe(false);
  });

  it.each(
    'Bich|Shitij|Vagish|Annal|Peniston|Dik-dik|Coccinella|Follow the Leader|Add Ten|Where Is Spot'.split('|'),
  )('%s was refused once without a reason', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it.each(
    `Big Willy|My Willy|Long Willy|Willy Long|Smelly Fanny|Fanny Fart|Fanny Cheese|Fanny Fanny|Dick|Big Dick|Dick Head|Dick Licker|Butt|Smelly Butt|Seymour Butts
|Harry Butt|Hooker|Happy Hooker|Hooker 99|Weed|Smoke Weed|Gun|Big Gun|Tommy Gun|Wee|Wee Wee|Root|Anal|Mike Hunt|Ben Dover|Hittler`
      .replace(/\n/g, '')
      .split('|'),
  )('%s is none for that', (name) => {
    expect(isGoodName(name)).toBe(false);
  });

  // A strong word, in all disguises that readers see through.
  it.each([
    ['small l for i', 'Shlt'],
    ['capital I for l', 'SIut'],
    ['one letter for two', 'Pomo'],
    ['two letters for one', 'vvanker'],
    ['another sound', 'Phuck'],
    ['an unspoken letter', 'fuhk'],
    ['another vowel', 'Bastrd'],
    ['letters changed over', 'fcuk'],
    ['read backwards', 'hctib'],
    ['a hyphen for a letter', 'F-ck'],
    ['a digit for a vowel', 'F4ck'],
    ['taken apart', 'su icide'],
    ['an ending', 'Twatters'],
    ['inside a word', 'BigDlckhead'],
    ['full width', 'Ｆｕｃｋ'],
  ])('no rude word passes with %s', (_how, name) => {
    expect(faultOfTyped(name)).toBe('rude');
  });

  it.each([
    ['threats', 'Gonna Kill U'],
    ['threats to oneself', 'slit my wrists'],
    ['hate against a group', 'Hate Muslims'],
    ['the same, turned round', 'Jews Out'],
    ['Cyrillic', 'Хуйло'],
    ['Greek', 'Μαλάκας'],
    ['Hebrew', 'זונה'],
    ['Arabic', 'شرموطة'],
    ['Devanagari', 'चूतिया'],
    ['Han', '操你妈'],
    ['Korean', '씨발'],
    ['Japanese', 'クソ'],
    ['Slovak', 'Kokotko'],
    ['Swedish', 'Jävla hora'],
    ['Lithuanian', 'Šūdas'],
    ['Vietnamese', 'Địt mẹ'],
    ['Russian in Latin letters', 'Mudak'],
    ['Hindi in Latin letters', 'Bhen chod'],
  ])('none passes that says something bad: %s', (_kind, name) => {
    expect(faultOfTyped(name)).toBe('rude');
  });

  it.each([
    ['contact', 'nought seven seven'],
    ['contact', 'cero uno dos tres'],
    ['contact', 'Mia 0771'],
    ['contact', 'lnsta mia'],
    ['contact', 'Телеграм Лео'],
    ['contact', '加我微信'],
    ['contact', 'Roblox Leo22'],
    ['contact', 'Line ID leo'],
    ['contact', 'schreib mir'],
    ['address', 'Oakfield School'],
    ['address', 'Class 2b Oak School'],
    ['address', 'Grundschule Nord'],
    ['address', 'Mia from Leeds'],
    ['role', 'Mod Leo'],
    ['role', 'Your Mum'],
    ['role', 'Deleted User'],
    ['role', 'Adminlstrator'],
    ['unclear', 'ˆˇ'],
    ['unclear', "a''''''"],
  ] as const)('none passes that tells or pretends: %s, %s', (fault, name) => {
    expect(faultOfTyped(name)).toBe(fault);
  });

  it.each(
    `Sextant|Dyke Road Ducks|Merdeka|Porras|Shi Ting|Yu Fuk|Jihad|Semen|De Kock|Pussy Willow|Dick Smith|Мандарин|Isis|Bích|Heron|Cook|Where|Slipper
|Roblox Rex|School Bus|Cool School|Alien from Mars|Mummy Bear|Daddy Pig|One Two Three|Agent 007|Killer Whale|Spotted Dick|x|مونيكا|סוסן|フェラーリ|미니미`
      .replace(/\n/g, '')
      .split('|'),
  )('%s is close to a bad one and good', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it.each([
    'Leo 5 Elm Road',
    'Mia Park Lane 4',
    'Leo 7 Mill Lane',
    'Mia 8 Church Road',
    '14 The Crescent',
    'Leo Baker Street',
    'Hauptstr 12 Leo',
    'Via Roma 12 Mia',
    'SW1A 1AA Leo',
    'Zip 90210 Leo',
    'Leo 10115 Berlin',
    'Leo wohnt Berlin',
    'Leo from 90210',
    'Oak Elementary Mia',
    'Mia nursery Hull',
    'Lincoln High Leo',
    'school of St Anne',
  ])('tell no address, in whatever order: %s', (name) => {
    expect(faultOf(name)).toBe('address');
  });

  it.each(['bit ly leo', 'goo gl leo', 'instgram mia', 'call five five five'])(
    'tell no way to write or call: %s',
    (name) => {
      expect(faultOf(name)).toBe('contact');
    },
  );

  it.each([
    'Yellow Brick Road',
    'Old Town Road',
    'Sesame Street',
    'Penny Lane',
    'Road Runner 7',
    'Lane 5',
    'Ninja Academy',
    'High Hopes',
    'Broadway 9',
    'Orchestra 9',
    'Ben 10',
    'Команда',
    'From 8 to 9',
    'Maroon 5',
  ])('may be streets and numbers of songs and stories: %s', (name) => {
    expect(faultOf(name)).toBeUndefined();
  });

  it('may end in whatever number a child likes', () => {
    const numbered = Array.from({ length: 1400 }, (_, number) => `Otter ${number}`);
    expect(numbered.filter((name) => !isGoodName(name))).toEqual([]);
  });

  it.each(['69', 'Love 69', 'hot69', '1488', 'Otter 1488', '14 88', 'White Power 88', 'Blood 88', '80085'])(
    'end in no number that means something else: %s',
    (name) => {
      expect(isGoodName(name)).toBe(false);
    },
  );

  it('of real children are known, of boys as well as girls, and made-up ones are told apart', () => {
    const real = ['Jack', 'Olivia B', 'muhammad', 'Zofia 7', 'Amir Butt', 'Fanny', 'Zoë', 'Łukasz'];
    expect(real.filter((name) => !looksReal(name))).toEqual([]);
    const elsewhere =
      'Маша Иванова|Дмитрий|王小明|李华|佐藤さくら|김민준|민준|محمد|فاطمة|प्रिया|Νίκος|נועם|Oluwaseun|Haruto';
    expect(elsewhere.split('|').filter((name) => !looksReal(name))).toEqual([]);
    expect(
      ['Sunny Otter 42', 'Rocket 7', 'Captain Pants', '小熊猫', 'さくら', '호랑이', 'Зайчик', 'قمر'].filter(
        looksReal,
      ),
    ).toEqual([]);
  });

  it('are all that are suggested, with the longest numbers too', () => {
    const all = FIRST_WORDS.flatMap((first) => SECOND_WORDS.map((second) => `${first} ${second} 99`));
    expect(new Set(all).size).toBe(FIRST_WORDS.length * SECOND_WORDS.length);
    expect(all.filter((name) => !usernameSchema.safeParse(name).success || !isGoodName(name))).toEqual([]);
  });

  it('are the same whatever their case, width or apostrophe', () => {
    expect(nameKey('ÉMILE’S Ｆox')).toBe(nameKey("émile's fox"));
  });

  it.each([
    ['Otter', '0tter'],
    ['lion', 'Iion'],
    ['lion', '1ion'],
    ['Panda', 'Раndа'],
    ['Modern Mole', 'Modern rnole'],
    ['Wombat', 'VVombat'],
    ['Zoë', 'Zoe'],
    ['Sunny Otter', 'Sunny-Otter'],
    ['Sunny Otter', 'SunnyOtter'],
    ['Ωmega', 'ωmega'],
    ['Miloslava', 'Milo\u0073la\u028ba'],
    ['Miloslava', 'Milo5lava'],
    ['Tim Rosell', 'Tim R05ell'],
    ['Penguin Sam', 'Penguin 5am'],
    ['Zorro', '2orro'],
  ])('are the same when they look alike: %s, %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Otter', 'Outer'],
    ['Otter 4', 'Otter 5'],
    ['Otters', 'Otter 5'],
    ['はな', 'ばな'],
    ['कमल', 'कमला'],
  ])('are different when they do not: %s, %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
