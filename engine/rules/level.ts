/** XP that one level takes. Source: product specification, section 9. */
export const XP_PER_LEVEL = 100;

/** The level for a total of XP: floor(xp / 100) + 1. xp: whole, 0 or more. */
export const levelOf = (xp: number): number => Math.floor(xp / XP_PER_LEVEL) + 1;

/** How much of the current level is done: 0 to 99 XP. */
export const xpInLevel = (xp: number): number => xp % XP_PER_LEVEL;
