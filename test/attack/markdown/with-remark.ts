import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { readHtml } from './html-of-sheaf.ts';
import { type Kind, Reading, type Setting } from './reading.ts';

const KINDS: Readonly<Partial<Record<Nodes['type'], Kind>>> = {
  heading: 'heading',
  blockquote: 'quote',
  code: 'code block',
  table: 'table',
  thematicBreak: 'rule',
  footnoteDefinition: 'footnote',
  definition: 'definition',
  image: 'image',
  linkReference: 'definition',
  imageReference: 'definition',
};

/** A Markdown text as micromark and mdast read it, with the extensions of GFM: what remark stands on. */
export function withRemark(markdown: string): Reading {
  const reading = new Reading();
  const read = (node: Nodes, setting: Setting): void => {
    const kind = KINDS[node.type];
    if (kind) reading.count(kind);
    let inner = setting;
    if (node.type === 'emphasis') inner = { ...setting, em: true };
    if (node.type === 'strong') inner = { ...setting, strong: true };
    if (node.type === 'delete') inner = { ...setting, del: true };
    if (node.type === 'link') inner = { ...setting, link: node.url };
    if ('url' in node) reading.addresses.add(node.url);
    if (node.type === 'listItem') {
      const source = markdown.slice(node.position?.start.offset);
      const number = /^\d+[.)]/.exec(source)?.[0];
      if (number === undefined) reading.count('bullet');
      else reading.say(number, setting);
      if (typeof node.checked === 'boolean') reading.count('task');
    }
    if (node.type === 'footnoteReference') reading.say(`[^${node.label}]`, setting);
    if (node.type === 'footnoteDefinition') reading.say(`[^${node.label}]:`, setting);
    if (node.type === 'html') readHtml(node.value, reading, setting);
    else if (node.type === 'inlineCode') reading.say(node.value, { ...setting, code: true });
    else if (node.type === 'image') reading.say(node.alt ?? '', setting);
    else if ('value' in node) reading.say(node.value, node.type === 'code' ? { code: true } : setting);
    if ('children' in node) for (const child of node.children) read(child, inner);
  };
  read(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }), {});
  return reading;
}
