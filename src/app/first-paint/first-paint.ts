import temml from 'temml';
import type { ParseAnswer } from '../../api/schemas.ts';
import { type Example, folderOf } from '../examples/examples.ts';
import { escapeHtml } from '../output/escape-html.ts';
import type { PageSize } from '../pages/page-source.ts';
import { markedWith } from '../results/marked.ts';
import { places } from '../state/places.ts';
import { strings } from '../strings.ts';

/** An example as it is known while the site is built. */
interface Known {
  readonly example: Example;
  readonly pages: readonly PageSize[];
  readonly answer: ParseAnswer;
}

/** Ours, of an example of ours: nothing in it needs to be sanitised. */
const written = (markdown: string): string =>
  markedWith((latex) => temml.renderToString(latex)).parse(markdown, { async: false });

const link = (place: (typeof places)[number]): string =>
  `<a href="#/${place}"${place === 'documents' ? ' aria-current="page"' : ''}>${strings.places[place]}</a>`;

/**
 * The workplace with an example as plain HTML, for index.html: what a visitor sees until the app takes its place, with
 * what there is to read where the app will have it. Its controls come with the app.
 */
export function firstPaint({ example, pages, answer }: Known): string {
  const name = escapeHtml(example.path.split('/').at(-1) ?? '');
  const figures = pages.map(
    ({ width, height }, index) =>
      `<figure><figcaption>${strings.pages.caption(index + 1, strings.pages.fromFile)}</figcaption><img src="./${folderOf(example)}${index + 1}.png" alt="${strings.pages.page(index + 1)}" width="${Math.round(width)}" height="${Math.round(height)}"${index === 0 ? ' fetchpriority="high"' : ' loading="lazy"'} /></figure>`,
  );
  return `<template id="framed">
  <p class="framed">${strings.framed.sentence} <a href="./" target="_blank" rel="noopener">${strings.framed.open}</a></p>
</template>
<header class="first-bar">
  <strong><img src="./icon.svg" alt="" width="22" height="22" />${strings.name}</strong>
  <nav aria-label="${strings.places.label}">${places.map(link).join('')}</nav>
  <span class="first-tools">${strings.status.starting}</span>
</header>
<main class="first-workplace">
  <section class="first-list" aria-label="${strings.files.heading}">
    <p>${strings.files.ways}</p>
    <p><strong>${name}</strong><br />${strings.files.example} · ${strings.task.done(answer.pageCount, undefined)}</p>
  </section>
  <section class="first-page" aria-label="${strings.pages.label(name)}">
    <p class="bar"><strong>${name}</strong></p>
    <div>${figures.join('')}</div>
  </section>
  <section class="first-result" aria-label="${strings.result.label(name)}">
    <p class="bar"><strong>${strings.views.read}</strong></p>
    <p class="bar"></p>
    <div><article class="document">${written(answer.markdown.content)}</article></div>
  </section>
</main>
<footer class="first-foot">${strings.tagline}</footer>`;
}
