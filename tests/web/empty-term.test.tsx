import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TermGames } from '#web/features/catalogue/term-section.tsx';

it('a term without games says so, and that there will be some', () => {
  const html = renderToStaticMarkup(createElement(TermGames, { games: [], from: 'home' }));
  expect(html).toContain('No games available for this term yet.');
  expect(html).toContain('Check back soon for new games!');
});
