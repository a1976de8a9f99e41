import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const lawOf = (...paragraphs: readonly string[]) => {
  const document = flowing(heading('Tenancy of a Workshop'), ...paragraphs.map((text) => paragraph(text)));
  return (valuesOf(document, { governing_law: '' }) as { governing_law: string[] }).governing_law;
};

describe('the law that governs an agreement', () => {
  test.each([
    ['This Lease shall be governed by the laws of the State of Oregon, whatever its conflict rules say.', 'Oregon'],
    ['The parties agree that Scots courts apply; this deed is construed under the law of Scotland.', 'Scotland'],
    ['IT SHALL BE INTERPRETED UNDER THE LAWS OF THE COMMONWEALTH OF VIRGINIA APPLICABLE TO DEEDS.', 'VIRGINIA'],
    ['It is governed by the internal law, and not the law of conflicts, of the State of New York.', 'New York'],
    ['New Jersey law shall govern every question that the parties raise.', 'New Jersey'],
    ['This Note is governed by and interpreted in accordance with Ontario law.', 'Ontario'],
    ['It is governed by the laws of the United States of America, State of Nevada.', 'Nevada'],
    ['Dieser Vertrag unterliegt deutschem Recht unter Ausschluss des UN-Kaufrechts.', 'deutschem Recht'],
    ['Le présent bail est soumis au droit français.', 'droit français'],
    ['El presente contrato se regirá por la legislación española.', 'legislación española'],
  ])('is the place that "%s" names', (sentence, place) => {
    expect(lawOf(sentence)).toEqual([place]);
  });

  test('is not the law under which a party was founded', () => {
    expect(lawOf('Alder Mills is a corporation organized and existing under the laws of Delaware.')).toEqual([]);
  });

  test('is not a law to which only the goods are subject', () => {
    expect(
      lawOf(
        'Goods may be subject to the export laws of the United States.',
        'This Agreement is governed by the laws of the State of Maine.',
      ),
    ).toEqual(['Maine']);
  });

  test('is implied by the courts that the parties choose', () => {
    expect(lawOf('Disputes go to the courts of Ireland alone.')).toEqual(['Ireland']);
  });
});
