import { docx } from '../../../fixtures/docx.ts';
import { sheetOf } from '../sheet/sheet-of.ts';
import { english } from '../sheet/words/english.ts';
import type { Subject } from '../subject.ts';
import { people } from '../themes.ts';
import { bold } from './bold.ts';
import { datesLeft } from './dates-left.ts';
import { labels } from './labels.ts';
import type { WordLayout } from './layout.ts';
import { styles } from './styles.ts';
import { tables } from './tables.ts';
import { tabs } from './tabs.ts';
import { textBoxes } from './text-boxes.ts';
import { textOf } from './word-text.ts';

/** The ways in which each person is written. */
const LAYOUTS: Readonly<Record<string, WordLayout>> = {
  styles,
  tables,
  labels,
  'dates-left': datesLeft,
  'text-boxes': textBoxes,
  tabs,
  bold,
};

/** The people of the corpus as Word files. Throws an `Error` when the corpus does not hold them. */
export async function wordFiles(corpus: string): Promise<Subject[]> {
  return (await people(corpus)).flatMap(({ name, resume }) =>
    Object.entries(LAYOUTS).map(([layout, { style, write }]): Subject => {
      const parts = write(sheetOf(resume, english, style));
      return {
        id: `${name}--${layout}`,
        groups: { layout, person: name },
        isLookedAt: true,
        truth: resume,
        printed: textOf(parts.body ?? ''),
        bytes: async () => docx(parts),
      };
    }),
  );
}
