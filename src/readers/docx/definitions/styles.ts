import type { Appearance } from '../../../document/block.ts';
import { child, elementsOf, isOn, type XmlElement } from '../../ooxml/xml.ts';
import { drawsBorders } from './borders.ts';
import { toggle, value } from './properties.ts';

/** How a style or a run sets its letters; absent where it leaves that to others. */
export interface LetterFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
  readonly position?: string;
  readonly hidden?: boolean;
  /** Points. */
  readonly fontSize?: number;
  readonly capitals?: boolean;
  readonly underlined?: boolean;
  /** Name of its font for Latin letters; empty for one of the theme's. */
  readonly font?: string;
  /** `#rrggbb`; empty for the automatic colour and black. */
  readonly color?: string;
}

export interface Style {
  /** Lower case: built-in names are the same in every language, identifiers are not. */
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly paragraph: XmlElement | undefined;
  readonly run: XmlElement | undefined;
  /** Whether the style dresses a table's first row differently. */
  readonly firstRow: boolean;
  /** Whether the style draws borders of tables. */
  readonly bordered: boolean;
}

/** Longest chain of styles based on one another that is followed; also ends circles. */
const LONGEST_CHAIN = 32;

/** The styles part (ISO/IEC 29500-1, 17.7). */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #defaultParagraph: string | undefined;
  readonly #defaults: LetterFormat;
  readonly #appearances = new Map<string, Appearance>();

  constructor(root?: XmlElement) {
    this.#defaults = letterFormat(child(child(child(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
    for (const element of elementsOf(root)) {
      const id = element.attributes['w:styleId'];
      if (element.name !== 'w:style' || id === undefined || this.#styles.has(id)) continue;
      this.#styles.set(id, readStyle(element));
      if (isOn(element.attributes['w:default']) && element.attributes['w:type'] === 'paragraph')
        this.#defaultParagraph ??= id;
    }
  }

  has(id: string): boolean {
    return this.#styles.has(id);
  }

  /** A style and those it is based on, nearest first; of the default paragraph style where `id` is undefined. */
  chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let next = id ?? this.#defaultParagraph; next !== undefined && chain.length < LONGEST_CHAIN; ) {
      const style = this.#styles.get(next);
      if (!style) break;
      chain.push(style);
      next = style.basedOn;
    }
    return chain;
  }

  /** The letter format of a character style and of those that it is based on. */
  letterFormat(id: string): LetterFormat {
    return inherited(this.chain(id));
  }

  /** The letter format of paragraphs in a style, given with those that it is based on; the defaults (17.7.5.1) included. */
  paragraphLetters(chain: readonly Style[]): LetterFormat {
    return { ...this.#defaults, ...inherited(chain) };
  }

  /** The one object for all text that looks alike; undefined where nothing is said. */
  appearance(look: Appearance): Appearance | undefined {
    const key = JSON.stringify(look);
    if (key === '{}') return undefined;
    const known = this.#appearances.get(key) ?? look;
    this.#appearances.set(key, known);
    return known;
  }
}

function inherited(chain: readonly Style[]): LetterFormat {
  const formats = chain.map((style) => letterFormat(style.run));
  return Object.assign({}, ...formats.reverse());
}

function readStyle(element: XmlElement): Style {
  return {
    bordered: drawsBorders(element),
    name: (value(element, 'w:name') ?? '').toLowerCase(),
    basedOn: value(element, 'w:basedOn'),
    paragraph: child(element, 'w:pPr'),
    run: child(element, 'w:rPr'),
    firstRow: elementsOf(element).some(
      (part) => part.name === 'w:tblStylePr' && part.attributes['w:type'] === 'firstRow',
    ),
  };
}

/**
 * The letter format that the properties of a run or style set themselves. Text from right to left has properties of its own
 * (17.3.2.30).
 */
export function letterFormat(run: XmlElement | undefined): LetterFormat {
  const complex = toggle(run, 'w:rtl') || toggle(run, 'w:cs') ? 'Cs' : '';
  const bold = toggle(run, `w:b${complex}`);
  const italic = toggle(run, `w:i${complex}`);
  const strikethrough = toggle(run, 'w:strike');
  const position = value(run, 'w:vertAlign');
  const hidden = toggle(run, 'w:vanish');
  const fontSize = sizeOf(run, `w:sz${complex}`);
  const capitals = toggle(run, 'w:caps') ?? toggle(run, 'w:smallCaps');
  const underline = value(run, 'w:u');
  const font = fontOf(run);
  const color = colorOf(run);
  return {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(strikethrough !== undefined && { strikethrough }),
    ...(position !== undefined && { position }),
    ...(hidden !== undefined && { hidden }),
    ...(fontSize !== undefined && { fontSize }),
    ...(capitals !== undefined && { capitals }),
    ...(underline !== undefined && { underlined: underline !== 'none' }),
    ...(font !== undefined && { font }),
    ...(color !== undefined && { color }),
  };
}

/** Font of Latin letters (17.3.2.26). */
function fontOf(run: XmlElement | undefined): string | undefined {
  const fonts = child(run, 'w:rFonts')?.attributes;
  if (!fonts) return undefined;
  return fonts['w:asciiTheme'] === undefined ? (fonts['w:ascii'] ?? fonts['w:hAnsi']) : '';
}

/** Points (17.3.2.38). */
function sizeOf(run: XmlElement | undefined, property: string): number | undefined {
  const points = Number.parseInt(value(run, property) ?? '', 10) / 2;
  return points > 0 ? points : undefined;
}

/** Colour of letters (17.3.2.6). */
function colorOf(run: XmlElement | undefined): string | undefined {
  const color = value(run, 'w:color')?.toLowerCase();
  if (color === undefined) return undefined;
  return /^[0-9a-f]{6}$/.test(color) && color !== '000000' ? `#${color}` : '';
}
