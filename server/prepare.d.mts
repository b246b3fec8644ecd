/** Installs the packages unless those of this package-lock.json are there. */
export function ensureInstalled(): void;
/** Builds pages and server unless they are built from these very sources. lab: the variant with test hooks. */
export function ensureBuilt(options?: { readonly lab?: boolean }): void;
export const ROOT: string;
