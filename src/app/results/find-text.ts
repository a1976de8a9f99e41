import { TextNodes } from './text-nodes.ts';

/** Lower case without a change of length, so that offsets stay true. */
function lower(text: string): string {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return whole;
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');
}

/** Where a text stands within an element, in order, in any case of letters and across its elements; none for an empty text. */
export function findText(root: Node, wanted: string): StaticRange[] {
  const needle = lower(wanted);
  if (needle === '') return [];
  const nodes = new TextNodes(root);
  const whole = lower(nodes.text);
  const ranges: StaticRange[] = [];
  for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + needle.length)) {
    ranges.push(nodes.range(at, at + needle.length));
  }
  return ranges;
}
