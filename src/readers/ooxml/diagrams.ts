import { child, contentOf, elementsOf, type XmlElement } from './xml.ts';

/** Points that hold what the author wrote; the others are the transitions between them (ISO/IEC 29500-1, 21.4.7.51). */
const WRITTEN = [undefined, 'node', 'asst'];

/** The texts of a SmartArt diagram's shapes by its data part (21.4.2.10), in the order of the file. */
export function diagramTexts(root: XmlElement | undefined): string[] {
  return elementsOf(child(root, 'dgm:ptLst'))
    .filter(({ attributes }) => WRITTEN.includes(attributes.type))
    .map((point) => paragraphsOf(child(point, 'dgm:t')).join(' ').trim())
    .filter((text) => text !== '');
}

const paragraphsOf = (body: XmlElement | undefined): string[] =>
  elementsOf(body)
    .filter(({ name }) => name === 'a:p')
    .map((paragraph) => textsOf(paragraph).join(''));

const textsOf = (element: XmlElement): string[] =>
  elementsOf(element).flatMap((inner) => (inner.name === 'a:t' ? [contentOf(inner)] : textsOf(inner)));
