import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for a toast, however briefly it is shown. */
export const seesToast = (text: string): Promise<void> =>
  expect
    .poll(() => [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent), {
      interval: 20,
    })
    .toContainEqual(expect.stringContaining(text));

export const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Types into the fields with these labels. */
export async function fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabelText(label, { exact: true }).fill(text);
}

/** Expects the text to be visible anywhere. */
export const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
