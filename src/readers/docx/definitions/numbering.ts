import { child, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { symbolFont } from '../../symbol-fonts.ts';
import { numeral } from './numerals.ts';
import { indentOf } from './paragraph-format.ts';
import { toggle, value } from './properties.ts';
import type { Styles } from './styles.ts';

/** A paragraph's place in a list. */
export interface ListPlace {
  /** Paragraphs of one list share it. */
  readonly list: string;
  /** 0 to 8. */
  readonly level: number;
  readonly ordered: boolean;
  /** As Word prints it: `•`, `3.`, `(a)`; empty where it prints none, as before what goes on with an item. */
  readonly marker: string;
  /** Left indent of the text in twips (1/20 point). */
  readonly indent: number;
}

interface Level {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  readonly style: string | undefined;
  /** The marker shows every level in digits. */
  readonly legal: boolean;
  /** One-based level whose appearance starts this one anew; 0 for never. */
  readonly restart: number | undefined;
  readonly indent: number;
  readonly font: string;
  /** The bullet is a picture (17.9.9). */
  readonly isPicture: boolean;
}

interface Definition {
  readonly levels: Map<number, Level>;
  readonly styleLink: string | undefined;
}

interface Instance {
  readonly definition: string;
  readonly levels: Map<number, Level>;
  readonly starts: Map<number, number>;
}

const LEVELS = 9;
/** Characters of a level's text: Word allows no more. */
const LONGEST_TEXT = 255;

/** The numbering part (ISO/IEC 29500-1, 17.9) and the counters that it describes. */
export class Numbering {
  readonly #definitions = new Map<string, Definition>();
  readonly #instances = new Map<string, Instance>();
  readonly #styles: Styles;
  /** Levels skipped count as used. Instances of one definition count on together, until one of them starts anew. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  constructor(root: XmlElement | undefined, styles: Styles) {
    this.#styles = styles;
    for (const element of elementsOf(root)) {
      const { name } = element;
      if (name === 'w:abstractNum') {
        this.#definitions.set(element.attributes['w:abstractNumId'] ?? '', {
          levels: readLevels(element),
          styleLink: value(element, 'w:numStyleLink'),
        });
      } else if (name === 'w:num') {
        this.#instances.set(element.attributes['w:numId'] ?? '', readInstance(element));
      }
    }
  }

  /**
   * The list place of a paragraph by its own properties and its style, counting it; undefined outside lists.
   * To be asked once per paragraph, in document order.
   */
  next(properties: XmlElement | undefined, styleId: string | undefined): ListPlace | undefined {
    const reference = this.#reference(properties, styleId);
    const instance = reference && this.#instances.get(reference.id);
    if (!reference || !instance) return undefined;
    const key = this.#definitionKey(instance.definition);
    const definition = this.#definitions.get(key);
    const level = reference.level ?? this.#levelOfStyle(definition, styleId) ?? 0;
    const shape = instance.levels.get(level) ?? definition?.levels.get(level);
    if (!definition || !shape) return undefined;
    const counts = this.#count(reference.id, instance, key, level, shape);
    const marker = this.#marker(instance, definition, shape, counts);
    const indent = indentOf(properties) ?? indentOf(reference.from) ?? shape.indent;
    return { list: reference.id, level, ordered: shape.format !== 'bullet', marker, indent };
  }

  #reference(properties: XmlElement | undefined, styleId: string | undefined) {
    const candidates = [properties, ...this.#styles.chain(styleId).map((style) => style.paragraph)];
    let level: number | undefined;
    for (const candidate of candidates) {
      const element = child(candidate, 'w:numPr');
      level ??= integer(value(element, 'w:ilvl'));
      const id = value(element, 'w:numId');
      if (id !== undefined) return id === '0' ? undefined : { id, level, from: candidate };
    }
    return undefined;
  }

  /** A definition may refer to the one that a numbering style holds (17.9.21). */
  #definitionKey(key: string, seen = new Set<string>()): string {
    const link = this.#definitions.get(key)?.styleLink;
    if (link === undefined || seen.has(key)) return key;
    const id = value(child(this.#styles.chain(link)[0]?.paragraph, 'w:numPr'), 'w:numId');
    const next = id === undefined ? undefined : this.#instances.get(id)?.definition;
    return next === undefined ? key : this.#definitionKey(next, seen.add(key));
  }

  #levelOfStyle(definition: Definition | undefined, styleId: string | undefined): number | undefined {
    if (styleId === undefined) return undefined;
    return [...(definition?.levels ?? [])].find(([, level]) => level.style === styleId)?.[0];
  }

  #count(id: string, instance: Instance, key: string, level: number, shape: Level): (number | undefined)[] {
    const counts = this.#counts.get(key) ?? new Array<number | undefined>(LEVELS).fill(undefined);
    this.#counts.set(key, counts);
    const override = instance.starts.get(level);
    const startsAnew = override !== undefined && !this.#started.has(`${id} ${level}`);
    this.#started.add(`${id} ${level}`);
    const before = startsAnew ? undefined : counts[level];
    counts[level] = before === undefined ? (override ?? shape.start) : before + 1;
    const definition = this.#definitions.get(key);
    for (let outer = 0; outer < level; outer++) {
      counts[outer] ??= (instance.levels.get(outer) ?? definition?.levels.get(outer))?.start;
    }
    for (let deeper = level + 1; deeper < LEVELS; deeper++) {
      const restart = (instance.levels.get(deeper) ?? definition?.levels.get(deeper))?.restart;
      if (restart === undefined || (restart !== 0 && level < restart)) counts[deeper] = undefined;
    }
    return counts;
  }

  #marker(instance: Instance, definition: Definition, shape: Level, counts: readonly (number | undefined)[]): string {
    if (shape.format === 'bullet') return bullet(shape);
    return shape.text
      .replace(/%([1-9])/g, (_, digit: string) => {
        const index = Number(digit) - 1;
        const other = instance.levels.get(index) ?? definition.levels.get(index);
        const format = shape.legal ? 'decimal' : (other?.format ?? 'decimal');
        return numeral(counts[index] ?? other?.start ?? 1, format);
      })
      .trim();
  }
}

