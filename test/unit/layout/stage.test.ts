import { describe, expect, test } from 'vitest';
import { documentStage, pageStage, printedStages, runStages, type Stage } from '../../../src/layout/stage.ts';
import { BODY, page } from './page.ts';

const [first, second] = [page([]), page([], { number: 2 })];

describe('stages', () => {
  test('of pages run page by page, those of the document once all pages are done', () => {
    const order: string[] = [];
    const stages: readonly Stage[] = [
      pageStage('lines', ['page'], ['lines'], (facts) => {
        order.push(`lines ${facts.page.number}`);
        return { lines: [] };
      }),
      pageStage('rotated', ['page'], ['rotated'], (facts) => {
        order.push(`rotated ${facts.page.number}`);
        return { rotated: [] };
      }),
      documentStage('running heads', [], ['lines'], ['runningHeads'], (_, pages) => {
        order.push(`heads of ${pages.length}`);
        return { runningHeads: new Set() };
      }),
    ];
    runStages(stages, {}, [{ page: first }, { page: second }]);
    expect(order).toEqual(['lines 1', 'rotated 1', 'lines 2', 'rotated 2', 'heads of 2']);
  });

  test('see what the document brings along and what earlier ones gave', () => {
    const stages: readonly Stage[] = [
      documentStage('levels', ['typography'], [], ['levels'], ({ typography }) => {
        expect(typography).toBe(BODY);
        return { levels: new Map() };
      }),
      pageStage('blocks', ['typography', 'levels'], ['blocks'], ({ typography, levels }) => {
        expect(typography).toBe(BODY);
        expect(levels.size).toBe(0);
        return { blocks: [{ kind: 'code', page: 1, text: 'x', words: [] }] };
      }),
      documentStage('document', [], ['blocks'], ['document'], (_, pages) => ({
        document: pages.flatMap(({ blocks }) => blocks),
      })),
    ];
    expect(runStages(stages, { typography: BODY }, [{ page: first }, { page: second }]).document).toHaveLength(2);
  });

  test('leave no facts of pages that no later one takes', () => {
    let left: string[] = [];
    const stages: readonly Stage[] = [
      pageStage('lines', ['page'], ['lines'], () => ({ lines: [] })),
      documentStage('running heads', [], ['page'], ['runningHeads'], (_, pages) => {
        left = Object.keys(pages[0] ?? {});
        return { runningHeads: new Set() };
      }),
    ];
    runStages(stages, {}, [{ page: first }]);
    expect(left).toEqual(['page']);
  });

  test('are printed with what they take and give', () => {
    const stage = pageStage('lines', ['page'], ['lines', 'rotated'], () => ({ lines: [], rotated: [] }));
    expect(printedStages([stage])).toBe('1.  lines (page): page → lines, rotated');
  });
});
