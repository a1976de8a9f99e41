import { expect, test } from 'vitest';
import { jsonResume } from '../../../src/api/json-resume/json-resume.ts';
import { fullSections } from '../../fixtures/resume-answer.ts';
import { tableRows } from './code-blocks.ts';

/** Every value below a place, as `place value` with `[]` for each entry of a list. */
function valuesOf(place: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(`${place}[]`, entry));
  if (typeof value !== 'object' || value === null) return [`${place} ${value}`];
  const prefix = place === '' ? '' : `${place}.`;
  return Object.entries(value).flatMap(([name, below]) => valuesOf(`${prefix}${name}`, below));
}

const { skills, ...sections } = fullSections;
const answered = [
  ...valuesOf('', sections),
  ...Object.entries(skills).flatMap(([group, values]) => [`skills.* ${group}`, ...valuesOf('skills.*', values)]),
];
const exported = valuesOf('', jsonResume({ json: fullSections }));

const rows = tableRows('json-resume').map((cells) => cells.map((cell) => cell.replaceAll('`', '')));
/** What no value of the answer becomes. */
const OWN = ['$schema', 'meta.version', 'basics.profiles[].network', 'basics.profiles[].username'];

const placeOf = (valued: string): string => valued.slice(0, valued.indexOf(' '));
const restOf = (valued: string): string => valued.slice(valued.indexOf(' '));

test('docs/json-resume.md has a row for every field of the answer, and no other', () => {
  expect(rows.map(([source]) => source).toSorted()).toEqual(answered.map(placeOf).toSorted());
});

test('every field is exported to the place that its row names', () => {
  const missing = answered.filter((valued) => {
    const target = rows.find(([source]) => source === placeOf(valued))?.[1];
    return !exported.includes(`${target}${restOf(valued)}`);
  });
  expect(missing).toEqual([]);
});

test('every field of the export has a row', () => {
  const targets = new Set([...rows.map(([, target]) => target), ...OWN]);
  expect(exported.map(placeOf).filter((place) => !targets.has(place))).toEqual([]);
});
