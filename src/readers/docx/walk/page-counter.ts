import { child, contentOf, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { value } from '../definitions/properties.ts';

/** Types of sections that begin on the page where the last one ended. */
const SAME_PAGE = ['continuous', 'nextColumn'];

/** Follows a document through its page breaks. */
export class PageCounter {
  /** One-based number of the page reached. */
  page = 1;
  /** The last page with anything on it. */
  written = 1;
  /** Whether there is anything between the last break and here. */
  #written = false;
  #explicit = false;

  /** Something that takes room was passed. */
  write(): void {
    this.#written = true;
    this.written = Math.max(this.written, this.page);
    this.#explicit = false;
  }

  /** A break that the author set. */
  break(): void {
    this.page++;
    this.#written = false;
    this.#explicit = true;
  }

  /** A break where Word last laid out the page; right after one that the author set it is the same break. */
  renderedBreak(): void {
    if (!this.#explicit) this.page++;
    this.#explicit = false;
    this.#written = false;
  }

  /** A page that begins here by its properties: no second break where one has just been. */
  beginPage(): void {
    if (this.#written) this.break();
  }
}

/** Pages as Word stored them when it last saved the file, from the extended properties; undefined if not there. */
export function storedPageCount(properties: XmlElement | undefined): number | undefined {
  const pages = child(properties, 'Pages');
  const count = Number.parseInt(pages ? contentOf(pages) : '', 10);
  return count >= 1 ? count : undefined;
}

/** For each section of a body in order, whether it begins on a new page (ISO/IEC 29500-1, 17.18.77). */
export function sectionsThatBeginPages(body: XmlElement): boolean[] {
  const sections = elementsOf(body).flatMap((element) => {
    const section = element.name === 'w:sectPr' ? element : child(child(element, 'w:pPr'), 'w:sectPr');
    return section ? [section] : [];
  });
  return sections.map((section) => !SAME_PAGE.includes(value(section, 'w:type') ?? 'nextPage'));
}
