import type { Artefact } from './bake/artefact.ts';
import { sheetArtefact } from './bake/sheet.ts';
import { worldArtefact } from './bake/world.ts';
import { cat } from './rig/cat.ts';
import { fox } from './rig/fox.ts';
import { hats } from './rig/hats.ts';
import { owl } from './rig/owl.ts';
import { chestFrames } from './things/chest.ts';
import { treasures } from './things/treasure.ts';
import { uiFrames } from './things/ui.ts';
import { treasureBeach, treasureCove, treasureNight } from './worlds/beach.ts';
import { eveningVillage } from './worlds/evening-village.ts';
import { meadowPath } from './worlds/meadow-path.ts';
import { mountain } from './worlds/mountain.ts';

const WORLDS = [treasureBeach(), treasureCove(), treasureNight(), meadowPath, eveningVillage, mountain];

/** Everything there is to bake. */
export function artefacts(): Artefact[] {
  return [
    ...[fox(), cat(), owl()].map((rig) => sheetArtefact(rig.sheet, [], [rig])),
    sheetArtefact('ui', uiFrames()),
    sheetArtefact('wear', hats()),
    sheetArtefact('treasure', [...treasures(), ...chestFrames()]),
    ...WORLDS.map(worldArtefact),
  ];
}
