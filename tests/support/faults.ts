const MOST_TOLD = 5;

/** Fails with these sentences, the first few of them, in the message's own words; without any it passes. */
export function expectNoFaults(faults: readonly string[]): void {
  const [told, more] = [faults.slice(0, MOST_TOLD), faults.length - MOST_TOLD];
  if (told.length > 0) throw new Error([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}
