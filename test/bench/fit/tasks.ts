import { headingSigns } from '../../../src/layout/headings/heading-signs.ts';
import { headingLabels } from './heading-labels.ts';

/** A decision of the layout whose weights are fitted. */
export interface FitTask {
  /** Its signs, with the weights that they have before any document is seen. */
  readonly signs: readonly { readonly name: string; readonly prior?: number }[];
  /** The right answers by a truth in Markdown, for the texts of the places in the order of the document. */
  readonly labels: (truth: string, texts: readonly string[]) => (boolean | undefined)[];
  /** The file of its weights, from the root of the project. */
  readonly path: string;
}

/** By the name of the decision. */
export const fitTasks: Readonly<Record<string, FitTask>> = {
  heading: { signs: headingSigns, labels: headingLabels, path: 'src/layout/headings/heading-weights.ts' },
};
