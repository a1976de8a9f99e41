import { DEEPEST_HEADING } from '../../../document/block.ts';
import { child, type XmlElement } from '../../ooxml/xml.ts';
import type { ParagraphFormat } from '../content.ts';
import { toggle, value } from './properties.ts';
import type { Style } from './styles.ts';

/** Outline level of body text (ISO/IEC 29500-1, 17.3.1.20). */
const BODY_TEXT = 9;

const roles: readonly (readonly [RegExp, NonNullable<ParagraphFormat['role']>])[] = [
  [/^(source code|html preformatted|code( block)?|preformatted text)$/, 'code'],
  [/^((intense )?quote|block text|block ?quote|quotations)$/, 'quote'],
  [/^(image |table )?caption$/, 'caption'],
];

/** Heading level of a paragraph, 1 to 6, by its outline level or the nearest style that has one or is a title. */
export function headingLevel(properties: XmlElement | undefined, chain: readonly Style[]): number | undefined {
  const own = outlineLevel(properties);
  if (own !== undefined) return level(own);
  for (const style of chain) {
    const outline = outlineLevel(style.paragraph) ?? namedLevel(style.name);
    if (outline !== undefined) return level(outline);
  }
  return undefined;
}

/** Word's levels of headings go down to nine. */
const level = (outline: number): number | undefined =>
  outline >= BODY_TEXT ? undefined : Math.min(outline + 1, DEEPEST_HEADING);

function outlineLevel(properties: XmlElement | undefined): number | undefined {
  const text = value(properties, 'w:outlineLvl');
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Outline level of a built-in style by its name: `heading 1` is 0. */
function namedLevel(name: string): number | undefined {
  const digit = /^heading ([1-9])$/.exec(name)?.[1];
  if (digit) return Number(digit) - 1;
  return name === 'title' ? 0 : undefined;
}

/** Heading level, 1 to 6, of a built-in style by its name in lower case; undefined for other styles. */
export function namedHeadingLevel(name: string): number | undefined {
  const outline = namedLevel(name);
  return outline === undefined ? undefined : level(outline);
}

/** What a paragraph's style makes of it beside headings and lists. */
export function role(chain: readonly Style[]): ParagraphFormat['role'] {
  return roles.find(([pattern]) => chain.some((style) => pattern.test(style.name)))?.[1];
}

/** Left indent in twips that the paragraph or the nearest style sets; 0 where none does. */
export function leftIndent(properties: XmlElement | undefined, chain: readonly Style[]): number {
  for (const candidate of [properties, ...chain.map((style) => style.paragraph)]) {
    const indent = indentOf(candidate);
    if (indent !== undefined) return indent;
  }
  return 0;
}

/** Whether the paragraph or the nearest style that aligns it has it in the middle (17.3.1.13). */
export const isCentred = (properties: XmlElement | undefined, chain: readonly Style[]): boolean =>
  [properties, ...chain.map((style) => style.paragraph)]
    .map((candidate) => value(candidate, 'w:jc'))
    .find((alignment) => alignment !== undefined) === 'center';

/** Left indent in twips by a set of properties alone. */
export function indentOf(properties: XmlElement | undefined): number | undefined {
  const element = child(properties, 'w:ind');
  const twips = Number.parseInt(element?.attributes['w:left'] ?? element?.attributes['w:start'] ?? '', 10);
  return Number.isNaN(twips) ? undefined : twips;
}

/** Whether the paragraph begins a page by its own or its style's properties. */
export const beginsPage = (properties: XmlElement | undefined, chain: readonly Style[]): boolean =>
  [properties, ...chain.map((style) => style.paragraph)]
    .map((candidate) => toggle(candidate, 'w:pageBreakBefore'))
    .find((setting) => setting !== undefined) ?? false;
