import { expect, test } from 'vitest';
import { replaceIn } from '#build/replace-in.ts';

test('what is to be replaced in a served page is replaced wherever it stands, with the text as it is', () => {
  expect(replaceIn('<a>b</a><a>c</a>', '<a>', '<i>$&')).toBe('<i>$&b</a><i>$&c</a>');
  expect(replaceIn('<a>b</a>', /<(\/?)a>/g, (_, end) => `<${end}i>`)).toBe('<i>b</i>');
});

test.each(['id="menu"', / id="menu"/g])(
  'a page without what is to be replaced stops the build: %s',
  (wanted) => {
    expect(() => replaceIn('<p>Words</p>', wanted, '')).toThrow(`what is served has no ${String(wanted)}`);
  },
);
