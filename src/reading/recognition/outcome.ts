import type { Message, MessageCode } from '../../document/message.ts';
import type { Word } from '../../document/page.ts';
import type { RecognizedText } from '../../ocr/engines/recognizer.ts';
import { TIME_LIMIT } from '../../ocr/engines/time-limit.ts';
import { LANGUAGES } from '../../ocr/language/languages.ts';
import { minutes } from '../../platform/minutes.ts';
import type { LevelPage } from '../level-page.ts';
import { withPictureWords } from '../pictures/insert.ts';
import { isDoubtful } from './doubt.ts';
import { completes, doesWithout, type Need } from './need.ts';

/** What became of a page that was to be read from its image. */
export type Outcome =
  /** The words of its image took the place of its own. */
  | { readonly kind: 'recognised'; readonly page: LevelPage; readonly readBy: RecognizedText['readBy'] }
  /** Words of its image were added to its own. */
  | { readonly kind: 'completed'; readonly page: LevelPage; readonly readBy: RecognizedText['readBy'] }
  /** Its image holds nothing that its own words leave out. */
  | { readonly kind: 'nothing_missing' }
  /** Its image holds no text, or none better than its own. */
  | { readonly kind: 'nothing_recognised' }
  /** It took too long. */
  | { readonly kind: 'given_up' }
  /** It cannot be drawn within the bounds of a page, for a reason that is a sentence. */
  | { readonly kind: 'too_much'; readonly reason: string }
  /** A recogniser broke off. */
  | { readonly kind: 'failed' }
  /** The recogniser's files could not be loaded. */
  | { readonly kind: 'not_loaded' }
  /** There is no recogniser, or nothing that draws the page. */
  | { readonly kind: 'not_available' };

/** What messages tell besides the outcome. */
export interface OutcomeContext {
  /** One-based. */
  readonly page: number;
  readonly need: Need;
  /** Whether two recognisers were to read the page. */
  readonly refined: boolean;
  /** Languages asked for that have no model. */
  readonly unknownLanguages: readonly string[];
}

type Said = readonly (readonly [code: MessageCode, text: string])[];

const REASONS: Readonly<Record<Need, string>> = {
  scan: 'Recognised (scan): the page has no text of its own.',
  drawn_text: 'Recognised (drawn text): the letters of the page are drawn as shapes, so it was read from its picture.',
  garbled_font: 'Recognised (garbled font): the fonts say wrong letters, so the page was read from its picture.',
  poor_text_layer:
    'Recognised (poor text layer): the text stored under the scan is full of errors, so the page was read anew.',
  doubtful_text_layer:
    'Recognised (doubtful text layer): the text stored under the scan has errors, so the page was read anew.',
  unmapped_glyphs:
    'Recognised (unmapped glyphs): the fonts say nothing of some words, so these were read from the picture of the page.',
  text_in_images: 'Recognised (text in images): words that stand in pictures were added to the text of the page.',
  asked: 'Recognised (asked for): the page was read from its picture, as «ocr» says «always».',
};

/** The messages of a page that was read. */
const read = ({ readBy, page }: Extract<Outcome, { readBy: unknown }>, context: OutcomeContext): Said => [
  ...(context.refined && readBy === 'one'
    ? ([
        [
          'recognised_by_one',
          'Only one of the two recognisers read the page: the other does not know its letters, could not be loaded, broke off or took too long. Go online once and read it again.',
        ],
      ] as const)
    : []),
  ...(readBy === 'one_of_two'
    ? ([
        [
          'recognised_by_one',
          'Lines in doubt were read by one recogniser alone: the larger model could not be loaded, broke off or took too long. Go online once and read it again.',
        ],
      ] as const)
    : []),
  ['recognised', REASONS[context.need]],
  ...(isDoubtful(wordsOn(page)) ? ([['low_confidence', doubt(context)]] as const) : []),
  ...(context.unknownLanguages.length > 0
    ? ([
        [
          'unknown_language',
          `There are no models for ${context.unknownLanguages.join(', ')}; there are ${LANGUAGES.join(', ')}.`,
        ],
      ] as const)
    : []),
];

const wordsOn = (page: LevelPage): readonly Word[] => {
  const { level } = withPictureWords(page);
  return level.source === 'flow' ? [] : level.words;
};

const doubt = ({ refined }: OutcomeContext): string =>
  `Many words of the page may be wrong: text recognition was not sure of them. A sharp, upright scan at 300 dpi is read better${refined ? '' : ', and so it is with the larger model: an option of the page, and what tickets of the type file_refined_quick use'}.`;

/** What it means for a page that the recogniser is not there. */
const NOT_LOADED = {
  missing: 'Words may be missing: the page needs text recognition',
  wrong: 'Words may be wrong: the text stored under the scan has errors, and the page needs text recognition',
  unread: 'The page was not read: it needs text recognition',
};

/** The messages of each outcome. */
const MESSAGES: {
  readonly [K in Outcome['kind']]: (outcome: Extract<Outcome, { kind: K }>, context: OutcomeContext) => Said;
} = {
  recognised: read,
  completed: read,
  nothing_missing: () => [],
  nothing_recognised: () => [
    ['nothing_recognised', 'No text, or none that makes sense, could be recognised on the page.'],
  ],
  given_up: () => [
    ['recognition_given_up', `The page took more than ${minutes(TIME_LIMIT)} to recognise and was given up.`],
  ],
  too_much: ({ reason }) => [['recognition_given_up', reason]],
  failed: () => [
    [
      'recognition_failed',
      'The page needs text recognition, which broke off: read it again, by itself or as a smaller scan.',
    ],
  ],
  not_loaded: (_, { need }) => [
    [
      'not_recognised',
      `${NOT_LOADED[completes(need) ? 'missing' : doesWithout(need) ? 'wrong' : 'unread']}, which could not be loaded. Go online once and read it again.`,
    ],
  ],
  // A page that has text of its own may do without.
  not_available: (_, { need }) =>
    doesWithout(need) ? [] : [['not_recognised', 'The page needs text recognition, which is not available here.']],
};

/** The messages that an outcome adds to those of the page. */
export function messagesOf<K extends Outcome['kind']>(
  outcome: Extract<Outcome, { kind: K }>,
  context: OutcomeContext,
): Message[] {
  const said = MESSAGES[outcome.kind as K](outcome, context);
  return said.map(([code, text]) => ({ code, page: context.page, text }));
}

/** The message of a page of this one-based number that has no text of its own and that the request says not to recognise. */
export const unaskedMessage = (page: number): Message => ({
  code: 'recognition_off',
  page,
  text: 'The page has no text of its own, and was not read from its image, as «ocr» says «never»: leave «ocr» out to have it read.',
});
