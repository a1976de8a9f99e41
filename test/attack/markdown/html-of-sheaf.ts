import { decoded, type Reading, type Setting } from './reading.ts';

/** The tags that Sheaf writes, in running text and in tables. */
const INLINE = /^<(?:a id="[^"<>]*"|\/a|br|\/?su[bp])>$/;
const IN_TABLE =
  /^<(?:a (?:id|href)="[^"<>]*"|\/a|br|\/?(?:table|thead|tbody|tr|caption|p|strong|em|del|code|su[bp]|ul|li|blockquote|pre|div)|t[dh](?: (?:col|row)span="\d+")*|\/t[dh]|ol(?: start="\d+")?|\/ol)>$/;

/** In a table all letters may be set in any way: its own tests look at that. */
export const ANY: Setting = { em: true, strong: true, del: true, code: true };

/** Reads HTML of Markdown: tags that Sheaf writes, and of tables the text. Everything else is foreign. */
export function readHtml(html: string, reading: Reading, setting: Setting): void {
  const isTable = html.startsWith('<table>');
  const numbers: (number | undefined)[] = [];
  for (const [part] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    if (!part.startsWith('<')) {
      reading.say(decoded(part), isTable ? ANY : setting);
      continue;
    }
    if (!(isTable ? IN_TABLE : INLINE).test(part)) reading.foreign.push(part);
    const href = /href="([^"]*)"/.exec(part)?.[1];
    if (href !== undefined) reading.addresses.add(decoded(href));
    if (part === '<table>') reading.count('table');
    if (/^<[ou]l/.test(part)) numbers.push(part === '<ul>' ? undefined : Number(/\d+/.exec(part)?.[0] ?? 1));
    if (/^<\/[ou]l/.test(part)) numbers.pop();
    const number = numbers.at(-1);
    if (part === '<li>' && number !== undefined) {
      reading.say(`${number}.`, ANY);
      numbers[numbers.length - 1] = number + 1;
    }
  }
}
