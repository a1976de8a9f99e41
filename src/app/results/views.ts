import type { Answers } from '../../page/read-file.ts';
import type { OpenedDocument } from '../state/opened-document.svelte.ts';
import type { ShownOperation } from '../state/operations.ts';
import type { Pointing } from '../state/pointing.svelte.ts';

/** The views of a document, in the order of their tabs, each with the operation whose answer it shows. */
export const views = {
  read: 'parse',
  markdown: 'parse',
  tables: 'extract_tables',
  keyValues: 'extract_key_value',
  personalData: 'extract_pii',
  resume: 'extract_resume_key_value',
  json: 'parse',
  text: 'parse',
} as const satisfies Record<string, ShownOperation>;

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as ViewName[];

export type AnswerOf<View extends ViewName> = Answers[(typeof views)[View]];

/** What a view is given. */
export interface ViewProps<View extends ViewName> {
  readonly answer: AnswerOf<View>;
  readonly document: OpenedDocument;
  readonly pointing: Pointing;
}

/** What a tab counts once its answer is there. */
export const counts: { readonly [View in ViewName]?: (answer: AnswerOf<View>) => number } = {
  tables: ({ json }) => json.tables.length,
  keyValues: ({ json }) => Object.values(json).flat().length,
  personalData: ({ json }) => json.entities.length,
};
