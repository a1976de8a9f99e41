import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';

/** What contents pages are called, in lower case and without spaces. */
const TITLES: ReadonlySet<string> = new Set(
  (
    'contents tableofcontents inthisissue inhalt inhaltsverzeichnis inhaltsübersicht sommaire tabledesmatières índice ' +
    'tabladecontenido contenido contenidos indice sommario índicegeral sumário conteúdo inhoud inhoudsopgave innehåll ' +
    'innehållsförteckning indhold indholdsfortegnelse innhold innholdsfortegnelse sisältö sisällys sisällysluettelo ' +
    'spistreści obsah tartalom tartalomjegyzék cuprins sadržaj kazalo содержание оглавление зміст съдържание ' +
    'περιεχόμενα içindekiler 目录 目錄 目次 차례 목차 المحتويات فهرس תוכןעניינים'
  ).split(' '),
);
/** A section's number, or the label of a chapter, figure or table. */
const SECTION = /^(?:(?:\d{1,3}|[A-Z]|[IVX]+)(?:\.\d{1,3})*[.)]?|§)$/;
const LABEL = /^\p{Lu}\p{L}+ #?(?:\d{1,3}|[A-Z]|[IVX]+)(?:[.-]\d{1,3})*[.:]?(?: |$)/u;

/** Whether a line is nothing but the title of a contents page. */
export const isTitle = ({ words }: Line): boolean =>
  TITLES.has(
    words
      .map(({ text }) => text)
      .join('')
      .toLowerCase()
      .replace(/:$/, ''),
  );

/** Whether a title begins with the number of a section, or with the label of a chapter, figure or table. */
export function isNumbered(words: readonly Word[]): boolean {
  const [first = '', second = '', third = ''] = words.map(({ text }) => text);
  return SECTION.test(first) || LABEL.test(`${first} ${second} ${third}`);
}
