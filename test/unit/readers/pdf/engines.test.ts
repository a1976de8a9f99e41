import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { createPdfium } from '../../../../src/readers/pdf/pdfium/pdfium.ts';
import { createPdfjs } from '../../../../src/readers/pdf/pdfjs/pdfjs.ts';
import { readingOf } from '../../../../src/readers/pdf/reading.ts';
import type { PdfEngine } from '../../../../src/readers/pdf/source.ts';
import type { Reading } from '../../../../src/readers/reader.ts';
import { pagesPdf, pdf, textPdf, truncated } from '../../../fixtures/pdf.ts';
import { contentPdf } from '../../../fixtures/pdf-content.ts';
import { encryptedPdf } from '../../../fixtures/pdf-encrypted.ts';

/** What engines behind `PdfSource` have in common. */
describe.each<readonly [string, PdfEngine]>([
  ['PDFium', createPdfium(pdfiumWasm)],
  ['pdf.js', createPdfjs()],
])('%s', (_engine, engine) => {
  const open = async (bytes: Uint8Array<ArrayBuffer>, password = ''): Promise<Reading> =>
    readingOf(await engine.open(bytes, password));

  async function readAll(bytes: Uint8Array<ArrayBuffer>, numbers?: readonly number[]) {
    const reading = await open(bytes);
    const results = [];
    for await (const { value, messages } of reading.pages(numbers)) {
      const ofPages = messages.filter(({ code }) => code !== 'read_without_webassembly');
      results.push({ page: value as PositionedPage, messages: ofPages });
    }
    reading.close();
    return results;
  }

  const firstPage = async (bytes: Uint8Array<ArrayBuffer>): Promise<PositionedPage> =>
    (await readAll(bytes))[0]?.page as PositionedPage;

  const textOf = (page: PositionedPage): string => page.words.map((word) => word.text).join(' ');

  describe('opening', () => {
    test('counts the pages and reads each one', async () => {
      const pages = await readAll(pagesPdf(3));
      expect(pages.map(({ page }) => textOf(page))).toEqual(['Page 1', 'Page 2', 'Page 3']);
    });

    test('reads only the pages asked for, once, in ascending order, and ignores those that do not exist', async () => {
      const pages = await readAll(pagesPdf(4), [3, 1, 3, 9]);
      expect(pages.map(({ page }) => page.number)).toEqual([1, 3]);
    });

    test('finds the outline, entry by entry, with levels and pages', async () => {
      const outline = [
        { title: 'Preface', page: 1 },
        {
          title: 'Rivers',
          page: 2,
          entries: [
            { title: 'Sources', page: 2 },
            { title: 'Mouths', page: 3 },
          ],
        },
      ];
      const reading = await open(pdf({ pages: [{}, {}, {}], outline }));
      expect(reading.outline?.()).toEqual([
        { title: 'Preface', level: 1, page: 1 },
        { title: 'Rivers', level: 1, page: 2 },
        { title: 'Sources', level: 2, page: 2 },
        { title: 'Mouths', level: 2, page: 3 },
      ]);
      reading.close();
    });

    test('answers the same bytes with the same pages', async () => {
      const bytes = textPdf('Always', 'the same');
      expect(await readAll(bytes)).toEqual(await readAll(bytes));
    });

    test.each([
      ['bytes that are no PDF', new TextEncoder().encode('not a PDF at all')],
      ['an empty file', new Uint8Array()],
      ['a truncated file', truncated(pagesPdf(1), 0.2)],
      ['a file without pages', pagesPdf(0)],
    ])('refuses %s as corrupt, in a sentence', async (_, bytes) => {
      await expect(open(bytes)).rejects.toMatchObject({ code: 'corrupt_file', message: /\.$/ });
    });

    test('still opens a file that does not say where its cross-reference table is', async () => {
      const bytes = textPdf('Still here');
      const [found] = await readAll(bytes.slice(0, bytes.length - 12));
      expect(found && textOf(found.page)).toBe('Still here');
    });

    test('asks for the password of an encrypted file, refuses a wrong one, and opens with the right one', async () => {
      const bytes = await encryptedPdf(textPdf('Secret'), 'öffne');
      await expect(open(bytes)).rejects.toMatchObject({ code: 'password_required' });
      await expect(open(bytes, 'guess')).rejects.toMatchObject({
        code: 'password_wrong',
      });
      const reading = await open(bytes, 'öffne');
      for await (const { value } of reading.pages()) expect(textOf(value as PositionedPage)).toBe('Secret');
      reading.close();
    });

    test('keeps two open documents apart', async () => {
      const [a, b] = [await open(textPdf('One')), await open(textPdf('Two'))];
      for await (const { value } of b.pages()) expect(textOf(value as PositionedPage)).toBe('Two');
      b.close();
      for await (const { value } of a.pages()) expect(textOf(value as PositionedPage)).toBe('One');
      a.close();
    });
  });

  describe('words', () => {
    test('have boxes in points from the top left, and a baseline', async () => {
      const page = await firstPage(pdf({ pages: [{ text: [{ text: 'Hello', x: 100, y: 200, size: 20 }] }] }));
      const word = page.words[0];
      expect(word?.baseline).toBe(200);
      expect(word?.fontSize).toBe(20);
      const [x0, y0, x1, y1] = word?.box ?? [0, 0, 0, 0];
      expect(x0).toBeCloseTo(100, 0);
      expect(x1).toBeGreaterThan(140);
      expect(y0).toBeGreaterThanOrEqual(180);
      expect(y0).toBeLessThan(190);
      expect(y1).toBeGreaterThan(200);
      expect(y1).toBeLessThanOrEqual(206);
    });

    test('say weight, slant, pitch and colour', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              text: [
                { text: 'bold', x: 72, y: 72, font: 'Helvetica-Bold' },
                { text: 'italic', x: 72, y: 92, font: 'Times-Italic' },
                { text: 'code', x: 72, y: 112, font: 'Courier', color: [1, 0, 0] },
              ],
            },
          ],
        }),
      );
      expect(page.words).toMatchObject([
        { fontWeight: 700, italic: false, monospace: false, color: '#000000', fontFamily: 'Helvetica' },
        { fontWeight: 400, italic: true, monospace: false, fontFamily: 'Times' },
        { fontWeight: 400, italic: false, monospace: true, color: '#ff0000', fontFamily: 'Courier' },
      ]);
    });

    test('have the colour that the page shows where they, or the group that they are in, are painted half transparent', async () => {
      const line = (text: string, y: number): string => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`;
      const content = `q ${line('Black', 700)} /Half gs ${line('Grey', 680)} Q q /Half gs /X Do Q`;
      const page = await firstPage(contentPdf(content, { Half: '<< /ca 0.4 >>' }, line('Grouped', 660)));
      expect(page.words.map(({ text, color }) => [text, color])).toEqual([
        ['Black', '#000000'],
        ['Grey', '#999999'],
        ['Grouped', '#999999'],
      ]);
    });

    test('painted twice for a bold look are read once', async () => {
      const twice = [0, 0.4].map((offset) => ({ text: 'Heading two', x: 72 + offset, y: 72, size: 12 }));
      const page = await firstPage(pdf({ pages: [{ text: twice }] }));
      expect(textOf(page)).toBe('Heading two');
    });

    test('outside the page are left out and reported', async () => {
      const [result] = await readAll(
        pdf({
          pages: [
            {
              text: [
                { text: 'seen', x: 72, y: 72 },
                { text: 'unseen', x: 72, y: 2000 },
              ],
            },
          ],
        }),
      );
      expect(result && textOf(result.page)).toBe('seen');
      expect(result?.messages).toMatchObject([{ code: 'text_off_page', page: 1 }]);
    });

    test('of an invisible layer over a scan are read', async () => {
      const text = [{ text: 'layer', x: 72, y: 72, renderMode: 3 }];
      const page = await firstPage(pdf({ pages: [{ text, images: [[0, 0, 612, 792]] }] }));
      expect(textOf(page)).toBe('layer');
      expect(page.words[0]?.invisible).toBe(true);
    });

    test('that are not painted are left out and reported', async () => {
      const text = [
        { text: 'seen', x: 72, y: 72 },
        { text: 'unpainted', x: 172, y: 72, renderMode: 3 },
      ];
      const [result] = await readAll(pdf({ pages: [{ text }] }));
      expect(result && textOf(result.page)).toBe('seen');
      expect(result?.page.leftOut).toMatchObject([{ reason: 'hidden', words: [{ text: 'unpainted' }] }]);
      expect(result?.messages).toMatchObject([
        { code: 'hidden_text', page: 1, text: '1 word was left out because it is hidden on page 1: «unpainted».' },
      ]);
    });

    test('of form fields stand where the fields are, with the state of check boxes', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              text: [{ text: 'Name', x: 72, y: 82 }],
              fields: [
                { box: [120, 72, 260, 88], value: 'Ada Lovelace' },
                { box: [72, 100, 84, 112], value: true },
                { box: [72, 120, 84, 132], value: false },
              ],
            },
          ],
        }),
      );
      expect(page.words.map((word) => word.text)).toEqual(['Name', 'Ada', 'Lovelace', '☑', '☐']);
      expect(page.words[1]?.box[0]).toBe(120);
    });

    test('that say whether a drawn box is ticked stand in its place', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              text: ['Road', 'Rail'].map((text, at) => ({ text, x: 90, y: 82 + 20 * at })),
              frames: [0, 20].map((down) => [72, 73 + down, 82, 83 + down] as const),
              rules: [
                { from: [74, 95], to: [80, 101] },
                { from: [80, 95], to: [74, 101] },
              ],
            },
          ],
        }),
      );
      expect(page.words.map((word) => word.text)).toEqual(['☐', 'Road', '☒', 'Rail']);
      expect(page.words[2]?.box.map(Math.round)).toEqual([72, 93, 82, 103]);
    });

    test('of a field of choices are what it shows for its value', async () => {
      const options = [
        ['be', 'Belgium'],
        ['lu', 'Luxembourg'],
      ] as const;
      const page = await firstPage(pdf({ pages: [{ fields: [{ box: [72, 72, 172, 90], value: 'lu', options }] }] }));
      expect(textOf(page)).toBe('Luxembourg');
    });

    test('of form fields belong to fields with their names, tooltips and states; empty ones have none', async () => {
      const fields = [
        { box: [120, 72, 260, 88], value: 'Ada Lovelace', name: 'owner', tooltip: 'Name of the owner' },
        { box: [120, 92, 260, 108], value: '', name: 'street' },
        { box: [72, 120, 84, 132], value: true, name: 'agreed', on: 'Accepted' },
        { box: [72, 140, 84, 152], value: false, radio: 'status', on: 'single' },
        { box: [72, 160, 84, 172], value: true, radio: 'status', on: 'married' },
      ] as const;
      const page = await firstPage(pdf({ pages: [{ text: [{ text: 'Owner', x: 72, y: 84 }], fields }] }));
      const described = page.fields?.map(({ kind, name, title, checked, exportValue, words }) => [
        [kind, name, title, checked, exportValue].filter((part) => part !== undefined).join('|'),
        words.map(({ text }) => text).join(' '),
      ]);
      expect(described).toEqual([
        ['text|owner|Name of the owner', 'Ada Lovelace'],
        ['text|street|', ''],
        ['check box|agreed||true|Accepted', '☑'],
        ['radio button|status||false|single', '☐'],
        ['radio button|status||true|married', '☑'],
      ]);
      expect(page.fields?.map(({ box }) => box)).toEqual(fields.map(({ box }) => box));
      expect(page.fields?.flatMap(({ words }) => words)).toEqual(page.words.slice(1));
    });

    test('that were written on the page afterwards are read where they stand, hidden ones are not', async () => {
      const freeTexts = [
        { box: [100, 100, 300, 116], text: 'Paid in full' },
        { box: [100, 140, 300, 156], text: 'Not to be seen', hidden: true },
      ] as const;
      const page = await firstPage(pdf({ pages: [{ text: [{ text: 'Invoice', x: 72, y: 84 }], freeTexts }] }));
      expect(page.words.map(({ text, fontSize }) => [text, fontSize])).toEqual([
        ['Invoice', 11],
        ['Paid', 11.2],
        ['in', 11.2],
        ['full', 11.2],
      ]);
      expect(page.words[1]?.box.slice(0, 2)).toEqual([100, 102.4]);
      expect(page.fields).toBeUndefined();
    });

    test.each([0, 90, 180] as const)(
      'that stamps and signatures show are read where they stand, hidden ones are not, on a page turned by %i degrees',
      async (rotation) => {
        const drawing = (text: string) => ({ text: [{ text, x: 10, y: 20 }], frames: [[1, 1, 139, 29] as const] });
        const stamps = [
          { box: [100, 400, 240, 430], drawing: drawing('Received in March'), of: 'signature' },
          { box: [300, 400, 440, 430], drawing: drawing('Copy') },
          { box: [100, 500, 240, 530], drawing: drawing('Not to be seen'), hidden: true },
        ] as const;
        const text = [
          ...['Received in March', 'Copy'].map((shown, index) => ({ text: shown, x: 110 + 200 * index, y: 420 })),
          { text: 'Invoice', x: 72, y: 84 },
        ];
        const drawn = await firstPage(pdf({ pages: [{ rotation, text }] }));
        const stamped = await firstPage(pdf({ pages: [{ rotation, text: text.slice(2), stamps }] }));
        const placed = ({ words }: PositionedPage) => words.map(({ text: shown, box }) => [shown, ...box]).sort();
        expect(placed(stamped)).toEqual(placed(drawn));
        expect(stamped.rules.length).toBe(2 * 4);
      },
    );

    test('of a signature are read again when their page is', async () => {
      const drawing = { text: [{ text: 'Signed', x: 10, y: 20 }] };
      const stamps = [{ box: [100, 400, 240, 430], drawing, of: 'signature' }] as const;
      const fields = [{ box: [100, 500, 240, 520], value: 'Lyon' }] as const;
      const reading = await open(pdf({ pages: [{ stamps, fields }, {}] }));
      const read = [];
      for (const numbers of [[1], [2], [1]]) {
        for await (const { value } of reading.pages(numbers)) read.push(textOf(value as PositionedPage));
      }
      expect(read).toEqual(['Signed Lyon', '', 'Signed Lyon']);
    });

    test('under a link annotation carry its address', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              text: [
                { text: 'here', x: 72, y: 72 },
                { text: 'not', x: 172, y: 72 },
              ],
              links: [{ box: [70, 60, 100, 76], uri: 'https://example.org/a?b=(c)' }],
            },
          ],
        }),
      );
      expect(page.words.map((word) => word.link)).toEqual(['https://example.org/a?b=(c)', undefined]);
    });

    test('that stand for glyphs lie where the form is painted that shows these', async () => {
      const drawing = { text: [{ text: 'flow', actualText: 'flow', x: 10, y: 20 }] };
      const page = await firstPage(
        pdf({ pages: [{ text: [{ text: 'above', x: 310, y: 200 }], forms: [{ x: 300, y: 300, drawing }] }] }),
      );
      expect(page.words).toMatchObject([{ text: 'above' }, { text: 'flow', baseline: expect.closeTo(320, 1) }]);
      expect(page.words[1]?.box[0]).toBeCloseTo(310, 0);
    });

    test.each([0, 90] as const)(
      'that a clipping path leaves nothing of are left out, on a page turned by %i degrees',
      async (rotation) => {
        const text = [
          { text: 'whole', x: 100, y: 100, clip: [90, 80, 200, 120] as const },
          { text: 'cropped away', x: 100, y: 200, clip: [90, 300, 200, 320] as const },
          { text: 'cut', x: 100, y: 400, clip: [90, 380, 110, 420] as const },
          { text: 'free', x: 100, y: 500 },
          { text: 'Air', x: 100, y: 600 },
          { text: 'port', x: 113.44, y: 600, clip: [90, 580, 112, 620] as const },
        ];
        const page = await firstPage(pdf({ pages: [{ text, rotation }] }));
        expect(page.words.map((word) => word.text)).toEqual(['whole', 'cut', 'free', 'Airport']);
        expect(page.leftOut).toMatchObject([{ reason: 'hidden', words: [{ text: 'cropped' }, { text: 'away' }] }]);
      },
    );

    test.each([
      ['filled', '0 Tr', '0'],
      ['filled and used to clip', '4 Tr', '0'],
    ])('that are %s with nothing but an alpha of 0 are left out', async (_, mode, alpha) => {
      const content = `BT /F1 12 Tf 72 700 Td (Ink) Tj ET q /Clear gs BT /F1 12 Tf ${mode} 72 600 Td (none) Tj ET Q`;
      const page = await firstPage(contentPdf(content, { Clear: `<< /ca ${alpha} >>` }));
      expect(textOf(page)).toBe('Ink');
      expect(page.leftOut).toMatchObject([{ reason: 'hidden', words: [{ text: 'none' }] }]);
    });

    test.each([
      ['stroked', '2 Tr', '0'],
      ['a little', '0 Tr', '0.4'],
    ])('that are not seen through but %s are read', async (_, mode, alpha) => {
      const content = `/Clear gs BT /F1 12 Tf ${mode} 72 600 Td (Ink) Tj ET`;
      expect(textOf(await firstPage(contentPdf(content, { Clear: `<< /ca ${alpha} >>` })))).toBe('Ink');
    });

    test('that clip what is painted after them show it, and are read', async () => {
      const content = 'q BT /F2 24 Tf 7 Tr 72 600 Td (Sunrise) Tj ET 0.8 0.4 0 rg 60 590 300 40 re f Q';
      expect(textOf(await firstPage(contentPdf(content)))).toBe('Sunrise');
    });

    test('are whole where each letter is turned and shown by itself', async () => {
      const upwards = (text: string, x: number, y: number) => {
        const letters = [...text].map((letter, index) => ({ text: letter, x, y: y - 6.1 * index, rotation: 270 }));
        return letters.filter((letter) => letter.text !== ' ');
      };
      const text = [{ text: 'Hours on duty by ward', x: 100, y: 100 }, ...upwards('bed no', 200, 300)];
      const page = await firstPage(pdf({ pages: [{ text }] }));
      expect(page.words.map((word) => word.text).slice(5)).toEqual(['bed', 'no']);
    });

    test.each([10, 60, 84, 93, 108, 250, 290])(
      'are whole where each digit is shown by itself along a line at %i degrees',
      async (rotation) => {
        const angle = (rotation * Math.PI) / 180;
        const along = (text: string, start: number) =>
          [...text].map((digit, index) => {
            const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => 300 + part * (start + 0.556 * 12 * index));
            return { text: digit, x: x as number, y: y as number, size: 12, rotation };
          });
        const text = [{ text: 'plan of plots', x: 100, y: 100 }, ...along('165', 0), ...along('29', 25)];
        const page = await firstPage(pdf({ pages: [{ text }] }));
        expect(page.words.map((word) => word.text).slice(3)).toEqual(['165', '29']);
      },
    );

    test('keep the direction in which they are written', async () => {
      const text = [
        { text: 'down', x: 300, y: 300, rotation: 90 },
        { text: 'across', x: 100, y: 100 },
      ];
      const page = await firstPage(pdf({ pages: [{ text }] }));
      expect(page.words[0]).toMatchObject({ text: 'down', rotation: 90 });
    });
  });

  test('text of a negative size that its scaling and matrix turn again stands where it is seen', async () => {
    const text = [
      { text: 'Oats', x: 72, y: 90 },
      { text: 'Rye', x: 72, y: 110 },
    ];
    const turned = text.map((line) => ({ ...line, turnedTwice: true as const }));
    const [usual, twice] = [
      await firstPage(pdf({ pages: [{ text }] })),
      await firstPage(pdf({ pages: [{ text: turned }] })),
    ];
    const places = ({ words }: PositionedPage) => words.map(({ text, box }) => [text, ...box.map(Math.round)]);
    expect(places(twice)).toEqual(places(usual));
  });

  describe('page rotation', () => {
    test.each([
      [0, [100, 200]],
      [90, [592, 100]],
      [180, [512, 592]],
      [270, [200, 512]],
    ] as const)('of %d degrees is applied to every box', async (rotation, [x, y]) => {
      const page = await firstPage(
        pdf({ pages: [{ rotation, fills: [{ box: [100, 200, 110, 210], color: [0, 0, 1] }] }] }),
      );
      expect([page.width, page.height]).toEqual(rotation % 180 === 0 ? [612, 792] : [792, 612]);
      const [x0, y0, x1, y1] = page.fills[0]?.box ?? [0, 0, 0, 0];
      expect([x0, x1]).toContain(x);
      expect([y0, y1]).toContain(y);
    });
  });

  describe('graphics', () => {
    test('lines and thin rectangles are rules, areas are fills with their colour', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              rules: [
                { from: [72, 100], to: [272, 100] },
                { from: [72, 100], to: [72, 300] },
                { from: [0, 0], to: [50, 50] },
              ],
              fills: [
                { box: [72, 400, 272, 401], color: [0, 0, 0] },
                { box: [72, 500, 272, 520], color: [0, 1, 0] },
                { box: [72, 600, 272, 620], color: [1, 1, 1] },
              ],
            },
          ],
        }),
      );
      expect(page.rules.map((rule) => rule.orientation)).toEqual(['horizontal', 'horizontal', 'vertical']);
      expect(page.fills).toEqual([{ box: [72, 500, 272, 520], color: '#00ff00' }]);
    });

    test('lines written as curves are lines', async () => {
      const rules = [
        { from: [72, 100], to: [272, 100], curve: true },
        { from: [72, 100], to: [72, 300], curve: true },
      ] as const;
      const page = await firstPage(pdf({ pages: [{ rules }] }));
      expect(page.rules.map(({ box }) => box)).toEqual([
        [72, 99.75, 272, 100.25],
        [71.75, 100, 72.25, 300],
      ]);
      expect(page.drawings).toEqual([]);
    });

    test('small squares are fills however thin a line may be', async () => {
      const page = await firstPage(pdf({ pages: [{ fills: [{ box: [60, 95, 62, 97], color: [0, 0, 0] }] }] }));
      expect(page.fills).toEqual([{ box: [60, 95, 62, 97], color: '#000000' }]);
    });

    test('lines are what a clipping path leaves of an area, thin images, and thin areas of a pattern', async () => {
      const page = await firstPage(
        pdf({
          pages: [
            {
              fills: [
                { box: [0, 0, 612, 792], color: [0, 0, 1], clip: [72, 100, 272, 101] },
                { box: [72, 200, 272, 201], color: 'dots' },
                { box: [72, 400, 90, 500], color: [0, 0, 1], clip: [200, 400, 300, 500] },
              ],
              images: [[72, 300, 272, 300.75]],
            },
          ],
        }),
      );
      expect(page.rules.map(({ box }) => box).sort((a, b) => a[1] - b[1])).toEqual([
        [72, 100, 272, 101],
        [72, 200, 272, 201],
        [72, 300, 272, 300.75],
      ]);
      expect([...page.fills, ...page.images]).toEqual([]);
    });

    test('inside a form XObject are found where the form is painted', async () => {
      const drawing = { rules: [{ from: [100, 100], to: [200, 100] }] as const, images: [[0, 0, 50, 40]] as const };
      const page = await firstPage(pdf({ pages: [{ forms: [{ x: 10, y: 20, drawing }] }] }));
      expect(page.rules[0]?.box).toEqual([110, 119.75, 210, 120.25]);
      expect(page.images).toEqual([{ box: [10, 20, 60, 60], resolution: 1 }]);
    });
  });
});
