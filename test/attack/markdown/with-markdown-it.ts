import MarkdownIt from 'markdown-it';
import { readHtml } from './html-of-sheaf.ts';
import { type Kind, Reading, type Setting } from './reading.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  heading_open: 'heading',
  blockquote_open: 'quote',
  fence: 'code block',
  code_block: 'code block',
  table_open: 'table',
  hr: 'rule',
  image: 'image',
};

const SETTINGS: Readonly<Record<string, Setting>> = {
  em: { em: true },
  strong: { strong: true },
  s: { del: true },
  link: {},
};

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** A Markdown text as markdown-it reads it, with HTML, and with links whatever their scheme. */
export function withMarkdownIt(markdown: string): Reading {
  const parser = new MarkdownIt({ html: true });
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  const reading = new Reading();
  let beginsItem = false;
  const read = (tokens: readonly Token[], outer: Setting): void => {
    const settings: Setting[] = [outer];
    for (const token of tokens) {
      const { type, content } = token;
      const kind = KINDS[type];
      if (kind) reading.count(kind);
      const setting = settings.at(-1) ?? outer;
      const [, name = '', side] = /^(em|strong|s|link)_(open|close)$/.exec(type) ?? [];
      if (side === 'close') settings.pop();
      if (side === 'open') {
        const link = type === 'link_open' ? String(token.attrGet('href')) : undefined;
        if (link !== undefined) reading.addresses.add(link);
        settings.push({ ...setting, ...SETTINGS[name], ...(link !== undefined && { link }) });
      }
      if (type === 'list_item_open') {
        beginsItem = true;
        if (/\d/.test(token.info)) reading.say(token.info + token.markup, setting);
        else reading.count('bullet');
      }
      if (type === 'image') reading.addresses.add(String(token.attrGet('src')));
      if (type === 'html_block' || type === 'html_inline') readHtml(content, reading, setting);
      else if (type === 'code_inline') reading.say(content, { ...setting, code: true });
      else if (type === 'fence' || type === 'code_block') reading.say(content, { code: true });
      else if (type === 'text') reading.say(content, setting);
      if (token.children) read(beginsItem ? asTask(token, reading) : token.children, setting);
      if (type === 'inline') beginsItem = false;
    }
  };
  const environment: Parameters<InstanceType<typeof MarkdownIt>['parse']>[1] = {};
  read(parser.parse(markdown, environment), {});
  for (const _ of Object.keys(environment.references ?? {})) reading.count('definition');
  return reading;
}

/** What is in a line without the box before it, which markdown-it does not know. */
function asTask({ content, children }: Token, reading: Reading): readonly Token[] {
  const [first, ...others] = children ?? [];
  if (first?.type !== 'text' || !/^\[[ x]\] /.test(content)) return children ?? [];
  reading.count('task');
  return [Object.assign(first, { content: first.content.slice(4) }), ...others];
}
