import { describe, expect, test } from 'vitest';
import type { Code } from '../../../../src/document/block.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Lines 12 points apart, each set in by five points for each space before it. */
const written = (lines: readonly string[], apart = 12): LineSpec[] =>
  lines.map((text, row) => ({
    text: text.trimStart(),
    x: 72 + 5 * (text.length - text.trimStart().length),
    y: 160 + apart * row,
  }));

/** The kinds of block that lines make between paragraphs. */
const between = (lines: readonly string[], apart = 12) =>
  blocksOf(page([...prose(4, 100), ...written(lines, apart), ...prose(4, 184 + apart * lines.length)]));

const codeOf = (lines: readonly string[], apart?: number): string | undefined =>
  (between(lines, apart).find(({ kind }) => kind === 'code') as Code | undefined)?.text;

describe('a program in a proportional font is code, set in as it is', () => {
  test.each<[string, string[]]>([
    [
      'of statements and blocks',
      ['int n = count(list);', 'if (n < 1) // nothing there', '   return -1;', 'while (n > 0) {', '   n--;', '}'],
    ],
    [
      'of a comment with stars, and of declarations over several lines',
      [
        '/* input variables:',
        '* tide_height = height above the sea',
        '* the result is a flag',
        '*/',
        'double tide_height(',
        'double hour,',
        'char *place);',
      ],
    ],
    [
      'of directives and a structure',
      ['#include <tide.h>', 'typedef struct {', '   TidePlace place;', '   Tide last;', '} TideTable;'],
    ],
    [
      'of a declaration whose arguments are aligned',
      ['void setPlace (TidePlace* place,', '               char* name,', '               TideFn next);'],
    ],
  ])('%s', (_, lines) => {
    expect(codeOf(lines)).toBe(lines.join('\n'));
  });

  test('where white space is between all its lines, without empty ones', () => {
    const lines = ['/* place and hour', '* of the next tide', '*/', 'double tide_height(', 'double hour);'];
    expect(codeOf(lines, 22)).toBe(lines.join('\n'));
  });

  test('up to the sentence that follows closely', () => {
    const lines = ['open(&device);', 'read(device, 3);', 'close(device);'];
    const [, code, after] = between([...lines, 'After this the device may be opened again by anybody else']);
    expect(code).toMatchObject({ kind: 'code', text: lines.join('\n') });
    expect(after?.kind).toBe('paragraph');
  });
});

describe('no program is', () => {
  test.each<[string, string[]]>([
    [
      'a list of clauses',
      [
        '(a) income of the person(s);',
        '(b) rent under section 5(1);',
        '(c) interest (including, for this purpose,',
        'premiums);',
      ],
    ],
    ['what is where', ['a = 1;', 'b = 2;', 'c = 3;']],
    ['a set in mathematics', ['We have a set of all numbers as in {', '1, 2, 3', '} for every one of them']],
    ['a bracket that no line closes', ['setPlace (TidePlace* place,', 'char* name,', 'TideFn next']],
    ['two statements', ['open(&device);', 'close(device);']],
    [
      'the end of an address',
      ['See the page at http:', '//www.example.org/a.html', 'and the one at http:', '//www.example.org/b.html'],
    ],
  ])('%s', (_, lines) => {
    expect(kinds(between(lines))).not.toContain('code');
  });
});
