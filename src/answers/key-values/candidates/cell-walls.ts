import type { Cell } from '../../../document/block.ts';
import { levelPlace, type Page } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import { spanOfCell } from './cells.ts';

/** Whether an upright rule stands between two cells of a row; nothing stands against it where one is empty. */
export function isWalled(text: PlainText, pages: readonly Page[], left: Cell, right: Cell): boolean {
  const [before] = wordSpansIn(text, spanOfCell(text, left));
  const [after] = wordSpansIn(text, spanOfCell(text, right));
  const [one, other] = [before?.words[0], after?.words[0]].map((word) => word && levelPlace(word).box);
  if (!one || !other) return before === undefined || after === undefined;
  const page = pages.find(({ number }) => number === before?.page);
  if (!page || page.source === 'flow') return false;
  return page.rules.some(
    ({ orientation, box: [x0, y0, , y1] }) =>
      orientation === 'vertical' && x0 > one[0] && x0 < other[2] && y0 < one[3] && y1 > one[1],
  );
}
