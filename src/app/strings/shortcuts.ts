import type { KeyAction, KeyScope } from '../shell/keys.ts';

const scopes: Record<KeyScope, string> = {
  app: 'Everywhere',
  documents: 'Among the documents',
  pages: 'On the page image, while it has the focus',
  values: 'In the result, while it has the focus',
};

const actions: Record<KeyAction, string> = {
  help: 'This help',
  leave: 'Ends the search and what was pointed at',
  previousDocument: 'Previous document',
  nextDocument: 'Next document',
  view: 'Views of the result, from Read to Text',
  find: 'Find in the document',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  goToPage: 'Go to a page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomToFit: 'Fit the width',
  turnForward: 'Next page',
  turnBack: 'Previous page',
  nextValue: 'Next value',
  previousValue: 'Previous value',
};

/** What the help says of the keys. */
export const shortcuts = {
  open: 'Help with keys',
  heading: 'Keys',
  scopes,
  actions,
  /** Names of keys that have no sign of their own. */
  keys: { Escape: 'Esc', ArrowRight: '→', ArrowLeft: '←' } as Readonly<Record<string, string>>,
  to: 'to',
  or: 'or',
  controls: 'In controls',
  /** What browsers, and the patterns of ARIA, have keys do. */
  ofControls: [
    { keys: ['←', '→'], text: 'Between the views, where their names have the focus' },
    { keys: ['←', '→'], text: 'Width of the page and its result, where their border has the focus' },
    { keys: ['Enter', 'Shift + Enter'], text: 'Next and previous hit, in the search field' },
    { keys: ['Tab', 'Shift + Tab'], text: 'From one control to the next, and back' },
    { keys: ['Esc'], text: 'Closes dialogs and menus' },
  ],
  characters: 'Keys of one character work',
  charactersHelp: 'Switch them off if you dictate, or press keys by accident. The choice is kept on this device.',
};
