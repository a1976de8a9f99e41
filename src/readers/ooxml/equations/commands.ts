/** Commands for accents, by the combining character that Office stores. */
export const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u0300': '\\grave',
    '\u0301': '\\acute',
    '\u0302': '\\hat',
    '\u0303': '\\tilde',
    '\u0304': '\\bar',
    '\u0305': '\\overline',
    '\u0306': '\\breve',
    '\u0307': '\\dot',
    '\u0308': '\\ddot',
    '\u030c': '\\check',
    '\u20d6': '\\overleftarrow',
    '\u20d7': '\\vec',
    '\u20db': '\\dddot',
  }),
);

/** Commands for what spans a group from above or below. */
export const braces: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '⏞': '\\overbrace',
    '⏟': '\\underbrace',
    '→': '\\overrightarrow',
    '←': '\\overleftarrow',
  }),
);

/** Scripts of letters (22.1.2.90). */
export const scripts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'double-struck': '\\mathbb',
    fraktur: '\\mathfrak',
    monospace: '\\mathtt',
    'sans-serif': '\\mathsf',
    script: '\\mathcal',
  }),
);
