/** A size for people: "1.9 MB". */
export const inMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
