import type { Artefact } from './bake/artefact.ts';
import { littleArtefact } from './bake/little.ts';
import { pageArtefact } from './bake/page.ts';
import { sheetArtefact } from './bake/sheet.ts';
import { worldArtefact } from './bake/world.ts';
import { nookFrames } from './nook/frames.ts';
import { littleThings } from './nook/little.ts';
import { outfitFrames } from './nook/worn.ts';
import { avatarPages, figurePages, tokenPages } from './pages/characters.ts';
import { iconPages, logoPages, splashPages } from './pages/logo.ts';
import { scenePages } from './pages/scenes.ts';
import { nookPage } from './pages/nook.ts';
import { smallPages } from './pages/small.ts';
import { thumbnailPages } from './pages/thumbnails.ts';
import { cat } from './rig/cat.ts';
import { fox } from './rig/fox.ts';
import { hats } from './rig/hats.ts';
import { owl } from './rig/owl.ts';
import { savannaAnimals } from './rig/savanna-animals.ts';
import { containerFrames } from './things/containers.ts';
import { cookieFrames } from './things/cookie.ts';
import { guestFrames } from './things/guests.ts';
import { safariFrames } from './things/safari.ts';
import { sandwichFrames } from './things/sandwich.ts';
import { shapeFrames } from './things/shapes.ts';
import { trailFrames } from './things/trail.ts';
import { treasures } from './things/treasure.ts';
import { uiFrames } from './things/ui.ts';
import { bakery } from './worlds/bakery.ts';
import { treasureBeach } from './worlds/beach.ts';
import { detectiveNight } from './worlds/detective-night.ts';
import { detectiveStudy } from './worlds/detective-study.ts';
import { eveningVillage } from './worlds/evening-village.ts';
import { kitchenCounter } from './worlds/kitchen-counter.ts';
import { marketStall } from './worlds/market-stall.ts';
import { meadowPath } from './worlds/meadow-path.ts';
import { mountain } from './worlds/mountain.ts';
import { nightKitchen } from './worlds/night-kitchen.ts';
import { picnicMeadow } from './worlds/picnic-meadow.ts';
import { savanna } from './worlds/savanna.ts';
import { treasureCove } from './worlds/treasure-cove.ts';
import { treasureNight } from './worlds/treasure-night.ts';

export const GUIDES = [fox(), cat(), owl()];

export const WORLDS = [
  treasureBeach(),
  treasureCove,
  treasureNight,
  meadowPath,
  eveningVillage,
  mountain,
  savanna,
  bakery,
  picnicMeadow,
  nightKitchen,
  kitchenCounter,
  marketStall,
  detectiveStudy,
  detectiveNight,
];

/** Everything there is to bake. */
export function artefacts(): Artefact[] {
  return [
    ...GUIDES.map((rig) => sheetArtefact(rig.sheet, [], [rig])),
    sheetArtefact('ui', uiFrames()),
    sheetArtefact('wear', hats()),
    sheetArtefact('shapes', shapeFrames()),
    sheetArtefact('safari', safariFrames(), savannaAnimals()),
    sheetArtefact('treasure', treasures()),
    sheetArtefact('trail', trailFrames()),
    sheetArtefact('cookie', cookieFrames()),
    sheetArtefact('containers', containerFrames()),
    sheetArtefact('sandwich', [...sandwichFrames(), ...guestFrames()]),
    sheetArtefact('nook', nookFrames(), [], false),
    sheetArtefact('outfits', outfitFrames()),
    littleArtefact('little', littleThings(GUIDES), GUIDES),
    ...WORLDS.map(worldArtefact),
    ...[
      avatarPages,
      tokenPages,
      logoPages,
      iconPages,
      splashPages,
      figurePages,
      scenePages,
      smallPages,
      () => [nookPage()],
      thumbnailPages,
    ]
      .flatMap((pages) => pages())
      .map(pageArtefact),
  ];
}
