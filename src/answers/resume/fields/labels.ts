import { withoutAccents } from '../../text/fold.ts';
import { LANGUAGES } from '../../vocabulary/vocabulary.ts';

const bare = (label: string): string => withoutAccents(label.normalize('NFC')).toLowerCase();

/** Labels within an entry of the list below them. */
const BODY_LABELS = new Set(LANGUAGES.flatMap(({ bodyLabels }) => bodyLabels.split('|').map(bare)));

/** Whether a line of an entry is a label of the list below it. */
export const isBodyLabel = (printed: string): boolean =>
  BODY_LABELS.has(bare(printed.trim().replace(/(?:(?<!\s)\s+)?:$/, '')));
