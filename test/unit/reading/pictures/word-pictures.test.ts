import { expect, test, vi } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { type RecognizedWord, type Recognizer, RecognizerUnavailable } from '../../../../src/ocr/engines/recognizer.ts';
import { cell, decorative, heading, paragraph, picture, row, table } from '../../../fixtures/docx.ts';
import { pictureOf } from '../../../fixtures/pictures.ts';
import { png } from '../../../fixtures/scan.ts';
import { pdfWith, readWith, wordFile } from './documents.ts';

const image = await pictureOf('letter');
const shown = picture('', 'image1', { size: [470, 420] });

/** A recogniser that reads the same two lines in every picture, and keeps what it was given. */
function reader(parallel = 1) {
  const given: PageImage[] = [];
  const word = (text: string, x: number, y: number): RecognizedWord => ({
    text,
    box: [x, y, x + 14 * text.length, y + 24],
    baseline: y + 20,
    fontSize: 24,
    confidence: 0.9,
  });
  const recognizer: Recognizer = {
    parallel,
    async recognize(page) {
      given.push(page);
      const words = [word('Written', 40, 100), word('in', 160, 100), word('the', 200, 100), word('picture.', 260, 100)];
      return { words, readBy: 'one', languages: ['eng'] };
    },
    close() {},
  };
  return { recognizer, given };
}

const READ = 'Written in the picture.';

/** The picture, cut by so many thousandths at the bottom. */
const cutBy = (share: number): string => picture('', 'image1', { size: [470, 420], crop: `b="${share * 100}"` });

const readBody = (
  body: string,
  content: PageImage | Uint8Array<ArrayBuffer> = image,
  recognizer = reader().recognizer,
) => readWith(recognizer, 'docx', wordFile(body, content));

test('a picture in a table cell is read in its cell', async () => {
  const { markdown } = await readBody(table([row([cell('Left'), cell(paragraph(shown))])]));
  expect(markdown).toContain(`| Left | ${READ} |`);
});

test('a picture in a text box is read after the paragraph that the box is anchored to', async () => {
  const box = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(shown)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
  const { markdown, document } = await readBody(paragraph(`<w:r><w:t>Anchor</w:t></w:r>${box}`) + paragraph('Next'));
  expect(markdown).toBe(`Anchor\n\n${READ}\n\nNext`);
  expect(document.blocks.map(({ textBox }) => textBox)).toEqual([undefined, 1, undefined]);
});

test('a picture of the older markup is read as others', async () => {
  const shape = '<v:shape style="width:470pt;height:420pt"><v:imagedata r:id="image1"/></v:shape>';
  expect((await readBody(paragraph(`<w:r><w:pict>${shape}</w:pict></w:r>`))).markdown).toBe(READ);
});

test('a picture that is shown twice is read once and stands in both places', async () => {
  const { recognizer, given } = reader();
  const { markdown } = await readBody(paragraph(shown) + paragraph('Between') + paragraph(shown), image, recognizer);
  expect(markdown).toBe(`${READ}\n\nBetween\n\n${READ}`);
  expect(given).toHaveLength(1);
});

test('the alternative of a picture stays before what is written in it, its caption comes after', async () => {
  const caption = paragraph('Figure 1. A notice', '<w:pStyle w:val="Caption"/>');
  const described = picture('A notice', 'image1', { size: [470, 420] });
  const { markdown } = await readWith(
    reader().recognizer,
    'docx',
    wordFile(paragraph(described) + caption, image, {
      styles: '<w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style>',
    }),
  );
  expect(markdown).toBe(`![A notice]()\n\n${READ}\n\nFigure 1. A notice`);
});

test('what the document cuts off a picture is not read', async () => {
  const { recognizer, given } = reader();
  const cut = picture('', 'image1', { size: [470, 210], crop: 'b="50000"' });
  await readBody(paragraph(cut), image, recognizer);
  const [page] = given;
  expect(page && page.height / page.width).toBeCloseTo(210 / 470, 2);
});

test.each([
  ['a small picture', picture('', 'image1', { size: [99, 400] })],
  ['a decorative picture', picture('', 'image1', { size: [470, 420], properties: decorative })],
])('%s is passed over in silence', async (_, small) => {
  const { recognizer, given } = reader();
  const { markdown, messages } = await readBody(paragraph('Text') + paragraph(small), image, recognizer);
  expect(markdown).toBe('Text');
  expect(messages).toEqual([]);
  expect(given).toEqual([]);
});

test.each([
  ['emf', 'EMF'],
  ['wmf', 'WMF'],
  ['gif', 'GIF'],
])('a picture in %s is named as not read', async (extension, name) => {
  const target = `media/drawing.${extension}`;
  const bytes = wordFile(paragraph(picture('', 'other', { size: [470, 420] })), image, {
    relationships: [{ id: 'other', type: 'image', target }],
    parts: { [`word/${target}`]: Uint8Array.from([1, 0, 0, 0]) },
  });
  const { messages } = await readWith(reader().recognizer, 'docx', bytes);
  expect(messages).toMatchObject([{ code: 'picture_not_read', page: 1, text: expect.stringContaining(`: ${name}.`) }]);
});