/**
 * Symbol fonts keep their bullets in the private use area or in place of letters, where no other font has a shape for
 * them. Word draws its hollow bullet with the letter o of a typewriter font.
 */
function bullet({ text, font, isPicture }: Level): string {
  const written = text.trim();
  if (written === '' && !isPicture) return '';
  if (written === 'o') return '◦';
  return written === '' || /[\uE000-\uF8FF]/.test(written) || symbolFont(font) ? '•' : written;
}

function readLevels(parent: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const element of elementsOf(parent)) {
    if (element.name === 'w:lvl') levels.set(integer(element.attributes['w:ilvl']) ?? 0, readLevel(element));
  }
  return levels;
}

function readLevel(element: XmlElement): Level {
  return {
    start: integer(value(element, 'w:start')) ?? 0,
    format: value(element, 'w:numFmt') ?? 'decimal',
    text: (value(element, 'w:lvlText') ?? '').slice(0, LONGEST_TEXT),
    style: value(element, 'w:pStyle'),
    legal: toggle(element, 'w:isLgl') ?? false,
    restart: integer(value(element, 'w:lvlRestart')),
    indent: indentOf(child(element, 'w:pPr')) ?? 0,
    font: child(child(element, 'w:rPr'), 'w:rFonts')?.attributes['w:ascii'] ?? '',
    isPicture: child(element, 'w:lvlPicBulletId') !== undefined,
  };
}

function readInstance(element: XmlElement): Instance {
  const levels = new Map<number, Level>();
  const starts = new Map<number, number>();
  for (const override of elementsOf(element)) {
    if (override.name !== 'w:lvlOverride') continue;
    const index = integer(override.attributes['w:ilvl']) ?? 0;
    const level = child(override, 'w:lvl');
    if (level) levels.set(index, readLevel(level));
    const start = integer(value(override, 'w:startOverride'));
    if (start !== undefined) starts.set(index, start);
  }
  return { definition: value(element, 'w:abstractNumId') ?? '', levels, starts };
}

function integer(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
