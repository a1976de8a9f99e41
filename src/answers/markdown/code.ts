/** The longest of a text's runs of backticks; 0 when it has none. */
const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));

/** A code span with a fence longer than any inside (CommonMark, 6.1). @param text without line ends. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A fenced code block with a fence longer than any inside (CommonMark, 4.5). */
export function codeBlock(text: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  // A carriage return ends a line as well: what follows would stand outside of the quotation or item around.
  return `${ticks}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}
