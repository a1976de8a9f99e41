import { describe, expect, test } from 'vitest';
import { drawing, heading, headingStyles, paragraph, picture, run, style } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const styles =
  headingStyles +
  style('Titel', 'Title') +
  style('Kop', 'Own heading', '<w:basedOn w:val="Heading3"/>') +
  style('berschrift2', 'heading 2') +
  style('Kapitel', 'Kapitel', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>') +
  style('Anhang', 'Anhang', '<w:basedOn w:val="Kapitel"/>') +
  style('Unseen', 'z-Top of Form', '<w:rPr><w:vanish/></w:rPr>') +
  style('UnseenLetters', 'Unseen Letters', '<w:rPr><w:vanish/></w:rPr>', 'character') +
  style('TocHead', 'TOC Heading', '<w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
  style('Source', 'Source Code') +
  style('Zitat', 'Quote') +
  style('Caption', 'caption') +
  style('Strong', 'Strong', '<w:rPr><w:b/></w:rPr>', 'character') +
  style('Stronger', 'Stronger', '<w:basedOn w:val="Strong"/><w:rPr><w:i/></w:rPr>', 'character') +
  style('Verb', 'Verbatim Char', '', 'character');

const styled = (id: string, text: string): string => paragraph(text, `<w:pStyle w:val="${id}"/>`);
const wingdings = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>';
const deletedMark = '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>';

describe('paragraphs', () => {
  test.each([
    ['a heading by its built-in style', heading(2, 'Results'), ['h2 Results']],
    ['a heading by a style based on one', styled('Kop', 'Own'), ['h3 Own']],
    ['a heading by a style with a translated identifier', styled('berschrift2', 'Ergebnis'), ['h2 Ergebnis']],
    ['a heading by the outline level of a style of one’s own', styled('Kapitel', 'Eins'), ['h2 Eins']],
    ['a heading by a style based on one of those', styled('Anhang', 'Karten'), ['h2 Karten']],
    ['a heading by its own outline level', paragraph('Deep', '<w:outlineLvl w:val="3"/>'), ['h4 Deep']],
    ['an outline level below six is a six', paragraph('Deep', '<w:outlineLvl w:val="8"/>'), ['h6 Deep']],
    ['a title is a first heading', styled('Titel', 'Report'), ['h1 Report']],
    ['the heading of a table of contents is none', styled('TocHead', 'Contents'), ['Contents']],
    ['plain text', paragraph('Hello'), ['Hello']],
    ['an empty paragraph is nothing', paragraph('') + paragraph(' '), []],
    ['lines of code are one block', styled('Source', 'a(') + styled('Source', '  b)'), ['code "a(\\n  b)"']],
    ['paragraphs of a quotation are one block', styled('Zitat', 'One') + styled('Zitat', 'Two'), ['quote <One Two>']],
    ['a deleted paragraph mark joins two', paragraph('One ', deletedMark) + paragraph('two'), ['One two']],
    ['text in a content control', `<w:sdt><w:sdtContent>${paragraph('In')}</w:sdtContent></w:sdt>`, ['In']],
    ['text that was put in while changes were tracked', paragraph(`<w:ins>${run('new')}</w:ins>`), ['new']],
    ['text that was taken out is not there', paragraph(`<w:del><w:r><w:delText>old</w:delText></w:r></w:del>`), []],
    ['text that its paragraph style hides is not there', styled('Unseen', 'secret') + paragraph('a'), ['a']],
    ['text that shows in spite of its style', styled('Unseen', run('shown', '<w:vanish w:val="0"/>')), ['shown']],
    ['text in a character data section', paragraph('<w:r><w:t><![CDATA[a < b]]></w:t></w:r>'), ['a < b']],
  ])('%s', async (_, body, expected) => {
    expect(outline((await read({ body, styles })).blocks)).toEqual(expected);
  });

  test('text boxes follow the paragraph that holds them', async () => {
    const box = `<w:txbxContent>${paragraph('boxed')}</w:txbxContent>`;
    const modern = `<w:r><w:drawing><wp:inline><a:graphic><wps:txbx>${box}</wps:txbx></a:graphic></wp:inline></w:drawing></w:r>`;
    const old = `<w:r><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></w:r>`;
    expect(outline((await read(paragraph(run('around') + modern))).blocks)).toEqual(['around', 'boxed']);
    expect(outline((await read(paragraph(run('around') + old))).blocks)).toEqual(['around', 'boxed']);
  });

  test('shapes with text are read in the order of their group, whatever their form', async () => {
    const shape = (form: string, text: string): string =>
      `<v:${form}><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:${form}>`;
    const forms = ['rect', 'roundrect', 'oval', 'polyline', 'line', 'shape'];
    const group = `<v:group>${forms.map((form) => shape(form, form)).join('')}</v:group>`;
    const { blocks, codes } = await read(paragraph(`<w:r><w:pict>${group}</w:pict></w:r>`));
    expect(outline(blocks)).toEqual(forms);
    expect(codes).toEqual([]);
  });

  test('decorative lettering is text', async () => {
    const art = '<w:r><w:pict><v:shape><v:textpath string="Big News"/></v:shape></w:pict></w:r>';
    expect(outline((await read(paragraph(art + run('today')))).blocks)).toEqual(['today', 'Big News']);
  });

  test('of two ways to draw the same, one is read', async () => {
    const both = `<mc:AlternateContent><mc:Choice Requires="wps">${run('new')}</mc:Choice><mc:Fallback>${run('old')}</mc:Fallback></mc:AlternateContent>`;
    expect(outline((await read(paragraph(both))).blocks)).toEqual(['old']);
  });
});

describe('runs', () => {
  test.each([
    ['bold', run('a', '<w:b/>'), '{b a}'],
    ['bold switched off', run('a', '<w:b w:val="0"/>'), 'a'],
    ['italic', run('a', '<w:i/>'), '{i a}'],
    ['struck through', run('a', '<w:strike/>'), '{s a}'],
    ['struck through twice', run('a', '<w:dstrike/>'), '{s a}'],
    ['superscript', run('m') + run('2', '<w:vertAlign w:val="superscript"/>'), 'm{^ 2}'],
    ['subscript', run('H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O'), 'H{_ 2}O'],
    [
      'raised and smaller, as LibreOffice writes it',
      run('m') + run('2', '<w:position w:val="8"/><w:sz w:val="16"/>'),
      'm{^ 2}',
    ],
    ['lowered and smaller', run('H') + run('2', '<w:position w:val="-4"/><w:sz w:val="16"/>'), 'H{_ 2}'],
    ['raised alone, which aligns letters', run('a', '<w:position w:val="8"/>'), 'a'],
    ['smaller alone', run('a', '<w:position w:val="0"/><w:sz w:val="16"/>'), 'a'],
    ['lowered and larger, as a letter that drops', run('A', '<w:position w:val="-8"/><w:sz w:val="90"/>'), 'A'],
    ['bold by its character style', run('a', '<w:rStyle w:val="Strong"/>'), '{b a}'],
    ['a character style based on another', run('a', '<w:rStyle w:val="Stronger"/>'), '{bi a}'],
    ['a style that the run overrules', run('a', '<w:rStyle w:val="Strong"/><w:b w:val="false"/>'), 'a'],
    ['code', run('a', '<w:rStyle w:val="Verb"/>'), '{c a}'],
    ['neighbours in one style are one run', run('Hel', '<w:b/>') + run('lo ', '<w:b/>') + run('you'), '{b Hello} you'],
    ['blanks at the edge of a style', run('a') + run(' b ', '<w:b/>') + run('c'), 'a {b b} c'],
    ['white space is one blank', run('a \n  b'), 'a b'],
    ['a tab stays a tab', '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>', 'a\tb'],
    [
      'a tab between styles stands before the second',
      `${run('a')}<w:r><w:tab/></w:r>${run('b', '<w:b/>')}`,
      'a\t{b b}',
    ],
    ['tabs at the edges are no text', '<w:r><w:tab/><w:t>a</w:t><w:tab/></w:r>', 'a'],
    ['a line break', '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>', 'a⏎b'],
    ['a carriage return', '<w:r><w:t>a</w:t><w:cr/><w:t>b</w:t></w:r>', 'a⏎b'],
    ['a symbol', '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>', '✓'],
    ['a hyphen that does not break', '<w:r><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t></w:r>', 'a‑b'],
    ['text in a simple field', `<w:fldSimple w:instr="PAGE">${run('7')}</w:fldSimple>`, '7'],
    ['text written right to left', `<w:bdo w:val="rtl">${run('שלום')}</w:bdo>`, 'שלום'],
    [
      'the base of a phonetic guide',
      `<w:r><w:ruby><w:rt>${run('かん')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`,
      '漢',
    ],
    ['a letter of a symbol font is what it shows', run('\uF0FC', wingdings) + run(' done'), '✓ done'],
    ['text in a symbol font is what it shows', run('ab', '<w:rFonts w:ascii="Symbol"/>'), 'αβ'],
    ['text that its character style hides is not there', run('a') + run('x', '<w:rStyle w:val="UnseenLetters"/>'), 'a'],
    [
      'a hidden symbol and a hidden picture are not there',
      `<w:r><w:rPr><w:vanish/></w:rPr><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>${run('a')}` +
        picture('A cat').replace('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>'),
      'a',
    ],
    ['hidden text is not there', run('a') + run('secret', '<w:vanish/>') + run('b'), 'ab'],
    [
      'a check box',
      '<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☒</w:t></w:r></w:sdtContent></w:sdt>' +
        run(' yes'),
      '☑ yes',
    ],
    ['an equation in LaTeX', `${run('so ')}<m:oMath><m:r><m:t>x≤1</m:t></m:r></m:oMath>`, 'so {m x\\leq1}'],
  ])('%s', async (_, runs, expected) => {
    expect(outline((await read({ body: paragraph(runs), styles })).blocks)).toEqual([expected]);
  });
});

describe('links', () => {
  const relationships = [{ id: 'rId9', type: 'hyperlink', target: 'https://example.org/', external: true }];
  const field = (instruction: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('go')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test.each([
    ['a hyperlink', `<w:hyperlink r:id="rId9">${run('go')}</w:hyperlink>`, '{@https://example.org/ go}'],
    [
      'one to a place',
      `<w:hyperlink r:id="rId9" w:anchor="x">${run('go')}</w:hyperlink>`,
      '{@https://example.org/#x go}',
    ],
    ['a field', field('HYPERLINK "https://example.org/"'), '{@https://example.org/ go}'],
    ['a field with a place', field('HYPERLINK "https://example.org/" \\l "x"'), '{@https://example.org/#x go}'],
    ['a field with a tip', field('HYPERLINK "https://example.org/" \\o "tip"'), '{@https://example.org/ go}'],
    ['one within the document is text', `<w:hyperlink w:anchor="x">${run('go')}</w:hyperlink>`, 'go'],
    ['one whose target is missing is text', `<w:hyperlink r:id="none">${run('go')}</w:hyperlink>`, 'go'],
  ])('%s', async (_, content, expected) => {
    expect(outline((await read({ body: paragraph(content), relationships })).blocks)).toEqual([expected]);
  });
});

describe('pictures', () => {
  const grouped = (alternative: string): string =>
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="" descr="${alternative}"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="x"/></pic:blipFill></pic:pic>`;
  const captioned = paragraph(picture('A cat')) + paragraph('Figure 1', '<w:pStyle w:val="Caption"/>');

  test.each([
    ['a picture with its alternative', paragraph(picture('A cat')), ['figure A cat']],
    ['a picture before its text', paragraph(picture('A cat') + run('says')), ['figure A cat', 'says']],
    ['a picture after its text', paragraph(run('says') + picture('A cat')), ['says', 'figure A cat']],
    ['a picture with a caption below', captioned, ['figure A cat (Figure 1)']],
    [
      'an older picture',
      paragraph('<w:r><w:pict><v:shape><v:imagedata r:id="x"/></v:shape></w:pict></w:r>'),
      ['figure '],
    ],
    [
      'an older picture with its alternative',
      paragraph('<w:r><w:pict><v:rect alt="A cat"><v:imagedata r:id="x"/></v:rect></w:pict></w:r>'),
      ['figure A cat'],
    ],
    [
      'pictures in a group with their alternatives',
      paragraph(drawing(`<wpg:wgp xmlns:wpg="x">${grouped('A cat')}${grouped('A dog')}</wpg:wgp>`)),
      ['figure A cat', 'figure A dog'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(outline((await read({ body, styles })).blocks)).toEqual(expected);
  });
});
