/** Name of a heading as GitHub makes it, and as the Markdown of an answer has it, of its text. */
const nameOf = (heading: Element): string =>
  (heading.textContent ?? '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * What a link within a document leads to: the place of its name, or the heading that the name is made of, where several
 * are alike the one whose number it ends with. Undefined where the document has no such place.
 * @param address the link's `href`, as sanitised
 * @param prefix what the sanitiser puts before names
 */
export function linkTarget(region: Element, address: string, prefix: string): Element | undefined {
  for (const id of new Set([address.slice(1), decoded(address.slice(1))])) {
    const place = region.querySelector(`[id="${CSS.escape(id)}"]`);
    if (place) return place;
  }
  const name = decoded(address.slice(1)).slice(prefix.length);
  const uses = new Map<string, number>();
  for (const heading of region.querySelectorAll(HEADINGS)) {
    const own = nameOf(heading);
    const before = uses.get(own) ?? 0;
    uses.set(own, before + 1);
    if (name === (before === 0 ? own : `${own}-${before}`)) return heading;
  }
  return undefined;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A document may write any address.
    return id;
  }
}
