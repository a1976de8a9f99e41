import { type Box, height, overlap } from '../../document/geometry.ts';

/** Widest gap between components of one line, in shares of the height of the higher one. */
const GAP = 0.7;
/** Share of the lower component's height that both have in common, and how many times as high the other may be. */
const BESIDE = 0.5;
const ALIKE = 2.5;

/** Components grouped into lines as letters are: each beside the one before it, and about as high. From left to right. */
export const textLines = (components: readonly Box[]): Box[][] => chains(components, { reaches, follows });

/**
 * Components in chains, from left to right: each continues the first chain whose last component it follows, or begins a
 * new one. A component that does not reach another reaches none further right.
 */
export function chains(
  components: readonly Box[],
  { reaches, follows }: Record<'reaches' | 'follows', (last: Box, next: Box) => boolean>,
): Box[][] {
  const found: Box[][] = [];
  // Chains that a further component can still continue.
  let open: Box[][] = [];
  for (const component of components.toSorted((a, b) => a[0] - b[0])) {
    open = open.filter((chain) => reaches(chain.at(-1) as Box, component));
    const chain = open.find((one) => follows(one.at(-1) as Box, component));
    if (chain) chain.push(component);
    else {
      const started = [component];
      found.push(started);
      open.push(started);
    }
  }
  return found;
}

const reaches = (a: Box, b: Box): boolean => b[0] - a[2] <= GAP * ALIKE * height(a);

function follows(a: Box, b: Box): boolean {
  const [lower, higher] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))];
  const gap = b[0] - a[2];
  if (gap > GAP * higher || gap < -higher) return false;
  return overlap(a[1], a[3], b[1], b[3]) > BESIDE * lower && higher < ALIKE * lower;
}
