/** Waits for so many frames of the browser. */
export async function frames(count = 1): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
