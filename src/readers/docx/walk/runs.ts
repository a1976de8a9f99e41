import { contentOf } from '../../ooxml/xml.ts';
import { symbolCharacter, symbolsOf } from '../../symbol-fonts.ts';
import type { Inline, NoteType } from '../content.ts';
import { runFormat } from '../definitions/run-format.ts';
import { checkedBox, chosenEntry, linkOf, shownByItself } from './fields.ts';
import { addText, type InlineRule, type Line } from './story.ts';

/** What of a hidden run is kept: it shapes what is around it. */
const STRUCTURE: readonly Inline['kind'][] = ['lineBreak', 'page', 'anchor', 'checkbox'];

/** A run (ISO/IEC 29500-1, 17.3.2.25). */
export const readRun: InlineRule = (run, line) => {
  const { story } = line;
  const { format, look, hidden, symbolFont } = runFormat(run, story.styles, story.letters, story.isFixedPitch);
  const own: Line = { ...line, format, ...(look && { look }), ...(symbolFont !== undefined && { symbolFont }) };
  if (!hidden) {
    story.readInlines(run, own);
    return;
  }
  const whole: Line = { ...own, inlines: [], after: [] };
  story.readInlines(run, whole);
  const kept = whole.inlines.filter(({ kind }) => STRUCTURE.includes(kind));
  line.inlines.push(...kept);
  if (kept.length < whole.inlines.length || whole.after.length > 0) {
    story.losses.add('docx_hidden_text', story.pages.page);
  }
};

/** Text (17.3.3.31); what a symbol font makes of it. */
export const readText: InlineRule = (element, line) => {
  const { story, symbolFont } = line;
  if (story.fields.isInstruction) return;
  story.pages.write();
  addLetters(line, contentOf(element), symbolFont);
};

function addLetters(line: Line, text: string, symbolFont: string | undefined): void {
  if (symbolFont === undefined) {
    addText(line, text);
    return;
  }
  for (const symbol of symbolsOf(text, symbolFont)) addSymbol(line, symbol);
}

function addSymbol(line: Line, symbol: string | undefined): void {
  if (symbol === undefined) line.story.losses.add('docx_symbol', line.story.pages.page);
  else addText(line, symbol);
}

/** A character of a font by its number (17.3.3.30). */
export const readSymbol: InlineRule = ({ attributes }, line) => {
  if (line.story.fields.isInstruction) return;
  addSymbol(line, symbolCharacter(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16)));
};

/** A character that an element stands for. */
export const character =
  (text: string): InlineRule =>
  (_, line) =>
    addText(line, text);

/** A forced line, column or page break (17.3.3.1). */
export const readBreak: InlineRule = ({ attributes }, { story: { pages }, inlines }) => {
  if (attributes['w:type'] !== 'page') {
    inlines.push({ kind: 'lineBreak' });
    return;
  }
  pages.break();
  inlines.push({ kind: 'page', page: pages.page, continued: false });
};

/** Where a page began when Word last laid the text out (17.3.3.13). */
export const readRenderedBreak: InlineRule = (_, { story: { pages }, inlines }) => {
  pages.renderedBreak();
  inlines.push({ kind: 'page', page: pages.page, continued: true });
};

/** A reference to a footnote (17.11.14), an endnote (17.11.7) or a comment (17.13.4.5). */
export const reference =
  (to: NoteType): InlineRule =>
  ({ attributes }, { story, inlines, format, link }) => {
    const target = story.fields.link ?? link;
    inlines.push({ kind: 'reference', to, id: attributes['w:id'] ?? '', format, ...(target && { link: target }) });
  };

/** A hyperlink (17.16.22) to an address of the package's relationships or to a bookmark. */
export const readHyperlink: InlineRule = (element, line) => {
  const { story } = line;
  const { 'r:id': relationship, 'w:anchor': anchor } = element.attributes;
  story.anchors.refer(anchor);
  const address = relationship ? (story.address(relationship) ?? '') : '';
  if (address !== '') {
    const whole = anchor ? `${address.replace(/#.*$/s, '')}#${anchor}` : address;
    story.readInlines(element, { ...line, link: { kind: 'address', address: whole } });
  } else if (anchor) {
    story.readInlines(element, { ...line, link: { kind: 'bookmark', name: anchor } });
  } else {
    story.readInlines(element, line);
  }
};

/** A field in one element (17.16.19). */
export const readSimpleField: InlineRule = (element, line) => {
  const link = linkOf(element.attributes['w:instr'] ?? '');
  if (link?.kind === 'bookmark') line.story.anchors.refer(link.name);
  line.story.readInlines(element, link ? { ...line, link } : line);
};

/** The beginning, the middle or the end of a field (17.16.18). */
export const readFieldCharacter: InlineRule = (element, line) => {
  const { story, inlines, symbolFont } = line;
  switch (element.attributes['w:fldCharType']) {
    case 'begin': {
      const entry = story.fields.begin(element) ? chosenEntry(element) : undefined;
      if (entry !== undefined) addLetters(line, entry, symbolFont);
      return;
    }
    case 'separate': {
      const link = story.fields.separate();
      if (link?.kind === 'bookmark') story.anchors.refer(link.name);
      return;
    }
    case 'end': {
      const field = story.fields.end();
      if (!field) return;
      const checked = checkedBox(field);
      if (checked !== undefined) {
        inlines.push({ kind: 'checkbox', checked, ...(field.declared && { field: field.declared }) });
      }
      if (field.separated) return;
      const shown = shownByItself(field.instruction);
      if (shown === null) story.losses.add('docx_field', story.pages.page);
      else if (shown !== '') addText(line, shown);
    }
  }
};
