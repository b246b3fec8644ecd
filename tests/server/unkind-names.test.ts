import { describe, expect, it } from 'vitest';
import { faultOf } from '#server/profiles/names.ts';

const split = (text: string) => text.trim().split(/[|\n]+/);

describe('names of words that are harmless one by one', () => {
  it.each(
    split(`
Smelly Kid|Stinky Girl|Ugly Emma|Jack Is Ugly|You Are Trash|Ur So Boring|Im Worthless|Nobody Likes U|No One Loves You
No Friends|Go Back Home|h8 u|I Hate Lucy|Ur Mums Fat|Sm3lly K1d|N o o b|Isis Fan|Whites Only|Black Face
Tu es moche|Eres feo|Ich hasse dich|Zamknij ryj|Ненавижу тебя|Ti odio`),
  )('%s is unkind', (name) => {
    expect(faultOf(name)).toBe('rude');
  });

  it.each(
    split(`
Shank U|Kick A Girl|Bleach Drinker|Touch Kids|Hot Babe|Balls In Mouth|Slave Owner|Beer Lover|Smoke Grass|Snot Eater
Devil Worship|Knife Crime|Throw Up`),
  )('%s is frightening or not for children', (name) => {
    expect(faultOf(name)).toBe('rude');
  });

  it.each(
    split(`
Sub 2 Me|T3xt Me|P h o n e Me|Call 999|Bikini Pics|Pics Of Me|Mum Is Out|Home Alone Now|Maargatsni|Looking 4 Gf
Come To Mine`),
  )('%s seeks contact', (name) => {
    expect(faultOf(name)).toBe('contact');
  });

  it.each(split('Nimda|Dev Team|Customer Care|School Office'))('%s pretends', (name) => {
    expect(faultOf(name)).toBe('role');
  });

  it.each(split('Feel Me|Sleep With Me|Where U Live|I Go To Oakwood|Show You Mine'))(
    '%s is no name: it says something about somebody',
    (name) => {
      expect(faultOf(name)).toBe('unclear');
    },
  );

  it.each(split('Drater|Reggin|Toidi|Shjt|Fugg|Penjs'))('%s is a strong word in disguise', (name) => {
    expect(faultOf(name)).toBe('rude');
  });

  it.each(
    split(`
I Love Cats|Thank You|Love You Mum|My Family|You Rock|You Go Girl|I Like Cake|Just Me|My Little Pony|King Charles I|My Linh
Smelly Cat|Stinky Pete|Ugly Duckling|Fat Cat|Fat Controller|Happy Kid|Cool Boy|Bad Dad|Silly Billy|Donkey Kong|Monkey Max
Supaporn|Nattaporn|Pornchai|Titterton|Sang Bum|Hyun Sik|Kum Kum|Van Dijk|Emma Stoner|Izan|Enid|Amit`),
  )('%s is fine', (name) => {
    expect(faultOf(name)).toBeUndefined();
  });
});
