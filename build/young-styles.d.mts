export function refusedInStyles(styles: string): string[];
