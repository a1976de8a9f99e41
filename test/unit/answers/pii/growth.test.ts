import { expect, test } from 'vitest';
import { pii } from '../../../../src/answers/pii/pii.ts';
import { type PlainText, unplacedText } from '../../../../src/answers/text/plain-text.ts';
import { processorTime } from '../../../fixtures/processor-time.ts';

/** Words of names, so that many persons differ and share their words. */
const GIVEN = 'Ada Grace Alan Mary John Emma Noah Liam Olive Ruth'.split(' ');
const STEMS = 'Okafor Lindqvist Meier Novak Haddad Ibarra Fontaine Whitlock Castellan Zielinski'.split(' ');
const ENDS = 'sen mann ez ova ini ski ton ham ley worth'.split(' ');

const pick = (words: readonly string[], index: number): string => words[index % words.length] as string;
const personOf = (index: number): string =>
  `${pick(GIVEN, index)} ${pick(STEMS, Math.floor(index / 10))}${pick(ENDS, Math.floor(index / 100))}`;

/** One entry of a document, by its number. */
const ENTRIES: Readonly<Record<string, (index: number) => string>> = {
  'forms of one person after the other': (index) =>
    `Name: ${personOf(index)}\nAddress: ${(index % 900) + 1} Main Street, Springfield, IL ${10_000 + index}\n` +
    `Phone: +1 212 555 ${String(index % 10_000).padStart(4, '0')}\nEmail: p${index}@example.org`,
  'a family of which every member signs': (index) =>
    `Dear ${pick(GIVEN, index)} ${pick(STEMS, Math.floor(index / 10))}${index % 97} Smith,\nSmith has written to Mr Smith.\nKind regards\n${personOf(index)} Smith`,
  'addresses below each other': (index) =>
    `${personOf(index)}\n${(index % 900) + 1} High Street\nLeeds LS${(index % 9) + 1} 7QX\n`,
  'numbers with right check digits': (index) => `IBAN DE89 3704 0044 0532 0130 00, VAT ID DE136695976, item ${index}`,
  'prose of one line': (index) =>
    `On ${(index % 28) + 1} May 2021 Ms ${personOf(index)} of Example GmbH moved to Austin, TX. `,
};

/** Entries of the shorter text, of which each has some hundred characters. */
const SHORT = 800;
/**
 * Times that the longer text is as long, and most times that it may take as long: more than noise, and less than the 16 of
 * its square.
 */
const LONGER = 4;
const MOST = 6;
const MOST_LOOKS = 12;

test.each(Object.entries(ENTRIES))(
  'personal data are found in time that grows with the text: %s',
  (_, entryOf) => {
    const textOf = (count: number) =>
      unplacedText(Array.from({ length: count }, (_, index) => entryOf(index)).join('\n'));
    const [short, long] = [textOf(SHORT), textOf(SHORT * LONGER)];
    const timeOf = (text: PlainText): number => processorTime(() => void pii(text));
    timeOf(short);
    // Beside other work one look may be wrong: the least of several is near what the work takes.
    let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let look = 0; look < MOST_LOOKS && !(ofLong < MOST * ofShort); look++) {
      ofShort = Math.min(ofShort, timeOf(short), timeOf(short));
      ofLong = Math.min(ofLong, timeOf(long));
    }
    expect(ofLong).toBeLessThan(MOST * ofShort);
  },
  120_000,
);
