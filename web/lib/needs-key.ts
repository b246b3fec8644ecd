/**
 * Where needs that wait to be sent are stored. Here and not beside the other keys: those are loaded by the landing page,
 * which has no needs.
 */
export const NEEDS_KEY = 'addly-needs';
