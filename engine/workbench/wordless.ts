import { Text, type Application, type Container } from 'pixi.js';

/**
 * Leaves header, text and numbers out of every picture from now on: what is left must tell games and questions apart.
 * @returns ends it.
 */
export function eraseWords({ renderer, stage }: Application): () => void {
  const eraser = { prerender: () => erase(stage) };
  renderer.runners.prerender.add(eraser);
  return () => renderer.runners.prerender.remove(eraser);
}

function erase(node: Container): void {
  if (node instanceof Text || node.label === 'header') node.renderable = false;
  else node.children.forEach(erase);
}
