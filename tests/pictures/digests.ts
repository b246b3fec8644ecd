/** Pictures by name, each as a text that is equal only if every pixel is. */
export type Digests = ReadonlyMap<string, string>;

/** What a picture is where it cannot be taken: its moment, or its game, is not known there. */
export const ABSENT = 'absent';

/** Names of pictures that differ, those that only one has with where they are. */
export const differencesOf = (before: Digests, now: Digests): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [one = ABSENT, other = ABSENT] = [before.get(name), now.get(name)];
    if (one === other) return [];
    if (one === ABSENT) return [`${name}: only now`];
    return [other === ABSENT ? `${name}: only before` : name];
  });

/** As a file: a line for each, in their order. */
export const written = (digests: Digests): string =>
  [...digests].map(([name, digest]) => `${digest}  ${name}\n`).join('');
