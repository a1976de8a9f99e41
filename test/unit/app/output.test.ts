import { expect, test } from 'vitest';
import { htmlFile, withExtension } from '../../../src/app/output/output.ts';

test.each([
  ['report.pdf', 'report.md'],
  ['report.2025.docx', 'report.2025.md'],
  ['no extension', 'no extension.md'],
  ['v1.0 of the report', 'v1.0 of the report.md'],
])('the Markdown of %s is saved as %s', (name, saved) => {
  expect(withExtension(name, 'md')).toBe(saved);
});

test('a file name cannot break out of the title of a saved HTML file', () => {
  expect(htmlFile('</title><script>.pdf', '<p>text</p>\n')).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;.pdf</title>',
  );
});
