import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, type Container, type Declaration } from 'postcss';

const FOLDER = resolve(import.meta.dirname, '../web/start');
const read = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');
/** The rest of a data address has to stay percent-encoded for old browsers. */
const LEFT_AS_IT_IS = /%(?:20|2C|2F|3A|3D)/g;

/** A drawing of web/start as a data address. */
function addressOf(drawing: string): string {
  const text = read(drawing).replaceAll('"', "'").replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
  return `url("data:image/svg+xml,${encodeURIComponent(text).replace(LEFT_AS_IT_IS, decodeURIComponent)}")`;
}

const isMoment = ({ parent }: Declaration) =>
  ((parent as Container).parent as { readonly name?: string }).name?.endsWith('keyframes') ?? false;

/**
 * web/start/plain.css as it is inlined into the page: minified, with its pictures inlined, and every declaration
 * important, because the layers of all other styles have become a specificity that no class can outweigh.
 */
export function plainStyles(): string {
  const styles = parse(read('plain.css'));
  styles.walkComments((comment) => void comment.remove());
  styles.walkDecls((declaration) => {
    declaration.important = !isMoment(declaration);
  });
  return styles
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{},;]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace('__FOX__', addressOf('fox.svg'))
    .replace('__HILLS__', addressOf('hills.svg'))
    .trim();
}
