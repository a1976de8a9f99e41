import { expect, test } from 'vitest';
import { editDistance } from '../../../src/platform/edit-distance.ts';

test.each([
  ['', '', 0],
  ['pages', 'pages', 0],
  ['page', 'pages', 1],
  ['pagges', 'pages', 1],
  ['pahes', 'pages', 1],
  ['paegs', 'pages', 1],
  ['pegas', 'pages', 2],
  ['', 'pages', 5],
])('«%s» and «%s» are %i slips of the hand apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
