import { MOMENTS } from './checkpoints.ts';
import { RULES, type WorkbenchParams } from './params.ts';

export const SPEEDS = [0.25, 1, 4, 20] as const;

/** The input for one parameter, made from its rule: a list if its values can be listed. */
export function fieldFor(
  name: keyof WorkbenchParams,
  params: WorkbenchParams,
  onChange: (value: string) => void,
): HTMLInputElement | HTMLSelectElement {
  const value = params[name];
  if (typeof value === 'boolean') {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: value });
    box.addEventListener('change', () => onChange(box.checked ? '1' : '0'));
    return box;
  }
  const choices = name === 'at' ? Object.keys(MOMENTS[params.scene]) : listOf(name, value);
  const field = choices ? document.createElement('select') : document.createElement('input');
  if (field instanceof HTMLSelectElement)
    field.append(...withCurrent(choices!, String(value)).map((choice) => new Option(choice)));
  field.value = String(value);
  field.addEventListener('change', () => onChange(field.value));
  return field;
}

/** Undefined: too many to be listed. */
const listOf = (name: keyof WorkbenchParams, value: string | number) =>
  typeof value === 'string' && name !== 'day' ? RULES[name].good.split(', ') : undefined;
const withCurrent = (choices: readonly string[], current: string) =>
  choices.includes(current) ? choices : [current, ...choices];
