import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RETENTION } from '#engine/rules/retention.ts';
import { RetentionTable } from '#web/pages/privacy-retention.tsx';

const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

it('the privacy page says of everything what is kept, why and how long', () => {
  const html = textOf(renderToStaticMarkup(createElement(RetentionTable)));
  for (const { what, why, howLong } of RETENTION)
    for (const words of [what, why, howLong]) expect(html).toContain(`>${words}</td>`);
  const page = readFileSync(join(import.meta.dirname, '../../web/pages/privacy.tsx'), 'utf8');
  expect(page).toContain('<RetentionTable />');
});
