import { marked, type Token, type Tokens } from 'marked';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };

/** The text that a reader sees of HTML. */
const withoutTags = (html: string): string =>
  html
    .replace(/<!--.*?-->|<\/?[a-z][^>]*>/gis, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The text that a reader sees of Markdown: its markup and the addresses of its links left out, its numbers kept. */
export const shownText = (markdown: string): string => marked.lexer(markdown).map(textOf).join('\n');

function textOf(token: Token): string {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items.map((item) => `${markerOf(item)} ${inner(item.tokens)}`).join('\n');
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flatMap((row) => row.map(({ tokens }) => inner(tokens))).join('\n');
    }
    case 'html':
      return withoutTags(token.raw);
    // What it takes for the address of a link is a note of one word.
    case 'def':
      return token.raw;
    default:
      if ('tokens' in token && token.tokens) return inner(token.tokens);
      return 'text' in token ? String(token.text) : '';
  }
}

const inner = (tokens: readonly Token[]): string => tokens.map(textOf).join('');

/** The number of an item; bullets are markup. */
const markerOf = ({ raw }: Tokens.ListItem): string => /^\s*(\d+[.)])/.exec(raw)?.[1] ?? '';
