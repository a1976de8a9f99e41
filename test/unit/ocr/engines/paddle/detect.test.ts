import { expect, test } from 'vitest';
import { linesOnMap } from '../../../../../src/ocr/engines/paddle/detect.ts';

test('a line on the map grows by what the network left out, a faint one is dropped', () => {
  const map = new Float32Array(100 * 40);
  for (let y = 10; y < 16; y++) map.fill(0.9, y * 100 + 20, y * 100 + 80);
  for (let y = 28; y < 34; y++) map.fill(0.4, y * 100 + 20, y * 100 + 80);
  const [line, ...others] = linesOnMap(map, 100, 40);
  expect(others).toEqual([]);
  expect(line?.[0]).toBeLessThan(20);
  expect(line?.[3]).toBeGreaterThan(16);
});
