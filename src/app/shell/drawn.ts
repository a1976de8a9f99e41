/** Frames that the page of a document takes from its place in the list to its image, and as many again. */
const FRAMES = 6;

/** Resolves once what was mounted is drawn; at once where nobody sees it. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < FRAMES && !document.hidden; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
