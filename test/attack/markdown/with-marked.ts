import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { markedWith } from '../../../src/app/results/marked.ts';
import { readHtml } from './html-of-sheaf.ts';
import { decoded, type Kind, Reading, type Setting } from './reading.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  heading: 'heading',
  blockquote: 'quote',
  code: 'code block',
  table: 'table',
  hr: 'rule',
  image: 'image',
  def: 'definition',
  checkbox: 'task',
  note: 'footnote',
  formula: 'formula',
};

const SETTINGS: Readonly<Record<string, Setting>> = { em: { em: true }, strong: { strong: true }, del: { del: true } };

/** A Markdown text as marked reads it. */
export const withMarked = (markdown: string): Reading => readWith(new Marked({ gfm: true }), markdown);

/** A Markdown text as Sheaf's own page reads it: marked with notes and formulas. */
export const withPage = (markdown: string): Reading =>
  readWith(
    markedWith((latex) => latex),
    markdown,
  );

function readWith(parser: Marked, markdown: string): Reading {
  const reading = new Reading();
  const readAll = (tokens: readonly Token[], setting: Setting): void => {
    for (const token of tokens) read(token as MarkedToken | Tokens.Generic, setting);
  };
  const read = (token: MarkedToken | Tokens.Generic, setting: Setting): void => {
    const kind = KINDS[token.type];
    if (kind) reading.count(kind);
    const inner = { ...setting, ...SETTINGS[token.type] };
    switch (token.type) {
      case 'list':
        for (const item of token.items) {
          const number = /^\s*(\d+[.)])/.exec(item.raw)?.[1];
          if (number === undefined) reading.count('bullet');
          else reading.say(number, setting);
          readAll(item.tokens, setting);
        }
        return;
      case 'table':
        for (const row of [token.header, ...token.rows]) for (const { tokens } of row) readAll(tokens, setting);
        return;
      case 'link': {
        const link = decoded(token.href);
        reading.addresses.add(link);
        readAll(token.tokens ?? [], { ...setting, link });
        return;
      }
      case 'image':
        reading.addresses.add(decoded(token.href));
        reading.say(shownIn(token.tokens ?? []), setting);
        return;
      case 'html':
        readHtml(token.text, reading, setting);
        return;
      case 'codespan':
        reading.say(token.text, { ...setting, code: true });
        return;
      case 'code':
        reading.say(token.text, { code: true });
        return;
      case 'formula':
        reading.say(`$${token.displayed ? `$${token.latex}$` : token.latex}$`, setting);
        return;
      case 'note':
        reading.say(`[^${token.label}]:`, setting);
        break;
      case 'noteReference':
        reading.say(`[^${token.label}]`, setting);
        return;
      case 'escape':
        reading.say(token.text, setting);
        return;
      default:
    }
    if ('tokens' in token && token.tokens) readAll(token.tokens, inner);
    else if (token.type === 'text') reading.say(decoded(token.text), setting);
  };
  readAll(parser.lexer(markdown), {});
  return reading;
}

/** The alternative text of a picture, in which nothing is alive. */
const shownIn = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return shownIn(token.tokens);
      return token.type === 'text' ? decoded(token.text) : 'text' in token ? token.text : '';
    })
    .join('');
