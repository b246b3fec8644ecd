/** The avatars, and the themes of pages and stage. Source: product specification, section 4. */
export const AVATARS = ['fox', 'cat', 'owl'] as const;
export type Avatar = (typeof AVATARS)[number];

export const THEMES = ['core', 'aqua', 'berry'] as const;
export type Theme = (typeof THEMES)[number];
