import { expect } from 'vitest';
import { visit } from './open-page.tsx';

/** The page that is expected, and what it shows. */
export interface Place {
  readonly address: string;
  readonly heading: string;
  /** The document's title, without the product's name. */
  readonly title: string;
}

export const place = (address: string, heading: string, title = heading): Place => ({
  address,
  heading,
  title,
});

/** The same place, with the address to return to. */
export const remembering = (to: Place, redirect: string, email?: string): Place => ({
  ...to,
  address: withSearch(to.address, { ...(email !== undefined && { email }), redirect }),
});

export const withSearch = (path: string, values: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(values)}`;

export const address = () => location.pathname + location.search;
const heading = () => document.querySelector('h1')?.textContent;

/** Waits until this page is open. */
export const arrives = (wanted: Place, from = 'the page'): Promise<void> =>
  expect
    .poll(() => ({ from, address: address(), heading: heading(), title: document.title }), { interval: 10 })
    .toEqual({
      from,
      address: wanted.address,
      heading: wanted.heading,
      title: wanted.title === '' ? 'Addly Nook' : `${wanted.title} - Addly Nook`,
    });

export async function opens(path: string, wanted: Place): Promise<void> {
  visit(path);
  await arrives(wanted, path);
}
