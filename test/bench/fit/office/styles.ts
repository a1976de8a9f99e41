/** What all documents have in common: tables, notes and other parts that stand out and are no headings. */
const COMMON = `
  @page { margin: 20mm }
  table { border-collapse: collapse; margin: .8em 0 }
  td, th { padding: .2em .6em; text-align: left; vertical-align: top }
  .form, .form td { border: 1px solid #888 } .form { width: 100% }
  .right { text-align: right } .small { font-size: .8em } .strong { font-weight: bold }
  .kpi { font-size: 2em; font-weight: bold; margin-bottom: 0 } .kpilabel { margin-top: 0 }
  .quote { font-size: 1.25em; font-style: italic; margin: 1em 3em }
  .lead { font-size: 1.15em } .kicker { font-size: .9em; color: #667 }
  .box, .warning { border: 1px solid #888; padding: .5em 1em }
  .fine { font-size: .75em } .fields { display: flex } .fields div { border: 1px solid #666; flex: 1; height: 2.6em; padding: 0 3pt }
  .caption { font-size: .9em; text-align: center } .sums td:last-child { text-align: right }
  .affiliation, .formula { font-style: italic; text-align: center } .signature { margin-top: 3em } .sender { font-size: .85em }
`;
const RULED = 'td, th { border: 1px solid #666 }';
const OPEN = 'th { border-bottom: 1px solid #333 }';

/**
 * How ordinary offices set their papers, as style sheets over plain HTML: the defaults of browsers, of word processors and
 * of web editors, and the other usual ways to make a heading stand out.
 */
export const officeStyles: Readonly<Record<string, string>> = {
  browser: `${RULED} body { font: 12pt Tinos } .subtitle, .authors { font-size: 1.1em }`,
  clerk: `${RULED} body { font: 10.5pt Arimo } h1 { font-size: 16pt } h2 { font-size: 12pt } h3 { font-size: 10.5pt }`,
  word: `${RULED} body { font: 11pt Carlito; line-height: 1.25 } p { margin: 0 0 8pt }
    h1 { font: 16pt Carlito; color: #2e74b5; margin: 12pt 0 0 } h2 { font: 13pt Carlito; color: #2e74b5; margin: 10pt 0 0 }
    h3 { font: 12pt Carlito; color: #1f4d78; margin: 8pt 0 0 } .subtitle { color: #5a5a5a; letter-spacing: .7pt }`,
  editor: `${OPEN} body { font: 11pt Arimo; line-height: 1.4 } h1 { font-size: 20pt; font-weight: 400 }
    h2 { font-size: 16pt; font-weight: 400 } h3 { font-size: 14pt; font-weight: 400; color: #434343 }
    .subtitle { font-size: 15pt; color: #666 }`,
  bold: `${OPEN} body { font: 11pt Tinos } h1 { font-size: 14pt; text-align: center }
    h2 { font-size: 11pt; margin: 1em 0 .3em } h3 { font-size: 11pt; font-style: italic } .subtitle { text-align: center }`,
  capitals: `${OPEN} body { font: 10pt Lato, Arimo } h1 { font-size: 22pt; font-weight: 300 }
    h2 { font-size: 10pt; text-transform: uppercase; letter-spacing: .08em } h3 { font-size: 10pt }
    .kicker { text-transform: uppercase; letter-spacing: .1em }`,
  underlined: `${RULED} body { font: 11pt Arimo } h1 { font-size: 15pt; text-decoration: underline }
    h2 { font-size: 11pt; text-decoration: underline } h3 { font-size: 11pt; font-weight: 400; text-decoration: underline }`,
  banded: `${OPEN} body { font: 10pt Arimo } h1 { font-size: 20pt; color: #135 } td, th { border-bottom: 1px solid #ccd }
    h2 { font-size: 11pt; background: #135; color: white; padding: 3pt 6pt } h3 { font-size: 10pt; color: #135 }`,
  ruled: `${OPEN} body { font: 10pt Caladea } h1 { font-size: 19pt; border-bottom: 2px solid #333 }
    h2 { font-size: 13pt; border-bottom: 1px solid #999; margin: 1.4em 0 .5em } h3 { font-size: 11pt } .authors { font-weight: bold }`,
  coloured: `${OPEN} body { font: 10.5pt Carlito } h1 { font-size: 18pt; color: #a33 } h2 { font-size: 10.5pt; color: #a33 }
    h3 { font-size: 10.5pt; font-weight: 400; color: #a33 } .kpi { color: #a33 }`,
  typewriter: `${RULED} body { font: 10pt Cousine } h1, h2, h3 { font-size: 10pt; text-transform: uppercase; margin: 2em 0 1em }
    h3 { text-transform: none } .kpi, .quote, .lead { font-size: 1em }`,
  numbered: `${RULED} body { font: 10pt Tinos; counter-reset: part } h1 { font-size: 17pt; text-align: center }
    h2 { font-size: 12pt } h3 { font-size: 10pt } p { text-align: justify; margin: .3em 0 } .authors { font-size: 12pt; text-align: center }`,
  barred: `${OPEN} body { font: 10pt Cabin, Arimo; line-height: 1.5 } h1 { font-size: 24pt; margin-bottom: .2em }
    h2 { font-size: 14pt; border-left: 4px solid #276; padding-left: 8pt } h3 { font-size: 11pt; color: #276 }`,
  airy: `${OPEN} body { font: 11pt EB Garamond, Caladea; line-height: 1.6 } h1 { font: italic 24pt EB Garamond, Caladea }
    h2 { font: italic 15pt EB Garamond, Caladea; margin: 2em 0 .4em } h3 { font: italic 11pt EB Garamond, Caladea }`,
  tight: `${RULED} body { font: 9pt Arimo; line-height: 1.15 } p, ul, ol { margin: .2em 0 } h1 { font-size: 12pt; margin: 0 }
    h2 { font-size: 9.5pt; margin: .5em 0 0 } h3 { font-size: 9pt; margin: .4em 0 0 } .signature { margin-top: 1em }`,
  columned: `${OPEN} body { font: 9.5pt Tinos; columns: 2; column-gap: 8mm } h1 { font-size: 18pt; column-span: all }
    h2 { font-size: 11pt; margin: .9em 0 .2em } h3 { font: italic 9.5pt Tinos; margin: .6em 0 .2em } p { margin: .2em 0 }`,
};

/** A document of the given body in one of the styles. */
export const styledPage = (style: string, body: string): string =>
  `<!doctype html><html><head><style>${COMMON}${officeStyles[style]}</style></head><body>${body}</body></html>`;
