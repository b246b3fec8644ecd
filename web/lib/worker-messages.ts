/** The messages between pages and the service worker. */

export const WORKER_ADDRESS = '/sw.js';
/** The name of the lock that every open game holds. */
export const GAME_LOCK = 'addly-playing';
/** Sent to a waiting worker: perhaps no game is open any more. */
export const CHECK_GAMES = 'look';
