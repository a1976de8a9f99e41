import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guideArticle, guidePage, guidePages } from '../../../src/build/guide-page.ts';

/** What is linked to on a page, and the names on it. */
const linksOf = (html: string): string[] => Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = '']) => href);
const namesOf = (html: string): string[] => Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);

test('every link of the documentation on the site leads somewhere on it, or to another site', async () => {
  const pages = new Map<string, string>();
  for (const { source, page } of guidePages) pages.set(page, guidePage(await readFile(source, 'utf8'), source));
  const others = ['../', '../icon.svg', '../LICENSE.txt', 'guide.css'];
  const dead = [...pages].flatMap(([page, html]) =>
    linksOf(html).filter((href) => {
      if (href.startsWith('https://') || others.includes(href)) return false;
      const [path, name] = href.split('#');
      const target = pages.get(path || page);
      return target === undefined || (name !== undefined && !namesOf(target).includes(name));
    }),
  );
  expect(dead).toEqual([]);
});

test('names of headings are told apart, and links to what the site does not have are text', () => {
  const html = guideArticle(
    '## Call `it`!\n\n## Call it\n\n[Here](#call-it), [limits](docs/hosting.md#nginx), [code](src/a.ts), ![x](a.png)',
    'README.md',
  );
  expect(namesOf(html)).toEqual(['call-it', 'call-it-1']);
  expect(linksOf(html)).toEqual(['#call-it', 'hosting.html#nginx']);
  expect(html).toContain('code');
  expect(html).not.toContain('a.png');
});

test('the documentation on the site needs no script and no style but its own file', async () => {
  const html = guidePage(await readFile('README.md', 'utf8'), 'README.md');
  expect(html).not.toMatch(/<script|<[^>]* style=|<[^>]* on\w+=/);
  expect(guidePages.every(({ source }) => existsSync(source))).toBe(true);
});
