import { expect, test } from 'vitest';
import { withWholeEmails } from '../../../../src/ocr/words/whole-emails.ts';

/** Words of size 10 on one line, 4 apart. */
function read(line: string, gap = 4) {
  let x = 0;
  return line.split(' ').map((text) => {
    const box = [x, 0, x + text.length * 5, 10] as const;
    x = box[2] + gap;
    return { text, box, baseline: 8, fontSize: 10, confidence: 0.9 };
  });
}

const texts = (line: string, gap?: number) =>
  withWholeEmails(read(line, gap))
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['Mail nora.quist @lumen.example today', 'Mail nora.quist@lumen.example today'],
  ['nora.quist@ lumen.example', 'nora.quist@lumen.example'],
  ['nora.quist@r lumen.example', 'nora.quist@lumen.example'],
  ['nora.quist©lumen.example', 'nora.quist@lumen.example'],
  ['nora.quist © lumen.example', 'nora.quist@lumen.example'],
  ['nora.quist &lumen.example', 'nora.quist@lumen.example'],
  ['nora.quist O lumen.example', 'nora.quist@lumen.example'],
])('«%s» is «%s»', (line, whole) => {
  expect(texts(line)).toBe(whole);
});

test.each([
  'thanks to @nora and @lumen',
  'Marks & Sons.Ltd',
  'Acme © 2024',
  'Quist & lumen.example',
  'aut Caesar O tempora.mores',
])('«%s» stays as it is', (line) => {
  expect(texts(line)).toBe(line);
});

test('words of two columns are apart', () => {
  expect(texts('office @lumen.example', 30)).toBe('office @lumen.example');
});

test('the whole address has the place of its parts', () => {
  expect(withWholeEmails(read('nora @lumen.example'))).toMatchObject([{ box: [0, 0, 94, 10], baseline: 8 }]);
});

test('the first part may have the place of the whole, and the sign may be doubtful', () => {
  const [local, sign, domain] = read('nora @ lumen.example');
  if (!local || !sign || !domain) throw new Error('three words');
  const wide = { ...local, box: [0, 0, domain.box[2], 10] as const };
  const doubtful = { ...sign, confidence: 0.2 };
  expect(withWholeEmails([wide, doubtful, domain])).toMatchObject([{ text: 'nora@lumen.example', confidence: 0.9 }]);
});
