import { describe, expect, test } from 'vitest';
import { cell, flowing, heading, table } from '../documents.ts';
import { valuesOf } from './values-of.ts';

describe('a type that a key but implies', () => {
  test.each([
    ['Father', 'Rui Figueira', 'Shoes of father', '34 pairs', { shoes_father: 'shoes of father' }],
    ['Owner', 'Ada Marsh', 'Owner mooring', '17', { owner_mooring: 'owner mooring' }],
  ])('gives way where a label is the very key', (who, name, label, value, asked) => {
    const paper = flowing(
      heading('Record'),
      table([cell(who), cell(name)], [cell(label), cell(value)], [cell('Town'), cell('Bath')]),
    );
    expect(Object.values(valuesOf(paper, asked) as object)).toEqual([[value]]);
  });
});
