import { expect, test } from 'vitest';
import { markdownToHtml } from '../../../src/app/markdown-html.ts';

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
