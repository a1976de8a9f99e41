import { describe, expect, test } from 'vitest';
import { type Line, lineOf } from '../../../../src/layout/page/lines.ts';
import { splitParagraphs } from '../../../../src/layout/text/paragraphs.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { BODY, type LineSpec, line, page, prose, words } from '../page.ts';

describe('paragraphs', () => {
  test('are parted by white space', () => {
    const blocks = blocksOf(page([...prose(3, 100), ...prose(3, 160)]));
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph']);
  });

  test('are parted by the indent of a first line after a sentence', () => {
    const [a, b, c, d] = prose(4, 100) as [LineSpec, LineSpec, LineSpec, LineSpec];
    const blocks = blocksOf(page([a, { ...b, text: `${b.text.slice(0, 60)}.` }, { ...c, x: 88 }, d]));
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph']);
  });

  test('are parted by an indent below justified lines, also where the line ends as far from the other edge', () => {
    const [a, b, c] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    const whole = line(a).box;
    const text = a.text.slice(0, 70).trimEnd();
    const shorter = line({ ...c, text }).box;
    const x = 72 + (whole[2] - shorter[2]) / 2;
    const full = { ...b, text: a.text.replace(/.$/, '.') };
    expect(blocksOf(page([a, full, { ...c, text: `T${text.slice(1)}`, x }])).length).toBe(2);
  });

  test('are whole beside a picture, where lines end before it does', () => {
    const narrow = prose(4, 100, { letters: 50 });
    const wide = prose(3, 148);
    const lines = [...narrow, ...wide].map((spec) => ({ ...spec, text: `T${spec.text.slice(1)}` }));
    const right = Math.max(...lines.slice(0, 4).map((spec) => line(spec).box[2]));
    const images = [{ box: [right + 10, 90, 520, 142] as const }];
    expect(blocksOf(page(lines, { images })).length).toBe(1);
    expect(blocksOf(page(lines)).length).toBeGreaterThan(1);
  });

  test("are whole where the points of a justified quotation are indented and end at its edge, which is not the text's", () => {
    const quoted = 'whoever orders goods from another country answers for duties';
    const text = [0, 1, 2].map((at): LineSpec => ({ text: full, y: 100 + 12 * at }));
    const quotation = [0, 1, 2].map((at): LineSpec => ({ text: quoted, x: 96, y: 148 + 12 * at }));
    const point = { text: '(i) to order them in the name of somebody else', y: 196 };
    const x = line({ text: quoted, x: 96, y: 0 }).box[2] - (line(point).box[2] - line(point).box[0]);
    const end = { text: 'without a word about the order;', x: 96, y: 208 };
    expect(texts(blocksOf(page([...text, ...quotation, { ...point, x }, end])))).toContainEqual(
      expect.stringMatching(/somebody else without a word/),
    );
  });

  test('go on in bold below a line that is justified with wide gaps, which no last line is', () => {
    const spread = ['Some', 'of', 'them', 'make'].flatMap((text, index) => words({ text, x: 72 + 80 * index, y: 124 }));
    const lines = [...prose(2, 100), { text: 'an orderly list', y: 136, weight: 700 }, ...prose(2, 148)];
    const read = page(lines);
    const at = read.words.findIndex(({ baseline }) => baseline > 124);
    const blocks = blocksOf({ ...read, words: read.words.toSpliced(at, 0, ...spread) });
    expect(texts(blocks).find((text) => text.includes('make'))).toContain('make an orderly list');
  });

  test('are parted after a line that stops although the next word would have fitted', () => {
    const [a, b, c] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    expect(blocksOf(page([a, { ...b, text: 'It stops here.' }, c]))).toHaveLength(2);
  });

  /** A long line; its first word may begin a sentence. */
  const full = 'Whoever orders something from abroad answers for the duties that are levied there';

  test('are whole where something else in their column, as the number of a page, ends further out', () => {
    const lines = [0, 1, 2, 3].map((at): LineSpec => ({ text: full, y: 100 + 12 * at }));
    const foot = { text: 'one of fourteen copies', x: 450, y: 250 };
    expect(kinds(blocksOf(page([...lines, { text: 'Whoever does not is fined.', y: 148 }, foot])))).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });

  test('go on below an indented line that is above the middle of the next one by chance', () => {
    const above = [0, 1, 2].map((at): LineSpec => ({ text: full, y: 100 + 12 * at }));
    const ragged = full.replace('something', 'some').replace('levied', 'le').replace('there', 'it');
    const chance = [
      { text: ragged, x: 102, y: 160 },
      { text: full, y: 172 },
    ];
    expect(kinds(blocksOf(page([...above, ...chance])))).toEqual(['paragraph', 'paragraph']);
  });

  test('end at a line of code that is set in, and begin again behind it', () => {
    const code = { text: 'rate = (high - low) * 0.5;', x: 100, monospace: true };
    const lines = [...prose(2, 100), { ...code, y: 124 }, { ...code, y: 136 }, ...prose(2, 148)];
    expect(kinds(blocksOf(page(lines)))).toEqual(['paragraph', 'code', 'paragraph']);
    const inline = [...prose(2, 100), { ...code, x: 72, y: 124, text: 'fetch '.repeat(13).trim() }, ...prose(2, 136)];
    expect(kinds(blocksOf(page(inline)))).toEqual(['paragraph']);
  });

  test('do not go on with a title that stands further out than the row above it, whose end is bold', () => {
    const row = [
      { text: 'quit', x: 92, y: 220 },
      { text: 'Same as', x: 200, y: 220 },
      { text: 'close all', x: 240, y: 220, weight: 700 },
    ];
    const lines = [...prose(3, 100), ...row, { text: 'format of files', y: 232, weight: 700 }, ...prose(3, 244)];
    expect(texts(blocksOf(page(lines)))).toContain('format of files');
  });

  test('make words whole that were hyphenated at the end of a line', () => {
    const [line] = prose(1, 100) as [LineSpec];
    const blocks = blocksOf(
      page([
        { ...line, text: `${line.text} possi-` },
        { text: 'bility ends it', y: 112 },
      ]),
    );
    expect(texts(blocks)[0]).toContain('possibility ends it');
  });

  test('keep the hyphen of words that are hyphenated elsewhere', () => {
    const [line] = prose(1, 100) as [LineSpec];
    const blocks = blocksOf(
      page([
        { text: `a well-known ${line.text}`, y: 88 },
        { ...line, text: `${line.text} is well-` },
        { text: 'known too', y: 112 },
      ]),
    );
    expect(texts(blocks)[0]).toContain('is well-known too');
  });

  test('are whole where a sentence goes on at a distance wider than that of the lists around it', () => {
    const entries = Array.from({ length: 8 }, (_, index) => ({
      text: `Entry ${index} of a list`,
      y: 100 + 11 * index,
    }));
    const sentence = [
      { text: 'A sentence of the column that is as wide as the column is, and then goes on, as sentences do,', y: 210 },
      { text: 'on the next line.', y: 226 },
    ];
    expect(texts(blocksOf(page([...entries, ...sentence])))).toContainEqual(
      expect.stringMatching(/do, on the next line\.$/),
    );
  });

  test('keep the words that every run came from', () => {
    const lines = [...prose(2, 100), { text: 'bold end', y: 124, weight: 700 }];
    const found = blocksOf(page(lines)).flatMap((block) =>
      'runs' in block ? block.runs.flatMap((run) => run.words) : [],
    );
    expect(found.map((word) => word.text)).toEqual(lines.flatMap(words).map((word) => word.text));
  });

  test('go on in the next column when a sentence does', () => {
    const left = prose(8, 100, { letters: 42 });
    const right = prose(8, 100, { x: 330, letters: 42 });
    expect(kinds(blocksOf(page([...left, ...right])))).toEqual(['paragraph']);
  });

  test('keep the hyphen of a word that has another, and before a capital', () => {
    const broken = (text: string, next: string): string => {
      const [line] = prose(1, 100) as [LineSpec];
      return (
        texts(
          blocksOf(
            page([
              { ...line, text: `${line.text} ${text}` },
              { text: next, y: 112 },
            ]),
          ),
        )[0] ?? ''
      );
    };
    expect(broken('proof-of-', 'concept.')).toContain('proof-of-concept.');
    expect(broken('GPT-', 'Encoder is it.')).toContain('GPT-Encoder');
    expect(broken('pages 635–', '646 of it.')).toContain('635–646');
    expect(broken('https://example.org/my-', 'page and more.')).toContain('/my-page');
  });

  test('go on after a line that ends in a hyphen, however short', () => {
    const [a, b, c] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    expect(texts(blocksOf(page([a, b, { ...c, text: 'It is a chat-' }, { text: 'bot.', y: 136 }])))).toHaveLength(1);
  });

  test('that run over a page break are marked as continued', () => {
    const blocks = blocksOf(page(prose(3, 100)), page(prose(3, 100), { number: 2 }));
    expect(blocks.map((block) => [block.page, block.continued ?? false])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('run on over a caption at a page break, which is put before them', () => {
    const caption = { text: 'Figure 1: What it looks like', x: 72, y: 60, size: 8 };
    const blocks = blocksOf(page(prose(3, 100)), page([caption, ...prose(3, 100)], { number: 2 }));
    expect(blocks.map((block) => [block.page, block.continued ?? false])).toEqual([
      [2, false],
      [1, false],
      [2, true],
    ]);
  });

  test('join an initial with the rest of its word', () => {
    const initial: LineSpec = { text: 'T', y: 124, size: 40 };
    const lines = [
      { text: 'his is how the text begins and goes on', x: 96, y: 100 },
      ...prose(2, 112, { x: 96, letters: 40 }),
    ];
    expect(texts(blocksOf(page([initial, ...lines])))[0]).toMatch(/^This is how/);
  });
});

describe('a paragraph break', () => {
  /** The lines of each paragraph of a column. */
  const lengths = (specs: readonly LineSpec[]): number[] =>
    splitParagraphs(specs.map(line), BODY).map(({ lines }) => lines.length);
  /** Full lines; the given ones are changed. */
  const column = (count: number, changes: Readonly<Record<number, Partial<LineSpec>>>): LineSpec[] =>
    prose(count, 100).map((spec, index) => ({ ...spec, ...changes[index] }));
  const SENTENCE = `${(prose(1, 0)[0] as LineSpec).text.slice(0, -2)}s.`;

  test.each([
    [1.15, [6]],
    [1.4, [3, 3]],
  ])('is white space of a quarter of the usual distance: %f of it makes %j', (share, expected) => {
    const above = prose(3, 100).with(2, { text: SENTENCE, y: 124 });
    expect(lengths([...above, ...prose(3, 124 + 12 * share)])).toEqual(expected);
  });

  /** Lines so many points apart, each beginning as given. */
  const spaced = (count: number, pitch: number, first = ''): LineSpec[] =>
    prose(count, 100).map((spec, index) => ({
      ...spec,
      text: `${first}${spec.text.slice(first.length)}`,
      y: 100 + pitch * index,
    }));

  test.each([
    [4, 15, [4]],
    [4, 24, [4]],
    [5, 26, [1, 1, 1, 1, 1]],
  ])('is at every line further below another than double spacing sets: %i lines %i points apart make %j', (...row) => {
    const [count, pitch, expected] = row;
    expect(lengths(spaced(count, pitch))).toEqual(expected);
  });

  test.each([
    ['oak and elm', [2]],
    ['Oak and elm', [1, 1]],
    ['2024 and later', [1, 1]],
  ])('is not amid a sentence that is set double among closer text: %s', (text, expected) => {
    const [full] = prose(1, 100) as [LineSpec];
    expect(lengths([...spaced(5, 12), { ...full, y: 200 }, { ...full, text, y: 224 }]).slice(1)).toEqual(expected);
  });

  test('is at a line so far below one that leaves room, or that is few words', () => {
    const [full] = prose(1, 100) as [LineSpec];
    const [below, y] = ['goes on', 200];
    const ragged = { ...full, text: full.text.slice(0, 60), y };
    expect(lengths([...spaced(5, 12), ragged, { ...full, text: below, y: y + 24 }])).toEqual([5, 1, 1]);
    const long = { ...full, text: `a ${'x'.repeat(78)}`, y };
    expect(lengths([...spaced(5, 12), long, { ...full, text: below, y: y + 24 }])).toEqual([5, 1, 1]);
  });

  test('is at every line so far apart that begins as no sentence goes on, or below a short one', () => {
    expect(lengths(spaced(5, 24, '2024 A'))).toEqual([1, 1, 1, 1, 1]);
    expect(lengths(spaced(5, 24, '(e)'))).toEqual([1, 1, 1, 1, 1]);
    const short = spaced(9, 24).map((spec, index) => ({
      ...spec,
      text: index > 0 ? 'oak and elm' : spec.text.replace(/.$/, '.'),
    }));
    expect(lengths(short)).toEqual(Array(9).fill(1));
  });

  test('is white space of a quarter of the usual distance in double-spaced text too', () => {
    const apart = spaced(5, 24).map((spec) => ({ ...spec, y: spec.y + 130 }));
    expect(lengths([...spaced(5, 24), ...apart])).toEqual([5, 5]);
  });

  test.each([
    [3, [4]],
    [7, [4]],
    [10, [2, 2]],
    [40, [2, 2]],
    [60, [4]],
  ])('is an indent of 0.8 to 5 font sizes after a sentence: %i points make %j', (indent, expected) => {
    const [{ text }] = prose(1, 0, { letters: 80 - indent / 5 }) as [LineSpec];
    expect(lengths(column(4, { 1: { text: SENTENCE }, 2: { x: 72 + indent, text } }))).toEqual(expected);
  });

  test.each([
    [3, [2, 2]],
    [5, [4]],
  ])('is an indent after which the text returns to the edge: %i points from it make %j', (rest, expected) => {
    expect(lengths(column(4, { 1: { text: SENTENCE }, 2: { x: 88 }, 3: { x: 72 + rest } }))).toEqual(expected);
  });

  test.each([
    [3, [3, 1]],
    [5, [4]],
  ])('is a return to the edge after lines that hang: %i points from it make %j', (rest, expected) => {
    const hanging = { x: 84 };
    expect(lengths(column(4, { 1: hanging, 2: hanging, 3: { x: 72 + rest } }))).toEqual(expected);
  });

  test.each([
    [13, [2, 1]],
    [20, [3]],
  ])('is no return to the edge after lines beside an initial: one of %i points makes %j', (size, expected) => {
    const [first, second, third] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    const initial = { ...line(first), words: [...words({ text: 'T', y: 100, size }), ...line(first).words] };
    const lines = [initial, line({ ...second, x: 84 }), line(third)];
    expect(splitParagraphs(lines, BODY).map((paragraph) => paragraph.lines.length)).toEqual(expected);
  });

  test.each([
    [11, [1, 1]],
    [13, [2]],
  ])('is a line that stops early, but not in titles: size %i makes %j', (size, expected) => {
    const title = [
      { text: 'An early end', y: 100, size },
      { text: 'of a line that is much longer than it', y: 100 + 1.2 * size, size },
    ];
    expect(lengths(title)).toEqual(expected);
  });

  test.each([
    [10, 10.5, [4]],
    [10, 11, [2, 2]],
    [20, 21.5, [4]],
    [20, 23, [2, 2]],
  ])('is a change of size by more than .08 of it: from %f to %f points makes %j', (before, after, expected) => {
    const sizes = [before, before, after, after];
    expect(
      lengths(sizes.map((size, i) => ({ text: 'text '.repeat(8).trim(), y: 100 + 1.2 * before * i, size }))),
    ).toEqual(expected);
  });

  test('is no change of size where small capitals run on from line to line', () => {
    const mixed = (y: number, ...parts: readonly (readonly [string, number])[]): Line => {
      let x = 72;
      return lineOf(
        1,
        parts.flatMap(([text, size]) => {
          const part = words({ text, x, y, size });
          x = (part.at(-1)?.box[2] ?? x) + 3;
          return part;
        }),
      );
    };
    const first = mixed(
      100,
      ['sent to the person identified in the section for', 10],
      ['FURTHER INFORMATION AND MORE', 7],
    );
    const second = mixed(112, ['CONTACT', 7], ['below any comment that we receive in time is public and is', 10]);
    const shouted = mixed(
      100,
      ['in', 10],
      ['FURTHER INFORMATION AND MORE OF WHAT YOU MAY WANT TO KNOW ABOUT US AND OUR WORK', 7],
    );
    expect(splitParagraphs([first, second], BODY)).toHaveLength(1);
    expect(splitParagraphs([shouted, second], BODY)).toHaveLength(1);
    expect(
      splitParagraphs([shouted, mixed(112, ['below any comment that we receive is public', 10])], BODY),
    ).toHaveLength(2);
  });

  test.each([
    ['another font', 'CMCSC10', 0, [1, 4]],
    ['the font of the text', 'Any', 0, [5]],
    ['another font, off the middle', 'CMCSC10', 40, [5]],
  ])('is below a title in the middle of its column, in %s', (_, family, off, expected) => {
    const [title] = column(1, {
      0: { text: 'VII. Conclusions about the brown fox and all the dogs that it has passed', family },
    });
    const width = (line(title as LineSpec).box[2] ?? 0) - 72;
    const [first, ...rest] = prose(4, 112);
    const right = line(first as LineSpec).box[2];
    const x = (72 + right - width) / 2 - off;
    const indented = { ...(first as LineSpec), x: 72, text: (first as LineSpec).text };
    expect(lengths([{ ...(title as LineSpec), x }, indented, ...rest])).toEqual(expected);
  });

  test.each([
    ['one line of fifteen', 15, [15]],
    ['one line of ten', 10, Array(10).fill(1)],
  ])('is measured against where lines usually end: %s that juts out', (_, count, expected) => {
    const long = `${(prose(1, 0)[0] as LineSpec).text} and on beyond the edge`;
    const ends = (index: number, { text }: LineSpec): Partial<LineSpec> => ({
      text: index === 0 ? long : `T${text.slice(1)}`,
    });
    expect(lengths(prose(count, 100).map((spec, index) => ({ ...spec, ...ends(index, spec) })))).toEqual(expected);
  });

  test.each([
    [
      'in verse',
      [
        'Beautiful is better than ugly.',
        'Explicit is better than implicit, as everybody knows by now.',
        'Simple is better.',
        'Flat counts.',
        'Sparse is better.',
        'Readability counts too.',
      ],
    ],
    [
      'in dates without a stop',
      [
        'Oct. 24 – a day without school',
        'Oct. 31 – a parade at a quarter to nine in the morning',
        'Nov. 3 – a meeting',
        'Nov. 7 – a screening',
        'Nov. 10 – a holiday',
        'Nov. 13 – another meeting',
      ],
    ],
  ])('is at every line that stands on its own, full ones too: %s', (_, lines) => {
    expect(lengths(lines.map((text, index) => ({ text, y: 100 + 12 * index })))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('is none in verse where a long one is wrapped, closer than others are', () => {
    const short = ['Beautiful is better', 'Explicit is better', 'Simple counts', 'Flat is better', 'Sparse counts'];
    const long = `${(prose(1, 0)[0] as LineSpec).text}`.replace('the', 'The');
    const verses = short.map((text, index) => ({ text, y: 100 + 18 * index }));
    expect(lengths([...verses, { text: long, y: 190 }, { text: 'Goes on.', y: 201 }])).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('is none at the full lines of short paragraphs', () => {
    const text = [
      'Present: four of us.',
      'Absent: nobody.',
      `Decided: ${'we go on and on '.repeat(3)}according to`,
      'Leila, too.',
      'Next: in May.',
      'Place: here.',
    ];
    expect(lengths(text.map((line, index) => ({ text: line, y: 100 + 12 * index })))).toEqual([1, 1, 2, 1, 1]);
  });

  test.each([
    ['of a sentence that goes on', 'of it', 0.1, [3]],
    ['in upper case', 'Of it', 0.1, [1, 2]],
    ['after a line that stops halfway', 'of it', 0.5, [1, 2]],
  ])('is none at a ragged edge, before lower case: %s', (_, begin, room, expected) => {
    const [first, second, third] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    const ragged = { ...first, text: first.text.slice(0, 80 * (1 - room)).trimEnd() };
    expect(lengths([ragged, { ...second, text: `${begin} ${second.text.slice(6)}` }, third])).toEqual(expected);
  });

  /** A line in the middle of the page. */
  const centred = (text: string, y: number): LineSpec => {
    const [x0, , x1] = line({ text, y }).box;
    return { text, y, x: 306 - (x1 - x0) / 2 };
  };

  test('is between centred lines that stop early, and at addresses', () => {
    const lines = [
      'Ada Lovelace, Charles Babbage and many others of their time',
      'University of Somewhere',
      'Department of Engines',
      'London in England',
      'ada@example.org',
      'www.example.org',
    ];
    expect(lengths(lines.map((text, index) => centred(text, 100 + 12 * index)))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('is none in a centred caption', () => {
    const lines = [
      'What the machine does when nobody looks at it for as long',
      'as a day, shown from the side and from above, in colours',
      'of the year',
    ];
    expect(lengths(lines.map((text, index) => centred(text, 100 + 12 * index)))).toEqual([3]);
  });

  test.each(['1', 'a', '†'])('is before the raised sign %s of a note', (sign) => {
    const note = (y: number) => {
      const text = line({ text: 'Another university', y, x: 80 });
      return { ...text, words: [...words({ text: sign, y: y - 4, size: 6 }), ...text.words] };
    };
    expect(splitParagraphs([note(100), note(112), note(124)], BODY)).toHaveLength(3);
  });

  /** A line of parts at the given places. */
  const parted = (y: number, ...parts: readonly (readonly [string, number])[]) => {
    const all = parts.flatMap(([text, x]) => words({ text, x, y }));
    return {
      ...line({ text: 'any', y }),
      words: all,
      box: [all[0]?.box[0] ?? 0, y - 7.5, all.at(-1)?.box[2] ?? 0, y + 2.5] as const,
    };
  };
  const linesIn = (...lines: readonly Line[]): number[] =>
    splitParagraphs(lines, BODY).map((found) => found.lines.length);

  test('is between labels with their values, which begin below each other', () => {
    const specs = [
      parted(100, ['type of motor', 72], ['13.751.65.5.2.0-24', 200]),
      parted(112, ['nominal power', 72], ['0,18 kW', 200]),
    ];
    expect(linesIn(...specs)).toEqual([1, 1]);
  });

  test('is between those that end at one place, too, by gaps that are wider than a justified text has', () => {
    const specs = [
      parted(100, ['rated speed', 72], ['1350 a min', 230]),
      parted(112, ['rated power', 72], ['0,18 kilow', 230]),
    ];
    expect(linesIn(...specs)).toEqual([1, 1]);
  });

  test('is none at the wide gaps of justified text', () => {
    const lines = [
      parted(100, ['someone’s', 72], ['home', 150], ['directory and', 235]),
      parted(112, ['what', 72], ['comes', 120], ['after it all', 240]),
    ];
    expect(linesIn(...lines)).toEqual([2]);
  });

  test('is no arrow that parts the words of the line above, and goes with the word after it', () => {
    const lines = [
      { text: 'To insert a character choose Programs → Extras', y: 100 },
      { text: '→ Characters from the main menu, then look for one there', y: 112 },
      { text: 'and click on what you sought among the many that are shown', y: 124 },
    ];
    expect(splitParagraphs(lines.map(line), BODY)).toHaveLength(1);
  });

  test('is no dot that parts the words of the line above', () => {
    const keywords = [
      { text: 'Keywords: reading · writing · counting of sheep · sleeping', y: 100 },
      { text: '· dreaming · waking', y: 112 },
    ];
    expect(lengths(keywords)).toEqual([2]);
    expect(
      lengths([
        { text: '· dreaming', y: 100 },
        { text: '· waking', y: 112 },
      ]),
    ).toEqual([1, 1]);
  });
});

describe('lines that are written below each other, in a column that they fill', () => {
  /** The text of each paragraph of a column that has these lines alone. */
  const paragraphs = (lines: readonly string[]): string[] =>
    texts(blocksOf(page(lines.map((text, row) => ({ text, y: 100 + 12 * row })))));

  test.each([
    ['Wrenfield Allotments', 'Mill Lane 14', 'Norwich NR2 4TF'],
    ['Maria Berg', 'Lange Gasse 12a', '1080 Wien', 'Austria'],
    ['Delft Tools', 'Postbus 14', 'NL-4870 Etten', 'Tel. 4722 1100'],
    ['Harbour Radio', '1001 South 10th Street', 'Omaha, NE 68108', '(402) 345-7777'],
    ['Harbour Radio', 'PO Box 743299', 'Atlanta, GA 30384-3299'],
    ['Harbour Radio', '2960 North Meridian Street', 'Joan Hammond', 'Indianapolis, IN 46208'],
    ['Great Harbour Media', '3050 K Street Northwest', 'Washington, DC 20007'],
    ['Harbour Media Services - North', '1911 North Fort Myer Drive - Suite 400', 'Arlington, VA 22209'],
    ['759 N. 19th Street', 'Milwaukee, WI 53233', 'Main: (414) 342-8812'],
  ])('keep their breaks in an address: %s', (...lines) => {
    expect(paragraphs(lines)).toEqual([lines.join('\n')]);
  });

  test('keep their breaks before labels', () => {
    const lines = ['Order number: 4711', 'Date:', 'Your contact: Anna Lund'];
    expect(paragraphs(lines)).toEqual([lines.join('\n')]);
  });

  test('are paragraphs where each begins with a label and ends as a sentence', () => {
    const lines = ['Note: it may rain on us.', 'Source: the board of 1993.'];
    expect(paragraphs(lines)).toEqual(lines);
    const french = lines.map((text) => text.replace(':', ' :'));
    expect(paragraphs(french)).toEqual(french);
  });

  test('have no label where a colon parts a quotation or an aside', () => {
    const lines = ['Edited: by Anna Lund in the', 'Mill (Norwich: Upper Press'];
    expect(paragraphs(lines)).toEqual([lines.join(' ')]);
  });

  test('go on where the value of a label wraps', () => {
    const lines = ['Deliver to: the gate of', 'the lower field beside', 'the mill', 'Contact: Anna Lund'];
    expect(paragraphs(lines)).toEqual(['Deliver to: the gate of the lower field beside the mill\nContact: Anna Lund']);
  });

  test('are one text where a sentence runs through them, though it has a year and a number', () => {
    const lines = ['Members of the board met', 'Room 14 was opened by', 'May 2026 was the date of', 'the next meeting'];
    expect(paragraphs(lines)).toEqual([lines.join(' ')]);
  });

  test('are one text where they are wrapped at an edge or parted within a word, though they name a street and a town', () => {
    const wrapped = ['Bring the parcels over to us', 'West Hall, 14 Long Mill Lane', 'Upper Norwich NR2 4TF, where'];
    expect(paragraphs(wrapped)).toEqual([wrapped.join(' ')]);
    const parted = ['Our Warehouse in Room M–', '30, West Hall', 'W12 of 14 Lane', 'Norwich NR2 4TF'];
    expect(paragraphs(parted)[0]).not.toContain('\n');
  });

  test('are no heading', () => {
    const lines = ['Wrenfield Allotments', 'Mill Lane 14', 'Norwich NR2 4TF'].map((text, row) => ({
      text,
      y: 100 + 16 * row,
      size: 13,
      weight: 700,
    }));
    expect(kinds(blocksOf(page([...lines, ...prose(12, 180)])))).toEqual(['paragraph', 'paragraph']);
  });
});

describe('bold lines in large letters, one above the other', () => {
  /** Three lines in the middle of a page, so many points apart, the second in a colour. */
  const notice = (pitch: number, color: string): string[] =>
    texts(
      blocksOf(
        page([
          { text: 'Have you lost your garden tools?', x: 200, y: 100, size: 14, weight: 700 },
          { text: 'Look for them in our online list', x: 200, y: 100 + pitch, size: 14, weight: 700, color },
          { text: 'Come to the gate and ask for them', x: 200, y: 100 + 2 * pitch, size: 14, weight: 700 },
          ...prose(8, 240).map((line, row) => ({ ...line, y: 240 + 17 * row })),
        ]),
      ),
    ).slice(0, -1);

  test('are texts of their own where they have colours of their own and white space between them', () => {
    expect(notice(29, '#0000cc')).toHaveLength(3);
  });

  test('are one title in one colour, or close below each other', () => {
    expect(notice(29, '#000000')).toHaveLength(1);
    expect(notice(18, '#0000cc')).toHaveLength(1);
  });
});

test('text of a typewriter whose letters stand far apart goes on from line to line, whatever stands below each other', () => {
  const lines = [
    'the seeds of the old trees are in the upper',
    'store and those of herbs are in the one next',
    'to it where it is dry in all of the winters',
  ];
  // Letters advance by nine points, and are five wide.
  const typed = lines.map((text, row) =>
    lineOf(
      1,
      [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
        words({ text: word, x: 40 + 9 * index, y: 100 + 14 * row, monospace: true }),
      ),
    ),
  );
  expect(splitParagraphs(typed, { ...BODY, monospace: true })).toHaveLength(1);
});
