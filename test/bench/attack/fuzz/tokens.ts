import type { Random } from '../../pii/random.ts';

/** What a text consists of, and what may stand in place of a part. */
export interface Syntax {
  /** Finds the tokens; global. */
  readonly token: RegExp;
  readonly replacements: readonly string[];
}

const NUMBERS = [
  '-1',
  '0',
  '1',
  '255',
  '65536',
  '2147483647',
  '4294967296',
  '1e308',
  '99999999999999999999',
  '0.00001',
];

/** Objects, names, operators and numbers: ISO 32000-1, 7. */
export const PDF_SYNTAX: Syntax = {
  token:
    /\/[A-Za-z0-9]+|-?\d+(?:\.\d+)?|<<|>>|\[|\]|\b(?:obj|endobj|stream|endstream|xref|trailer|startxref|R|Tj|TJ|Tf|Td|Tm|cm|Do|re|q|Q|BT|ET)\b/g,
  replacements: [
    ...NUMBERS,
    ...['/Pages', '/Kids', '/Parent', '/Count', '/Length', '/Filter', '/FlateDecode', '/LZWDecode', '/ASCII85Decode'],
    ...['/DecodeParms', '/Predictor', '/Columns', '/Type', '/Page', '/Font', '/ToUnicode', '/Encoding', '/XObject'],
    ...['/MediaBox', '/Rotate', '/ObjStm', '/XRef', '/Prev', '/Root', '/Encrypt', '/W', '/Index', '/Contents'],
    ...['<<', '>>', '[', ']', 'obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', 'R', 'null'],
    ...['q', 'Q', 'BT', 'ET', 'Do', 'Tj', 'cm', '3 0 R', '1 0 R', '<</Length 9>>'],
  ],
};

/** Elements, attributes and values of WordprocessingML: ECMA-376, part 1. */
export const XML_SYNTAX: Syntax = {
  token: /<\/?[\w:]+|\/?>|"[^"]*"|[\w:]+=/g,
  replacements: [
    ...NUMBERS.map((number) => `"${number}"`),
    ...['<w:p', '</w:p', '<w:tbl', '</w:tbl', '<w:tr', '<w:tc', '</w:tc', '<w:r', '<w:t', '</w:t', '<w:hyperlink'],
    ...['<w:fldChar', '<w:sdt', '<w:drawing', '<m:oMath', '<w:footnoteReference', '<mc:AlternateContent'],
    ...[
      'w:val=',
      'w:id=',
      'r:id=',
      'xmlns:w=',
      '>',
      '/>',
      '"',
      '&#0;',
      '&undefined;',
      '<!DOCTYPE a [<!ENTITY b "c">]>',
    ],
    ...['"../../word/document.xml"', '"word/document.xml"', '"rId1"', '"http://foreign.example/"', '"javascript:x"'],
  ],
};

/** A text of one byte a character with up to twelve tokens replaced, dropped, doubled or exchanged. */
export function mutatedTokens(bytes: Uint8Array, random: Random, { token, replacements }: Syntax): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const tokens = [...text.matchAll(token)];
  if (tokens.length === 0) return bytes;
  const changes = Array.from({ length: 1 + random.below(12) }, () => {
    const [{ 0: found, index }, [other]] = [random.of(tokens), random.of(tokens)];
    const instead = random.of([random.of(replacements), '', `${found} ${found}`, other, found.repeat(500)]);
    return { index, found, instead };
  });
  const inOrder = changes.sort((a, b) => a.index - b.index);
  const parts: string[] = [];
  let end = 0;
  for (const { index, found, instead } of inOrder) {
    if (index < end) continue;
    parts.push(text.slice(end, index), instead);
    end = index + found.length;
  }
  return Buffer.from([...parts, text.slice(end)].join(''), 'latin1');
}
