import { dirname, join } from 'node:path/posix';
import { Marked, Renderer } from 'marked';
import { escapeHtml } from '../app/output/escape-html.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The folder of the pages, below that of the site. */
export const GUIDE_FOLDER = 'docs/';
export const GUIDE_STYLES = 'guide.css';

/** What people need who use or host the site: files of the project, each with its page and what that is called. */
export const guidePages: readonly { readonly source: string; readonly page: string; readonly title: string }[] = [
  ['README', 'Documentation'],
  ['docs/hosting', 'Hosting'],
  ['docs/SECURITY', 'Security'],
  ['docs/errors', 'Errors and messages'],
  ['docs/entities', 'Personal data'],
  ['docs/resumes', 'Resumes'],
  ['docs/json-resume', 'JSON Resume'],
  ['docs/comparison', 'Comparison'],
  ['docs/glossary', 'Glossary'],
  ['CHANGELOG', 'Changes'],
].map(([name = '', title = '']) => ({
  source: `${name}.md`,
  page: `${name.replace(/^docs\//, '')}.html`,
  title,
}));

const OTHERS: Readonly<Record<string, string>> = { LICENSE: '../LICENSE.txt' };

/** Where a link of a file of the project leads on the site; undefined where the site does not have that. */
function targetOf(href: string, source: string): string | undefined {
  if (/^(?:#|https?:|mailto:)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const wanted = join(dirname(source), path);
  const target = guidePages.find((one) => one.source === wanted)?.page ?? OTHERS[wanted];
  return target && (fragment === undefined ? target : `${target}#${fragment}`);
}

/** Names of headings as GitHub gives them: later ones of the same text are numbered. */
function namer(): (text: string) => string {
  const given = new Map<string, number>();
  return (text) => {
    const name = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const before = given.get(name) ?? 0;
    given.set(name, before + 1);
    return before === 0 ? name : `${name}-${before}`;
  };
}

/** A file of the project, whose Markdown is ours, as HTML: links lead to what the site has, the others are text. */
export function guideArticle(markdown: string, source: string): string {
  const nameOf = namer();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${escapeHtml(nameOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = targetOf(href, source);
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      // Who reads this has the page itself.
      image: () => '',
      // Wide ones move by themselves; the keyboard moves them too.
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
      table(token) {
        return `<div class="wide" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** The whole page of a file of the project, which needs no script. */
export function guidePage(markdown: string, source: string): string {
  const title = guidePages.find((one) => one.source === source)?.title ?? '';
  const links = guidePages.map(
    (one) => `<a href="${one.page}"${one.source === source ? ' aria-current="page"' : ''}>${one.title}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy())}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Sheaf</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${GUIDE_STYLES}">
</head>
<body>
<nav aria-label="Documentation"><a href="../">Sheaf</a>${links.join('')}</nav>
<main class="document">
${guideArticle(markdown, source)}</main>
</body>
</html>
`;
}
