/** Lower case without a change of length, so that offsets stay true. */
const lower = (text: string): string =>
  Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');

interface Place {
  readonly node: Text;
  /** Where its text begins in that of the whole. */
  readonly start: number;
}

/** Where a text stands within an element, in order, in any case of letters and across its elements; none for an empty text. */
export function findText(root: Node, wanted: string): Range[] {
  const needle = lower(wanted);
  if (needle === '') return [];
  const places: Place[] = [];
  let whole = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    places.push({ node, start: whole.length });
    whole += lower(node.data);
  }
  const ranges: Range[] = [];
  for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + needle.length)) {
    const range = document.createRange();
    const [first, last] = [placeAt(places, at), placeAt(places, at + needle.length - 1)];
    range.setStart(first.node, at - first.start);
    range.setEnd(last.node, at + needle.length - last.start);
    ranges.push(range);
  }
  return ranges;
}

const placeAt = (places: readonly Place[], offset: number): Place =>
  places.findLast(({ start }) => start <= offset) as Place;
