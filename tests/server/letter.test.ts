import { expect, it } from 'vitest';
import { createTemplates } from '#server/mail/templates.ts';
import { writeLetter, type ToldChild } from '#server/weekly/letter.ts';

const DAYS = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const child = (name: string, on: readonly string[], over: Partial<ToldChild> = {}): ToldChild => ({
  name,
  avatar: 'fox',
  scarf: 'red',
  theme: 'core',
  days: DAYS.map((day) => ({ day, played: on.includes(day) })),
  sentence: `In the last 7 days ${name} played on ${on.length} days. One question was hard: 4+5.`,
  next: { game: `Game of ${name}`, why: `Why, ${name}.`, atHome: `At home with ${name}.` },
  ...over,
});
const letter = (...children: readonly ToldChild[]) =>
  writeLetter({
    subject: 'This week at Addly Nook',
    children,
    link: 'https://nook.example.org/grown-ups',
    ending: 'It comes once a week.',
    stop: 'https://nook.example.org/mail/unsubscribe?token=abc',
  });

it('tells of one child after the other: days, the sentence, one next step', () => {
  const { html, text } = letter(child('Mia', ['Friday', 'Sunday', 'Wednesday']), child('Tom', ['Monday']));
  for (const whole of [html, text]) {
    const [, ofMia = ''] = whole.split('Game of Tom')[0]!.split('Days played: Friday, Sunday and Wednesday');
    expect(ofMia.indexOf('Game of Mia')).toBeGreaterThan(
      ofMia.indexOf('In the last 7 days Mia played on 3 days.'),
    );
    expect(ofMia.indexOf('Days played: Monday')).toBeGreaterThan(ofMia.indexOf('At home with Mia.'));
  }
  // How many days they were is said once.
  expect(text.match(/\b3\b/g)).toHaveLength(1);
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Mia', 'Tom']);
  expect(html.match(/class="on"/g)).toHaveLength(4);
  expect(html.match(/class="off"/g)).toHaveLength(10);
});

it('names nobody where others may look: not in its subject, nor in what a locked screen shows beside it', () => {
  const { html, text, subject } = letter(child('Mia', ['Monday']));
  expect(subject).not.toContain('Mia');
  const shown = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, ' ')
    .trim();
  expect(shown.startsWith('What was played in the last 7 days, and one next step.')).toBe(true);
  expect(shown.slice(0, 300)).not.toContain('Mia');
  expect(text.split('\n')[0]).toBe('What was played in the last 7 days, and one next step.');
});

it('shows a child as everywhere: the animal, in the colour of its scarf', () => {
  const { html } = letter(
    child('Mia', ['Monday']),
    child('Tom', ['Monday'], { avatar: 'owl', scarf: 'purple' }),
  );
  const faces = [...html.matchAll(/border:3px solid (#\w+);[^>]*>([^<]*)</g)].map(([, ...face]) => face);
  expect(faces).toEqual([
    ['#b3221f', '🦊'],
    ['#57279b', '🦉'],
  ]);
});

it('takes no sign of a name or a sentence for HTML', () => {
  const { html } = letter(child('<b>Mia', ['Monday'], { sentence: `"&<i>. 'x'` }));
  expect(html).not.toMatch(/<b>|<i>/);
  expect(html).toContain('&#60;b&#62;Mia');
});

it('fetches nothing, fits a phone, and is dark for those who wish it, as every other mail', () => {
  const mails = [
    letter(child('Mia', ['Monday'])),
    createTemplates('https://nook.example.org').confirm('abc'),
  ];
  for (const { html } of mails) {
    expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/);
    expect(html).toContain('name="viewport"');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('max-width:560px');
    // Some programs cut a mail at 102 kB.
    expect(html.length).toBeLessThan(20_000);
  }
});

it('with all six children is shown whole', () => {
  const six = Array.from({ length: 6 }, (_, at) => child(`Child ${at}`, DAYS));
  expect(letter(...six).html.length).toBeLessThan(60_000);
});
