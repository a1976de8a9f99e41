import { describe, expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import { type DocxParts, paragraph, run } from '../../../fixtures/docx.ts';
import { read } from '../../readers/docx/read.ts';
import { flowing } from '../documents.ts';

const resumeOf = async (parts: DocxParts | string) =>
  answer(flowing(...(await read(parts)).blocks), 'extract_resume_key_value').json as Record<string, unknown>;

const larger = (text: string): string => paragraph(run(text, '<w:sz w:val="44"/>'));
const capitals = (text: string): string => paragraph(run(text, '<w:b/><w:caps/>'));
const tab = '<w:r><w:tab/></w:r>';
const bold = (text: string): string => paragraph(run(text, '<w:b/>'));

describe('a Word resume', () => {
  test('without styles has its largest name for the name', async () => {
    const body = [
      paragraph('Hollis Livery'),
      larger('Wren Hollis'),
      paragraph('wren@hollis.example'),
      bold('Skills'),
      paragraph('Farriery, Bookkeeping'),
    ];
    expect(await resumeOf(body.join(''))).toMatchObject({ pii: { full_name: 'Wren Hollis' } });
  });

  test('tells headings in capitals by format from bold lines below them', async () => {
    const body = [
      bold('Wren Hollis'),
      capitals('Experience'),
      bold('Old Mill Smithy Ltd'),
      paragraph('Farrier'),
      paragraph('2016 – 2021'),
      capitals('Horses'),
      bold('Nutmeg'),
      capitals('Skills'),
      paragraph('Farriery'),
      capitals('Languages'),
      paragraph('Welsh'),
    ];
    const { work_experience: work, skills } = await resumeOf(body.join(''));
    expect(work).toMatchObject([{ company_name: 'Old Mill Smithy Ltd', job_title: 'Farrier' }]);
    expect(work).toHaveLength(1);
    expect(skills).toEqual({ Skills: ['Farriery'] });
  });

  test('parts what a tab stop parts, though all of it is set alike', async () => {
    const body = [
      capitals('Experience'),
      paragraph(run('Old Mill Smithy Ltd') + tab + run('Leeds, United Kingdom')),
      paragraph(run('Farrier') + tab + tab + run('2016 – 2021')),
      capitals('Skills'),
      paragraph('Farriery'),
    ];
    expect((await resumeOf(body.join(''))).work_experience).toMatchObject([
      { company_name: 'Old Mill Smithy Ltd', location: 'Leeds, United Kingdom', job_title: 'Farrier' },
    ]);
  });

  test('with its name and contacts in the running head has them', async () => {
    const header = larger('Wren Hollis') + paragraph(run('wren@hollis.example') + tab + run('+44 113 496 0182'));
    const body = [bold('Nell Ashdown'), paragraph('recommends her'), bold('Skills'), paragraph('Farriery')];
    expect(await resumeOf({ header, body: body.join('') })).toMatchObject({
      pii: { full_name: 'Wren Hollis', email: 'wren@hollis.example', phone: '+44 113 496 0182' },
    });
  });
});
