import { AnnotationMode, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfPage } from '../source.ts';
import { tagsOf } from '../tags.ts';
import { readUpright } from '../upright.ts';
import { readFreeTexts, readLinks, readWidgets, shownAsPainted } from './annotations.ts';
import { readFonts } from './fonts.ts';
import { Interpreter } from './interpreter.ts';
import { readStructure } from './structure.ts';

/** Reads one page, by its number from 1 on; undefined when it is too damaged. */
export async function readPage(document: PDFDocumentProxy, number: number): Promise<PdfPage | undefined> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(number);
  } catch {
    return undefined;
  }
  try {
    return await readLoaded(page);
  } catch {
    return undefined;
  } finally {
    page.cleanup();
  }
}

async function readLoaded(page: PDFPageProxy): Promise<PdfPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const display = { box: { left, bottom, right, top }, quarterTurns: (((page.rotate / 90) % 4) + 4) % 4 };
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const names = new Set(argsArray.filter((_, index) => fnArray[index] === OPS.setFont).map(([name]) => String(name)));
  const [fonts, structure, annotations] = [
    await readFonts(page, names),
    await readStructure(page),
    await page.getAnnotations(),
  ];
  const tags = tagsOf(structure);
  const painted = shownAsPainted(annotations);
  return readUpright(display, (view) => {
    const interpreter = new Interpreter(view, fonts, tags, painted);
    for (const [index, operator] of fnArray.entries()) interpreter.run(operator, argsArray[index] ?? []);
    const { width, height, rotation } = view;
    return {
      width,
      height,
      rotation,
      text: interpreter.text,
      objects: interpreter.objects,
      links: readLinks(annotations, view),
      widgets: readWidgets(annotations, view),
      freeTexts: readFreeTexts(annotations, view),
    };
  });
}
