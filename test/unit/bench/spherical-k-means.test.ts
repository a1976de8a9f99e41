import { expect, test } from 'vitest';
import { Random } from '../../bench/names/random.ts';
import { sphericalKMeans } from '../../bench/names/spherical-k-means.ts';

/** Vectors of length 1 in four dimensions, near one axis each. */
const axes = [0, 1, 2, 0, 1, 2, 0, 1, 2];
const vectors = Float32Array.from(
  axes.flatMap((axis, index) => {
    const vector = [0, 0, 0, 0.01 * index].map((value, at) => (at === axis ? 1 : value));
    return vector.map((value) => value / Math.hypot(...vector));
  }),
);
const classes = () => [...sphericalKMeans(vectors, 4, new Float32Array(9).fill(1), 3, new Random(7)).classOf];

test('vectors that point in like directions are of one class, and others of another', () => {
  const found = classes();
  for (const [index, axis] of axes.entries()) expect(found[index]).toBe(found[axis]);
  expect(new Set(found).size).toBe(3);
});

test('the same vectors get the same classes in every run', () => {
  expect(classes()).toEqual(classes());
});
