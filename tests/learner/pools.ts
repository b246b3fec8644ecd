import { gameOrThrow } from '#engine/games/catalogue.ts';
import { aboutOf } from '#engine/learner/about.ts';

/** Games of the simulation, by how many facts they ask for. */
export const TREASURE = aboutOf(gameOrThrow('total-treasure-hunt'));
export const SAFARI = aboutOf(gameOrThrow('sound-safari'));
export const DETECTIVE = aboutOf(gameOrThrow('number-detective'));
export const COOKIES_MEDIUM = aboutOf(gameOrThrow('cookie-crunch-count-medium'));
