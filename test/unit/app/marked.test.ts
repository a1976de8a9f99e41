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

test('a footnote leads to its note, which leads back', () => {
  const html = markdownToHtml('Peas[^1] failed.\n\n[^1]: In the dry spring.');
  expect(html).toContain('href="#footnote-1"');
  expect(html).toMatch(/<li id="footnote-1">\s*<p>In the dry spring\./);
});

test('a formula between dollars is shown as one, and sums of money are not', () => {
  expect(markdownToHtml('The area is $\\pi r^2$.')).toBe('<p>The area is <math>\\pi r^2</math>.</p>\n');
  const money = 'Between $5 and $7, or US$9/$10 a head';
  expect(markdownToHtml(money)).toBe(`<p>${money}</p>\n`);
});
