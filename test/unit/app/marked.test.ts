import { expect, test } from 'vitest';
import { markedWith } from '../../../src/app/results/marked.ts';

const markdownToHtml = (markdown: string): string =>
  markedWith((latex) => `<math>${latex}</math>`).parse(markdown, { async: false });

test('an image becomes its alternative text, so that nothing is fetched', () => {
  expect(markdownToHtml('Before ![a <b>cat</b> & "dog"](https://foreign.example/cat.png) after')).toBe(
    '<p>Before a &lt;b&gt;cat&lt;/b&gt; &amp; &quot;dog&quot; after</p>\n',
  );
});

test('an image by reference becomes its alternative text too', () => {
  expect(markdownToHtml('![cat][1]\n\n[1]: https://foreign.example/cat.png')).toBe('<p>cat</p>\n');
});

test('check boxes become signs and not controls', () => {
  const html = markdownToHtml('- [x] done\n- [ ] open');
  expect(html).toContain('☑ done');
  expect(html).toContain('☐ open');
  expect(html).not.toContain('<input');
});

test('tables keep their alignment', () => {
  expect(markdownToHtml('| a |\n| --: |\n| 1 |')).toContain('<td align="right">1</td>');
});

test('a note stands where the document has it, and what refers to it leads there and back', () => {
  const html = markdownToHtml('Peas[^1] failed.\n\n[^1]: In the dry spring.\n\n    And again.\n\nBeans did not.');
  expect(html).toContain('<p>Peas<sup><a id="footnote-ref-1" href="#footnote-1">1</a></sup> failed.</p>');
  expect(html).toMatch(
    /<div id="footnote-1" data-note="1"><a href="#footnote-ref-1">1<\/a><div><p>In the dry spring\.<\/p>\n<p>And again\./,
  );
  expect(html.indexOf('Beans')).toBeGreaterThan(html.indexOf('And again'));
});

test('a note that nothing refers to is shown, and so are a comment and one note behind another', () => {
  const html = markdownToHtml('Text[^c1]\n\n[^ii]: Lost note\n[^c1]: **Ada:** a *comment*');
  for (const text of ['Lost note', '<strong>Ada:</strong> a <em>comment</em>', '>c1</a></sup>'])
    expect(html).toContain(text);
});

test('a formula between dollars is shown as one, and sums of money are not', () => {
  expect(markdownToHtml('The area is $\\pi r^2$.')).toBe('<p>The area is <math>\\pi r^2</math>.</p>\n');
  expect(markdownToHtml('$$E = mc^2$$')).toBe('<p><math>E = mc^2</math></p>\n');
  expect(markdownToHtml('<table><tr><td>$a_1 &lt; b$</td><td>$5 or US$</td></tr></table>')).toBe(
    '<table><tr><td><math>a_1 < b</math></td><td>$5 or US$</td></tr></table>',
  );
  const money = 'Between $5 and $7, or US$9/$10 a head';
  expect(markdownToHtml(money)).toBe(`<p>${money}</p>\n`);
});

test('leader dots stand in an element that can be cut short, dots of a sentence do not', () => {
  expect(markdownToHtml('Oats . . . . . . . 7  \nRye ........... 9')).toBe(
    '<p>Oats <span data-leader>. . . . . . .</span> 7<br>Rye <span data-leader>...........</span> 9</p>\n',
  );
  expect(markdownToHtml('And then ... nothing.')).toBe('<p>And then ... nothing.</p>\n');
});