test('a picture on the web is never fetched, and named as not in the file', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const bytes = wordFile(paragraph(picture('', 'web', { size: [470, 420] })), image, {
    relationships: [{ id: 'web', type: 'image', target: 'https://pictures.example/a.png', external: true }],
  });
  const { messages } = await readWith(reader().recognizer, 'docx', bytes);
  expect(messages).toMatchObject([{ code: 'picture_not_read', text: expect.stringContaining('not in the file') }]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['cut short', png(image).subarray(0, 2000), 'damaged or missing'],
  ['larger than memory', png(image, { width: 20_000, height: 20_000 }), 'too large or too small'],
])('a picture that is %s costs nothing but itself', async (_, broken, reason) => {
  const { markdown, messages } = await readBody(paragraph('Before') + paragraph(shown) + paragraph('After'), broken);
  expect(markdown).toBe('Before\n\nAfter');
  expect(messages).toMatchObject([{ code: 'picture_not_read', text: expect.stringContaining(reason) }]);
});

test.each([
  ['docx', (count: number) => wordFile(Array.from({ length: count }, (_, at) => paragraph(cutBy(at))).join(''), image)],
  ['pdf', (count: number) => pdfWith(...Array.from({ length: count }, () => image))],
] as const)('pictures of a %s that would be read too late are named, and the others read', async (type, fileWith) => {
  const { recognizer, given } = reader();
  const count = 9;
  const { markdown, messages } = await readWith(recognizer, type, fileWith(count), { pictureTime: 0.1 });
  const [late] = messages.filter(({ code }) => code === 'picture_not_read');
  expect(given.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThan(count);
  expect(markdown.split(READ)).toHaveLength(given.length + 1);
  expect(late?.text).toMatch(new RegExp(`^${count - given.length} picture.*Choose fewer`));
});

test('with «never», pictures are not looked at', async () => {
  const { recognizer, given } = reader();
  const { messages } = await readWith(recognizer, 'docx', wordFile(paragraph(shown), image), { ocr: 'never' });
  expect(given).toEqual([]);
  expect(messages).toEqual([]);
});

test('only pictures of the pages asked for are read, and pages count as before', async () => {
  const { recognizer, given } = reader();
  const body = paragraph('One') + paragraph(`${shown}<w:r><w:br w:type="page"/></w:r>`) + paragraph('Two');
  const bytes = wordFile(body, image, { pages: 2 });
  const charged: number[] = [];
  const onPageCount = async (count: number): Promise<void> => void charged.push(count);
  const { markdown } = await readWith(recognizer, 'docx', bytes, { pages: '2', onPageCount });
  expect(markdown).toBe('Two');
  expect(given).toEqual([]);
  expect(charged).toEqual([1]);
});

const offline: Recognizer = {
  parallel: 1,
  recognize: () => Promise.reject(new RecognizerUnavailable('offline')),
  close() {},
};

test.each([
  ['nothing recognises', undefined],
  ['the recogniser cannot be loaded', offline],
])('where %s, a message tells of pictures that were not read', async (_, recognizer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { messages, markdown } = await readWith(
    recognizer,
    'docx',
    wordFile(paragraph('Text') + paragraph(shown), image),
  );
  expect(markdown).toBe('Text');
  expect(messages).toMatchObject([{ code: 'not_recognised', text: expect.stringContaining('1 picture(s)') }]);
  logged.mockRestore();
});

test('a Word file that is nothing but a picture with text is refused without its recogniser, as a scan is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reading = readWith(offline, 'docx', wordFile(paragraph(shown), image));
  await expect(reading).rejects.toMatchObject({ code: 'recogniser_unavailable' });
  const photograph = wordFile(paragraph(shown), await pictureOf('photograph'));
  expect((await readWith(offline, 'docx', photograph)).codes).toEqual(['picture_without_text']);
  logged.mockRestore();
});

test('when recognition breaks off, the text of the document is there and one message says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { parallel: 1, recognize: () => Promise.reject(new Error('offline')), close() {} };
  const { markdown, codes } = await readBody(paragraph('Text') + paragraph(shown), image, broken);
  expect(markdown).toBe('Text');
  expect(codes).toEqual(['recognition_failed']);
  logged.mockRestore();
});

test('headings in a picture are below the heading before it', async () => {
  const { recognizer } = reader();
  const large: Recognizer = {
    ...recognizer,
    async recognize(page, options) {
      const { words, ...rest } = await recognizer.recognize(page, options);
      const line = (text: string, y: number, size: number): RecognizedWord[] =>
        text.split(' ').map((part, index) => ({
          ...(words[0] as RecognizedWord),
          text: part,
          box: [40 + 110 * index, y, 140 + 110 * index, y + size],
          baseline: y + size,
          fontSize: size,
        }));
      const body = ['running text that goes on', 'for several lines below', 'and ends in the third one.'];
      return {
        ...rest,
        words: [...line('Large title', 80, 60), ...body.flatMap((text, at) => line(text, 240 + 34 * at, 24))],
      };
    },
  };
  const { document } = await readWith(large, 'docx', wordFile(heading(2, 'Part') + paragraph(shown), image));
  expect(document.blocks.flatMap((block) => (block.kind === 'heading' ? block.level : []))).toEqual([2, 3]);
});

test('a picture in the header of pages is named as left out', async () => {
  const header = paragraph(shown);
  const { messages } = await readWith(reader().recognizer, 'docx', wordFile(paragraph('Text'), image, { header }));
  expect(messages).toMatchObject([{ code: 'docx_header_picture' }]);
});
