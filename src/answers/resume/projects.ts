import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { Atom } from './atoms.ts';
import { entriesOf } from './entries.ts';
import { eachOf, field, PLACED, wholeOf } from './fields.ts';

const ADDRESS =
  /(?:https?:\/\/|www\.)\S{3,200}|\b[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}\.(?:com|org|net|io|dev|app|me|ai)(?:\/\S{0,200})?/i;

/** The projects of a section. */
export const projects = (text: PlainText, atoms: readonly Atom[]) =>
  entriesOf(text, atoms)
    .filter(({ titles }) => titles.length > 0)
    .map(({ titles, start, end, prose, bullets }) => {
      const addressed = titles.find((title) => ADDRESS.test(title.text));
      const named = titles.filter((title) => title !== addressed);
      const description = wholeOf(text, prose) ?? field(text, named[1]);
      return {
        name: field(text, named[0] ?? addressed),
        description,
        start_date: start,
        end_date: end,
        url: urlOf(text, addressed),
        bullet_points: eachOf(text, bullets),
      };
    });

function urlOf(text: PlainText, title: { start: number; text: string } | undefined) {
  const match = title && ADDRESS.exec(title.text);
  if (!title || !match) return null;
  const start = title.start + match.index;
  return quote(text, { start, end: start + match[0].length }, PLACED);
}
