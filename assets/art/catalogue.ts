import type { Artefact } from './bake/artefact.ts';
import { sheetArtefact } from './bake/sheet.ts';
import { cat } from './rig/cat.ts';
import { fox } from './rig/fox.ts';
import { owl } from './rig/owl.ts';

export function artefacts(): Artefact[] {
  return [...[fox(), cat(), owl()].map((rig) => sheetArtefact(rig.sheet, [], [rig]))];
}
export const bundles = () => ({});
