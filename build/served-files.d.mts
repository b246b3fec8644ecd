export function refusedInScripts(folder: string, files: readonly string[]): Promise<string[]>;
