import { describe, expect, it } from 'vitest';
import {
  ageSchema,
  avatarSchema,
  credentialsSchema,
  emailSchema,
  MESSAGES,
  newProfileSchema,
  passwordSchema,
  profileChangesSchema,
  themeSchema,
  usernameSchema,
} from '#server/contract/fields.ts';

type Checked = {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly message: string }[] };
};
const firstMessage = (result: Checked) => result.error?.issues[0]?.message;

const NUL = '\u0000';
const HALF_PAIR = '\ud800';

describe('a player name', () => {
  it.each([
    ['Maya', 'Maya'],
    ['  Sunny   Otter 42 ', 'Sunny Otter 42'],
    ["O'Neill", "O'Neill"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['Ｍａｙａ', 'Maya'],
    ['王小明', '王小明'],
    ['ثريا', 'ثريا'],
    ['a', 'a'],
    ['x'.repeat(20), 'x'.repeat(20)],
  ])('%j is kept as %j', (given, kept) => {
    expect(usernameSchema.parse(given)).toBe(kept);
  });

  it.each(['', '   ', '\u3000'])('%j is missing', (given) => {
    expect(firstMessage(usernameSchema.safeParse(given))).toBe(MESSAGES.usernameMissing);
  });

  it.each([undefined, null, 7, {}, ['Maya']])('%j is missing, too', (given) => {
    expect(firstMessage(usernameSchema.safeParse(given))).toBe(MESSAGES.usernameMissing);
  });

  it.each([
    'x'.repeat(21),
    '<script>',
    '"; drop table profiles; --',
    'maya@example.com',
    'www.example.com',
    'a/b',
    'Maya 😀',
    'Maya\u202Eayam',
    'zero\u200Bwidth',
    `Ma${NUL}ya`,
    'Ma\nya',
    `Maya${HALF_PAIR}`,
    '\uFDFA'.repeat(2),
    '_',
    '%00',
    '${7*7}',
  ])('%j is refused', (given) => {
    expect(usernameSchema.safeParse(given).success).toBe(false);
  });
});

describe('an age', () => {
  it.each([4, 5, 17, 18])('%i is fine', (age) => expect(ageSchema.parse(age)).toBe(age));

  it.each([3, 19, 0, -4, 4.5, Number.NaN, Infinity, '7', '', null, undefined, [7]])(
    '%j is refused',
    (age) => {
      expect(firstMessage(ageSchema.safeParse(age))).toBe('Please enter a valid age between 4 and 18');
    },
  );
});

describe('an e-mail address', () => {
  it.each([
    ['  Parent@Example.COM ', 'parent@example.com'],
    ["o'neill+maya@mail.example.co.uk", "o'neill+maya@mail.example.co.uk"],
  ])('%j is kept as %j', (given, kept) => expect(emailSchema.parse(given)).toBe(kept));

  it.each(['', '  ', undefined, null])('%j is missing', (given) => {
    expect(firstMessage(emailSchema.safeParse(given))).toBe(MESSAGES.emailMissing);
  });

  it.each([
    'parent',
    'parent@',
    '@example.com',
    'a b@example.com',
    'a@b',
    `a${NUL}@example.com`,
    'a@example.com\nBcc: b@c.de',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is refused', (given) =>
    expect(firstMessage(emailSchema.safeParse(given))).toBe(MESSAGES.emailInvalid),
  );
});

describe('a password', () => {
  it.each(['secret', '      ', 'pässwörd', 'a'.repeat(128), '密码密码密码'])('%j is long enough', (given) => {
    expect(passwordSchema.parse(given)).toBe(given);
  });

  it.each(['', 'five5', undefined, 123456])('%j is too short', (given) => {
    expect(firstMessage(passwordSchema.safeParse(given))).toBe(MESSAGES.passwordShort);
  });

  it.each(['a'.repeat(129), `secret${NUL}`, `secret${HALF_PAIR}`])('%j is refused', (given) => {
    expect(passwordSchema.safeParse(given).success).toBe(false);
  });
});

describe('avatar and theme', () => {
  it.each(['fox', 'cat', 'owl'])('there is the avatar %s', (avatar) =>
    expect(avatarSchema.parse(avatar)).toBe(avatar),
  );
  it.each(['core', 'aqua', 'berry'])('there is the theme %s', (theme) =>
    expect(themeSchema.parse(theme)).toBe(theme),
  );
  it.each(['dog', 'Fox', '', '__proto__', null])('there is no %j', (name) => {
    expect(avatarSchema.safeParse(name).success).toBe(false);
    expect(themeSchema.safeParse(name).success).toBe(false);
  });
});

describe('whole forms', () => {
  const profile = { username: 'Maya', age: 6, avatar_url: 'fox', theme: 'core' };

  it('a new profile needs all four fields and no others', () => {
    expect(newProfileSchema.parse(profile)).toEqual(profile);
    for (const field of Object.keys(profile)) {
      expect(newProfileSchema.safeParse({ ...profile, [field]: undefined }).success).toBe(false);
    }
    expect(newProfileSchema.safeParse({ ...profile, xp: 10_000 }).success).toBe(false);
    expect(newProfileSchema.safeParse({ ...profile, age: null }).success).toBe(false);
  });

  it('a change may name any of them, and an empty age', () => {
    expect(profileChangesSchema.parse({})).toEqual({});
    expect(profileChangesSchema.parse({ age: null })).toEqual({ age: null });
    expect(profileChangesSchema.parse({ theme: 'aqua', on_leaderboard: false })).toEqual({
      theme: 'aqua',
      on_leaderboard: false,
    });
  });

  it.each([{ coins: 99 }, { id: 'x' }, { parent_email: 'a@b.de' }, { level: 3 }])(
    'a change cannot reach %j',
    (change) => {
      expect(profileChangesSchema.safeParse(change).success).toBe(false);
    },
  );

  it('credentials are an address and a password', () => {
    expect(credentialsSchema.parse({ email: 'A@example.com', password: 'secret' })).toEqual({
      email: 'a@example.com',
      password: 'secret',
    });
    expect(credentialsSchema.safeParse({ email: 'a@example.com' }).success).toBe(false);
    expect(credentialsSchema.safeParse({ email: { $ne: '' }, password: { $ne: '' } }).success).toBe(false);
  });
});
