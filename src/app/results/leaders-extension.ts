import type { MarkedExtension, Tokens } from 'marked';
import { escapeHtml } from '../output/escape-html.ts';

/** Dots that lead from a title to the number of its page: as many as the page was wide. */
const LEADER = /^[.·…](?: ?[.·…]){5,}/;
const START = /[.·…] ?[.·…] ?[.·…]/;

/** Leaders in elements of their own, which show a few of their dots: all of them would fill lines of a narrow pane. */
export const leaders: MarkedExtension = {
  extensions: [
    {
      name: 'leader',
      level: 'inline',
      start: (text) => START.exec(text)?.index,
      tokenizer(text) {
        const raw = LEADER.exec(text)?.[0];
        return raw === undefined ? undefined : { type: 'leader', raw };
      },
      renderer: ({ raw }: Tokens.Generic) => `<span data-leader>${escapeHtml(raw)}</span>`,
    },
  ],
};
