import type { Random } from './random.ts';

/** Rounds, if the classes do not settle before. */
const ROUNDS = 15;

/**
 * The class of each vector of length 1, from 0 on: those of one class point in like directions (Dhillon, Modha 2001,
 * Concept Decompositions; first centres as Arthur, Vassilvitskii 2007, k-means++).
 * @param vectors `dimensions` numbers for each.
 * @param weights how much each counts.
 */
export function sphericalKMeans(
  vectors: Float32Array,
  dimensions: number,
  weights: ArrayLike<number>,
  classes: number,
  random: Random,
): { classOf: Uint16Array; centres: Float32Array } {
  const count = vectors.length / dimensions;
  const centres = firstCentres(vectors, dimensions, classes, random);
  const classOf = new Uint16Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (let index = 0; index < count; index++) {
      const nearest = nearestOf(vectors, index, centres, dimensions);
      if (classOf[index] !== nearest) moved++;
      classOf[index] = nearest;
    }
    renew(centres, vectors, classOf, weights, dimensions);
    if (moved === 0) break;
  }
  return { classOf, centres };
}

function nearestOf(vectors: Float32Array, index: number, centres: Float32Array, dimensions: number): number {
  let [nearest, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let centre = 0; centre * dimensions < centres.length; centre++) {
    const likeness = product(vectors, index * dimensions, centres, centre * dimensions, dimensions);
    if (likeness > highest) [nearest, highest] = [centre, likeness];
  }
  return nearest;
}

function product(a: Float32Array, from: number, b: Float32Array, start: number, dimensions: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < dimensions; at += 4) {
    first += (a[from + at] as number) * (b[start + at] as number);
    second += (a[from + at + 1] as number) * (b[start + at + 1] as number);
    third += (a[from + at + 2] as number) * (b[start + at + 2] as number);
    fourth += (a[from + at + 3] as number) * (b[start + at + 3] as number);
  }
  return first + second + third + fourth;
}

/** Vectors drawn as centres, those far from the centres before rather than near ones. */
function firstCentres(vectors: Float32Array, dimensions: number, classes: number, random: Random): Float32Array {
  const count = vectors.length / dimensions;
  const centres = new Float32Array(classes * dimensions);
  const distances = new Float64Array(count).fill(1);
  for (let centre = 0; centre < classes; centre++) {
    let rest = random.next() * distances.reduce((sum, distance) => sum + distance, 0);
    let drawn = 0;
    while (drawn < count - 1 && rest >= (distances[drawn] as number)) rest -= distances[drawn++] as number;
    centres.set(vectors.subarray(drawn * dimensions, (drawn + 1) * dimensions), centre * dimensions);
    for (let index = 0; index < count; index++) {
      const distance = 1 - product(vectors, index * dimensions, centres, centre * dimensions, dimensions);
      distances[index] = Math.max(0, Math.min(distances[index] as number, distance));
    }
  }
  return centres;
}

/** Moves each centre to the direction of its vectors; one without any stays. */
function renew(
  centres: Float32Array,
  vectors: Float32Array,
  classOf: Uint16Array,
  weights: ArrayLike<number>,
  dimensions: number,
): void {
  const sums = new Float64Array(centres.length);
  for (const [index, own] of classOf.entries()) {
    const weight = weights[index] as number;
    for (let at = 0; at < dimensions; at++) {
      const place = own * dimensions + at;
      sums[place] = (sums[place] as number) + weight * (vectors[index * dimensions + at] as number);
    }
  }
  for (let start = 0; start < centres.length; start += dimensions) {
    const sum = sums.subarray(start, start + dimensions);
    const length = Math.hypot(...sum);
    if (length > 0) for (let at = 0; at < dimensions; at++) centres[start + at] = (sum[at] as number) / length;
  }
}
