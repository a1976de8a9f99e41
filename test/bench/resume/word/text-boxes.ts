import { heading, headingStyles, listItem, numbering, paragraph } from '../../../fixtures/docx.ts';
import { type Entry, filled, type Section, type Sheet } from '../sheet/sheet.ts';
import { groupBlock } from './blocks.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, line, plain, words } from './word-text.ts';

/** What stands in the box; all else flows beside it. */
const BOXED: ReadonlySet<string> = new Set(['skills', 'languages', 'interests', 'certificates']);

/** A text box that is anchored in a paragraph, twice as Word writes it: for itself, and in VML for what came before. */
function textBox(content: string): string {
  const text = `<w:txbxContent>${content}</w:txbxContent>`;
  const place =
    '<wp:positionH relativeFrom="page"><wp:posOffset>457200</wp:posOffset></wp:positionH>' +
    '<wp:positionV relativeFrom="page"><wp:posOffset>457200</wp:posOffset></wp:positionV>' +
    '<wp:extent cx="2286000" cy="9144000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="2" name="Text Box 2"/>';
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${text}</wps:txbx><wps:bodyPr/></wps:wsp>`;
  const graphic = `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic>`;
  const choice = `<mc:Choice Requires="wps"><w:drawing><wp:anchor>${place}${graphic}</wp:anchor></w:drawing></mc:Choice>`;
  const fallback = `<mc:Fallback><w:pict><v:shape id="TextBox2" type="#_x0000_t202" style="position:absolute;width:180pt;height:720pt"><v:textbox>${text}</v:textbox></v:shape></w:pict></mc:Fallback>`;
  return `<w:r><mc:AlternateContent>${choice}${fallback}</mc:AlternateContent></w:r>`;
}

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    line(bold(filled(organisation, place).join(', ') || title) + (dates ? words(` (${dates})`) : '')),
    organisation ? plain(title) : '',
    plain(text),
    ...bullets.map((bullet) => listItem(words(bullet))),
    ...notes.map((note) => plain(note)),
  ].join('');

const section = ({ heading: title, text, entries, groups }: Section): string =>
  [heading(1, words(title)), plain(text), ...entries.map(entry), ...groups.map(groupBlock)].join('');

const boxed = ({ name, contacts, sections, words: { labels } }: Sheet): string =>
  [
    line(words(name, '<w:b/><w:sz w:val="32"/>')),
    heading(1, words(labels.contact)),
    ...contacts.map(({ text }) => plain(text)),
    ...sections.filter(({ kind }) => BOXED.has(kind)).map(section),
  ].join('');

/** A sidebar in a text box: the name, contacts and skills; what was done flows beside it. */
export const textBoxes: WordLayout = {
  style: { dates: { point: 'short', dash: ' – ' }, heading: 2 },
  write: (sheet) => ({
    body: [
      paragraph(textBox(boxed(sheet)) + words(sheet.label)),
      ...sheet.sections.filter(({ kind }) => !BOXED.has(kind)).map(section),
    ].join(''),
    styles: headingStyles,
    numbering: numbering(1, BULLETS),
  }),
};
