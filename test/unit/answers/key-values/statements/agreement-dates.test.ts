import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const datesOf = (...paragraphs: readonly string[]) => {
  const document = flowing(heading('Loan of a Printing Press'), ...paragraphs.map((text) => paragraph(text)));
  return valuesOf(document, { effective_date: '', date_of_agreement: '' });
};
const both = (date: string) => ({ effective_date: [date], date_of_agreement: [date] });

describe('the date of an agreement', () => {
  test.each([
    [
      'This Loan Agreement is made and entered into on this 9th day of June, 2014 by the parties.',
      '9th day of June, 2014',
    ],
    ['THIS DEED dated as of 3 March 2011 is between Ada Quill and Ben Reed.', '3 March 2011'],
    ['Dieser Vertrag wird geschlossen am 12. Mai 2020 zwischen den Parteien.', '12. Mai 2020'],
    ['Le présent contrat est conclu à Lyon le 4 juillet 2019.', '4 juillet 2019'],
  ])('is read from "%s"', (sentence, date) => {
    expect(datesOf(sentence)).toEqual(both(date));
  });

  test('is no date with a blank in it', () => {
    expect(datesOf('This Agreement is made as of the ____ day of May, 2011 by the parties.')).toEqual({
      effective_date: [],
      date_of_agreement: [],
    });
  });

  test('is not the date of another agreement that it mentions', () => {
    expect(
      datesOf(
        'This Agreement is made by Ada Quill pursuant to that certain Sale Agreement dated as of May 1, 2013.',
        'IN WITNESS WHEREOF, the parties have executed it this 28 day of June, 2013.',
      ),
    ).toEqual(both('28 day of June, 2013'));
  });

  test('differs from the date of effect where the agreement says both', () => {
    expect(datesOf('This Agreement, dated July 15, 2016 but effective as of May 3, 2016, binds Quill Press.')).toEqual({
      effective_date: ['May 3, 2016'],
      date_of_agreement: ['July 15, 2016'],
    });
  });

  test('is that of the last signature where nothing else tells', () => {
    expect(
      datesOf(
        'I keep all secrets of the press.',
        'Signed by Ada Quill',
        'Date: March 29, 2018',
        'Date: March 30, 2018',
      ),
    ).toEqual(both('March 30, 2018'));
  });

  test('is that above a letter', () => {
    expect(
      datesOf('April 6, 2014', 'Quill Press Ltd.', 'Dear Ms Quill,', 'You keep the press until December 20, 2015.'),
    ).toEqual(both('April 6, 2014'));
  });
});
