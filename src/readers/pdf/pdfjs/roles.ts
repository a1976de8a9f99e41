import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { BLOCK_TYPES, DEEPEST_ELEMENT } from '../structure-types.ts';

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type Child = Node['children'][number];

/** The structure type of each marked-content identifier of a page, as the structure tree has it. */
export async function readRoles(page: PDFPageProxy): Promise<ReadonlyMap<number, string>> {
  const roles = new Map<number, string>();

  function visit(child: Child, inherited: string | undefined, depth: number): void {
    if ('children' in child) {
      const role = BLOCK_TYPES.has(child.role) ? child.role : inherited;
      if (depth < DEEPEST_ELEMENT) for (const below of child.children) visit(below, role, depth + 1);
    } else if (child.type === 'content' && inherited !== undefined) {
      const id = identifierOf(child.id);
      if (id !== undefined) roles.set(id, inherited);
    }
  }

  const tree = await page.getStructTree().catch(() => null);
  if (tree) visit(tree, undefined, 0);
  return roles;
}

/** pdf.js names marked content by its page and its identifier, as `p12R_mc3`. */
function identifierOf(name: string): number | undefined {
  const digits = /_mc(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
