import { UNWATCHED } from '../document/watch.ts';
import type { DocumentFacts, PageFacts } from './facts.ts';

/** Everything that a stage of a page may take. */
export type Facts = PageFacts & DocumentFacts;

interface StageContract {
  readonly name: string;
  /** The facts that it reads; of a document stage: its document's and its pages'. */
  readonly takes: readonly (keyof Facts)[];
  /** The facts that it adds or replaces. */
  readonly gives: readonly (keyof Facts)[];
}

/** Runs once for each page. */
export interface PageStage extends StageContract {
  readonly scope: 'page';
  run(facts: Facts): Partial<PageFacts>;
}

/** Runs once, when the stages before it have run for all pages. */
export interface DocumentStage extends StageContract {
  readonly scope: 'document';
  run(document: DocumentFacts, pages: readonly PageFacts[]): Partial<DocumentFacts>;
}

export type Stage = PageStage | DocumentStage;

/** A stage of one page; it sees no facts but those that it takes, and has to give those that it names. */
export const pageStage = <Takes extends keyof Facts, Gives extends keyof PageFacts>(
  name: string,
  takes: readonly Takes[],
  gives: readonly Gives[],
  run: (facts: Pick<Facts, Takes>) => Pick<PageFacts, Gives>,
): PageStage => ({ scope: 'page', name, takes, gives, run });

/** A stage of a whole document. */
export const documentStage = <
  Takes extends keyof DocumentFacts,
  OfPages extends keyof PageFacts,
  Gives extends keyof DocumentFacts,
>(
  name: string,
  takes: readonly Takes[],
  ofPages: readonly OfPages[],
  gives: readonly Gives[],
  run: (document: Pick<DocumentFacts, Takes>, pages: readonly Pick<PageFacts, OfPages>[]) => Pick<DocumentFacts, Gives>,
): DocumentStage => ({ scope: 'document', name, takes: [...takes, ...ofPages], gives, run });

/**
 * Runs the stages in order: stages of pages that follow each other page by page. Facts that no later stage takes are
 * dropped, so that long documents stay small.
 * @param document the document's facts that no stage gives; the stages' facts are added to it.
 * @param pages the facts of each page that no stage gives.
 * @param watch is told of each page, and that the work goes on.
 * @returns the document's facts.
 */
export function runStages(
  stages: readonly Stage[],
  document: Partial<DocumentFacts>,
  pages: readonly Partial<Facts>[],
  watch = UNWATCHED,
): Partial<DocumentFacts> {
  const facts = pages.map((page): Partial<Facts> => ({ ...page, ...document }));
  for (let from = 0; from < stages.length; ) {
    const next = stages[from] as Stage;
    if (next.scope === 'document') {
      watch.enter(undefined);
      const given = next.run(document as DocumentFacts, facts as readonly Facts[]);
      Object.assign(document, given);
      for (const page of facts) Object.assign(page, given);
      from++;
      continue;
    }
    const group = leadingPageStages(stages.slice(from));
    from += group.length;
    const needed = new Set(stages.slice(from).flatMap(({ takes }) => takes));
    for (const [index, page] of facts.entries()) {
      watch.enter(page.page && { page: page.page.number, task: 'layout' });
      for (const stage of group) {
        Object.assign(page, stage.run(page as Facts));
        watch.beat();
      }
      facts[index] = only(needed, page);
    }
  }
  watch.enter(undefined);
  return document;
}

/** The facts of the given names. */
function only(names: ReadonlySet<keyof Facts>, facts: Partial<Facts>): Partial<Facts> {
  const kept: Partial<Record<keyof Facts, unknown>> = {};
  for (const name of names) if (name in facts) kept[name] = facts[name];
  return kept as Partial<Facts>;
}

function leadingPageStages(stages: readonly Stage[]): PageStage[] {
  const end = stages.findIndex(({ scope }) => scope === 'document');
  return stages.slice(0, end < 0 ? stages.length : end).filter((stage) => stage.scope === 'page');
}

/** The stages as a table in plain text: number, name and scope, what each takes and gives. */
export const printedStages = (stages: readonly Stage[]): string =>
  stages
    .map(({ name, scope, takes, gives }, index) => {
      const number = `${index + 1}.`.padEnd(4);
      return `${number}${name} (${scope}): ${takes.join(', ')} → ${gives.join(', ')}`;
    })
    .join('\n');
