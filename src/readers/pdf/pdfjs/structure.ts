import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DEEPEST_ELEMENT } from '../structure-types.ts';
import { type StructureElement, withoutAttributes } from '../tags.ts';

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type Child = Node['children'][number];

/** The elements at the root of the structure tree of a page; none without a tree. pdf.js does not say what cells span or name. */
export async function readStructure(page: PDFPageProxy): Promise<StructureElement['children']> {
  const tree = await page.getStructTree().catch(() => null);
  return tree ? [read(tree, 0)] : [];
}

function read(child: Child, depth: number): StructureElement | number | undefined {
  if (!('children' in child)) return child.type === 'content' ? identifierOf(child.id) : undefined;
  const children = depth < DEEPEST_ELEMENT ? child.children.map((below) => read(below, depth + 1)) : [];
  return { type: child.role, children, ...withoutAttributes };
}

/** pdf.js names marked content by its page and its identifier, as `p12R_mc3`. */
function identifierOf(name: string): number | undefined {
  const digits = /_mc(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
