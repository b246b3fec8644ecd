import { expect, it } from 'vitest';
import { writeLetter, type ToldChild } from '#server/weekly/letter.ts';

const DAYS = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const GAME = 'Total Treasure Hunt';

/** The weekly mail of a child with this name, in a window of this width. */
async function read(name: string, width: number): Promise<Document> {
  const child: ToldChild = {
    name,
    avatar: 'fox',
    scarf: 'red',
    theme: 'core',
    days: DAYS.map((day) => ({ day, played: true })),
    sentence: `In the last 7 days ${name} played on 7 days.`,
    next: { game: GAME, why: 'It is new.', atHome: 'Count the stairs.' },
  };
  const [link, stop] = ['https://nook.example.org/grown-ups', 'https://nook.example.org/mail/unsubscribe'];
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: `${width}px`, height: '900px', border: '0' });
  frame.srcdoc = writeLetter({ subject: 'This week', children: [child], link, ending: 'Once.', stop }).html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame.contentDocument!;
}

it.each([320, 600])('a name without a place to break makes no mail wider than %i pixels', async (width) => {
  for (const name of ['Mia', 'w'.repeat(20)]) {
    const { documentElement } = await read(name, width);
    expect([name, documentElement.scrollWidth]).toEqual([name, width]);
  }
});

it("a game's title stands in one line where it fits into one", async () => {
  const mail = await read('Mia', 320);
  const title = [...mail.querySelectorAll('span')].find(({ textContent }) => textContent === GAME)!;
  const range = mail.createRange();
  range.selectNodeContents(title);
  expect(range.getClientRects()).toHaveLength(1);
});
