import { describe, expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import { cell, listItem, numbering, paragraph, row, run, table } from '../../../fixtures/docx.ts';
import { read } from './read.ts';

const r = (text: string, properties = ''): string => `<m:r><m:rPr>${properties}</m:rPr><m:t>${text}</m:t></m:r>`;
const math = (content: string): string => `<m:oMath>${content}</m:oMath>`;
const e = (content: string): string => `<m:e>${content}</m:e>`;

async function latex(content: string): Promise<string | undefined> {
  const { blocks } = await read(paragraph(math(content)));
  const [block] = blocks;
  return block?.kind === 'paragraph' ? block.runs[0]?.text : undefined;
}

async function render(body: string): Promise<string> {
  const { blocks } = await read({ body, numbering: numbering(1, [['bullet', '•']]) });
  return markdown({ pageCount: 1, pages: [], blocks }).content;
}

describe('an equation is LaTeX', () => {
  test.each([
    ['letters and signs', r('a≤π'), 'a\\leq\\pi'],
    ['a command ends before a letter', r('πr'), '\\pi r'],
    ['signs that LaTeX keeps for itself', r('{5%}'), '\\{5\\%\\}'],
    ['a superscript', `<m:sSup>${e(r('r'))}<m:sup>${r('2')}</m:sup></m:sSup>`, 'r^{2}'],
    ['a superscript on more than a letter', `<m:sSup>${e(r('ab'))}<m:sup>${r('2')}</m:sup></m:sSup>`, '{ab}^{2}'],
    ['a subscript', `<m:sSub>${e(r('x'))}<m:sub>${r('i')}</m:sub></m:sSub>`, 'x_{i}'],
    ['both', `<m:sSubSup>${e(r('x'))}<m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`, 'x_{i}^{2}'],
    ['indices before', `<m:sPre><m:sub>${r('1')}</m:sub><m:sup>${r('2')}</m:sup>${e(r('H'))}</m:sPre>`, '{}_{1}^{2}H'],
    ['a fraction', `<m:f><m:num>${r('1')}</m:num><m:den>${r('x')}</m:den></m:f>`, '\\frac{1}{x}'],
    [
      'a fraction on one line',
      `<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${r('1')}</m:num><m:den>${r('x')}</m:den></m:f>`,
      '1/x',
    ],
    ['a square root', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('x'))}</m:rad>`, '\\sqrt{x}'],
    ['a cube root', `<m:rad><m:deg>${r('3')}</m:deg>${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('n=1')}</m:sub><m:sup>${r('∞')}</m:sup>${e(r('n'))}</m:nary>`,
      '\\sum_{n=1}^{\\infty}n',
    ],
    ['an integral without limits', `<m:nary><m:sub/><m:sup/>${e(r('x'))}</m:nary>`, '\\int x'],
    ['brackets', `<m:d>${e(r('x'))}</m:d>`, '\\left(x\\right)'],
    ['braces', `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(r('x'))}</m:d>`, '\\left\\{x\\right.'],
    ['a function', `<m:func><m:fName>${r('sin')}</m:fName>${e(r('x'))}</m:func>`, '\\sin{x}'],
    [
      'a function with a limit',
      `<m:func><m:fName><m:limLow>${e(r('argmax'))}<m:lim>${r('n')}</m:lim></m:limLow></m:fName>${e(r('x'))}</m:func>`,
      '\\operatorname{argmax}_{n}{x}',
    ],
    ['an accent', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('v'))}</m:acc>`, '\\vec{v}'],
    ['a line above', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, '\\overline{x}'],
    [
      'a brace below with its label',
      `<m:limLow>${e(`<m:groupChr>${e(r('a+b'))}</m:groupChr>`)}<m:lim>${r('n')}</m:lim></m:limLow>`,
      '\\underbrace{a+b}_{n}',
    ],
    [
      'a matrix',
      `<m:m><m:mr>${e(r('a'))}${e(r('b'))}</m:mr><m:mr>${e(r('c'))}${e(r('d'))}</m:mr></m:m>`,
      '\\begin{matrix} a & b \\\\ c & d \\end{matrix}',
    ],
    [
      'equations below one another',
      `<m:eqArr>${e(r('a'))}${e(r('b'))}</m:eqArr>`,
      '\\begin{aligned} a \\\\ b \\end{aligned}',
    ],
    [
      'what was taken out while changes were tracked',
      `${r('a')}<w:del>${r('b')}</w:del><w:ins>${r('c')}</w:ins>`,
      'ac',
    ],
    ['ordinary text', r('if x', '<m:nor/>'), '\\text{if x}'],
    ['a double-struck letter', r('R', '<m:scr m:val="double-struck"/>'), '\\mathbb{R}'],
    ['an upright word', r('max', '<m:sty m:val="p"/>'), '\\max'],
    ['a structure that it does not know', `<m:novelty>${e(r('x'))}</m:novelty>`, 'x'],
  ])('%s', async (_, content, expected) => {
    expect(await latex(content)).toBe(expected);
  });
});

describe('in Markdown', () => {
  const area = math(`${r('A=π')}<m:sSup>${e(r('r'))}<m:sup>${r('2')}</m:sup></m:sSup>`);

  test.each([
    ['an equation in a line stands between dollars', paragraph(`${run('so ')}${area}`), 'so $A=\\pi r^{2}$'],
    ['one that stands alone is set apart', paragraph(`<m:oMathPara>${area}</m:oMathPara>`), '$$A=\\pi r^{2}$$'],
    [
      'several that are set apart together are so each',
      paragraph(`<m:oMathPara>${math(r('a'))}${math(r('b'))}</m:oMathPara>`),
      '$$a$$\n\n$$b$$',
    ],
    [
      'one that is set apart stands alone between the text before and after it',
      paragraph(`${run('If ')}<w:r><w:br/></w:r><m:oMathPara>${area}</m:oMathPara><w:r><w:br/></w:r>${run('holds')}`),
      'If\n\n$$A=\\pi r^{2}$$\n\nholds',
    ],
    [
      'one that is set apart in an item belongs to it',
      listItem(`${run('If')}<m:oMathPara>${math(r('a'))}</m:oMathPara>`),
      '- If\n\n  $$a$$',
    ],
    [
      'one in a heading stays in its line',
      paragraph(`${run('On ')}<m:oMathPara>${math(r('a'))}</m:oMathPara>`, '<w:outlineLvl w:val="0"/>'),
      '# On $a$',
    ],
    ['one in an item', listItem(area), '- $$A=\\pi r^{2}$$'],
    ['one in a cell', table([row([cell(paragraph(area)), cell('b')])]), '| $A=\\pi r^{2}$ | b |\n| --- | --- |'],
  ])('%s', async (_, body, expected) => {
    expect(await render(body)).toBe(expected);
  });

  test('nothing in an equation is escaped; space, which LaTeX ignores, keeps it from being markup', async () => {
    expect(await render(paragraph(run('so ') + math(r('a*b*c'))))).toBe('so $a * b*c$');
    expect(await render(paragraph(run('so ') + math(r('a*b'))))).toBe('so $a*b$');
  });
});
