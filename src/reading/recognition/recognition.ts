import type { Box } from '../../document/geometry.ts';
import type { Message, MessageCode, Result } from '../../document/message.ts';
import type { Page, PositionedPage } from '../../document/page.ts';
import type { PageImage } from '../../document/page-image.ts';
import { GivenUp, type Recognizer } from '../../ocr/engines/recognizer.ts';
import { PATIENCE } from '../../ocr/engines/time-limit.ts';
import { only } from '../../ocr/image/mask.ts';
import { isWritten, LOOK_RESOLUTION } from '../../ocr/ink/looks-like-text.ts';
import { LANGUAGES, selectLanguages } from '../../ocr/language/languages.ts';
import { type ReadingOptions, readLevel, readPage } from '../../ocr/read-image.ts';
import { minutes } from '../../platform/minutes.ts';
import { addMissing, fillGaps, isBetter } from './merge.ts';
import { gaps, type Need, needOf, unread } from './need.ts';

/** What a request may say about text recognition. */
export interface RecognitionRequest {
  /** Which pages are read from their images: those that need it (`auto`, when absent), all or none. */
  readonly ocr?: 'auto' | 'always' | 'never';
  /** As the request names them; English, or what the text turns out to be in, when absent. */
  readonly languages?: readonly string[];
  /** Whether images are read by both recognisers, and pages whose fonts say nothing of some words get a second look. */
  readonly refined?: boolean;
}

/** Draws a page at so many pixels per inch. */
export type Render = (number: number, resolution: number) => Promise<PageImage>;

/** Pixels per inch: enough for type of usual size, as fine as a scan is looked at, and the coarsest scans there are. */
const LEAST_RESOLUTION = 200;
const MOST_RESOLUTION = 300;
const COARSEST = 50;

const reasons: Readonly<Record<Need, string>> = {
  scan: 'Recognised (scan): the page has no text of its own and was read from its picture.',
  drawn_text: 'Recognised (drawn text): the letters of the page are drawn as shapes, so it was read from its picture.',
  garbled_font: 'Recognised (garbled font): the fonts say wrong letters, so the page was read from its picture.',
  poor_text_layer:
    'Recognised (poor text layer): the text stored under the scan is full of errors, so the page was read anew.',
  unmapped_glyphs:
    'Recognised (unmapped glyphs): the fonts say nothing of some words, so these were read from the picture of the page.',
  text_in_images: 'Recognised (text in images): words that stand in pictures were added to the text of the page.',
  asked: 'Recognised (asked for): the page was read from its picture, as «ocr» says «always».',
};

const BY_ONE =
  'Only one of the two recognisers read the page: the other could not be loaded, broke off or took too long. Go online once and read it again.';

/** Reads the pages of one document that need it from their images. */
export class Recognition {
  readonly #recognizer: Recognizer | undefined;
  readonly #render: Render | undefined;
  readonly #mode: NonNullable<RecognitionRequest['ocr']>;
  /** None when the request names none that can be recognised. */
  readonly #languages: readonly string[];
  readonly #unknown: readonly string[];
  readonly #secondLook: boolean;
  readonly #ended = new AbortController();
  readonly #turned = new Map<number, (box: Box) => Box>();

  constructor(recognizer: Recognizer | undefined, render: Render | undefined, request: RecognitionRequest) {
    this.#recognizer = recognizer;
    this.#render = render;
    this.#mode = request.ocr ?? 'auto';
    const { known, unknown } = selectLanguages(request.languages ?? []);
    this.#languages = known;
    this.#unknown = unknown;
    this.#secondLook = request.refined ?? false;
  }

  /** Pages that can be at work at once. */
  get parallel(): number {
    return this.#recognizer?.parallel ?? 1;
  }

  /** Why a page is to be read from its image; null when it is not. */
  needOf(page: Page): Need | null {
    if (page.source === 'flow' || this.#mode === 'never') return null;
    return this.#mode === 'always' ? 'asked' : needOf(page, this.#secondLook);
  }

  /** A page with the words of its image, and messages that say why, or why not. Never rejects for a page's sake. */
  async read({ value: page, messages }: Result<PositionedPage>, need: Need): Promise<Result<PositionedPage>> {
    const say = (code: MessageCode, text: string): Result<PositionedPage> => ({
      value: page,
      messages: [...messages, { code, page: page.number, text }],
    });
    const completes = need === 'text_in_images' || need === 'unmapped_glyphs';
    if (!this.#recognizer || !this.#render) {
      // The page's own text may do.
      if (completes) return { value: page, messages };
      return say('not_recognised', 'The page needs text recognition, which is not available here.');
    }
    const warnings: Message[] = [];
    const options: ReadingOptions = {
      recognizer: this.#recognizer,
      languages: this.#languages,
      signal: this.#ended.signal,
      onReadByOne: () => {
        warnings[0] = { code: 'recognised_by_one', page: page.number, text: BY_ONE };
      },
    };
    try {
      const read = completes
        ? await completed(page, need, this.#render, options)
        : await this.#replaced(page, need, this.#render, options);
      if (read === undefined) {
        return say('nothing_recognised', 'No text, or none that makes sense, could be recognised on the page.');
      }
      if (read === page) return { value: page, messages };
      const rest = need === 'text_in_images' ? messages : messages.filter(({ code }) => code !== 'unmapped_glyphs');
      return { value: { ...read, source: 'ocr' }, messages: [...rest, ...warnings, ...this.#said(page, need)] };
    } catch (error) {
      if (error instanceof GivenUp) {
        return say(
          'recognition_given_up',
          `The page took more than ${minutes(PATIENCE)} to recognise and was given up.`,
        );
      }
      console.error(error);
      return say(
        'recognition_failed',
        'The page needs text recognition, which could not be loaded or broke off: go online once and read it again.',
      );
    }
  }

  /** Where a box of a page that was turned to be read lies on the page as it is; boxes of other pages stay. Points. */
  place(number: number, box: Box): Box {
    return this.#turned.get(number)?.(box) ?? box;
  }

  /** Gives up what is still at work. */
  end(): void {
    this.#ended.abort();
  }

  /** The page with what stands on its image instead of its own words; undefined when that is no better. */
  async #replaced(
    page: PositionedPage,
    need: Need,
    render: Render,
    options: ReadingOptions,
  ): Promise<PositionedPage | undefined> {
    const image = await render(page.number, resolutionFor(page, need));
    const { words, rules, turned } = await readPage(image, options);
    if (!isBetter(words, page.words)) return undefined;
    if (turned) this.#turned.set(page.number, turned.toPage);
    return { ...withRules(turned ? layOut(page, turned) : page, rules), words };
  }

  #said(page: PositionedPage, need: Need): Message[] {
    const said: Message[] = [{ code: 'recognised', page: page.number, text: reasons[need] }];
    if (this.#unknown.length > 0) {
      const text = `There are no models for ${this.#unknown.join(', ')}; there are ${LANGUAGES.join(', ')}.`;
      said.push({ code: 'unknown_language', page: page.number, text });
    }
    return said;
  }
}

/** The page with what its own words leave out; the same page when nothing was found. */
async function completed(
  page: PositionedPage,
  need: Need,
  render: Render,
  options: ReadingOptions,
): Promise<PositionedPage> {
  const pictures = need === 'text_in_images' ? await writtenPictures(page, render) : undefined;
  if (pictures?.length === 0) return page;
  const image = await render(page.number, resolutionFor(page, need));
  const words = pictures
    ? addMissing(page.words, await readLevel(only(image, pictures), options), pictures)
    : fillGaps(page.words, await readLevel(image, options), gaps(page));
  return words === page.words ? page : { ...page, words };
}

/** As fine as the page's finest image, within limits; preparation enlarges what is coarse. */
function resolutionFor({ images }: PositionedPage, need: Need): number {
  const own = Math.min(MOST_RESOLUTION, Math.max(0, ...images.map(({ resolution = 0 }) => resolution)));
  return need === 'scan' && own >= COARSEST ? own : Math.max(LEAST_RESOLUTION, own);
}

/** A page that was turned: what is painted on it has no place any more but the scan itself. */
const layOut = (page: PositionedPage, { width, height }: { width: number; height: number }): PositionedPage => {
  const { drawings: _, ...rest } = page;
  return { ...rest, width, height, rules: [], fills: [], images: [{ box: [0, 0, width, height] }] };
};

/** A page with the rules of its image, unless it draws rules of its own. */
const withRules = (page: PositionedPage, rules: PositionedPage['rules']): PositionedPage =>
  page.rules.length > 0 ? page : { ...page, rules };

/** Boxes of the pictures of a page in which text seems to stand. */
async function writtenPictures(page: PositionedPage, render: Render): Promise<Box[]> {
  const image = await render(page.number, LOOK_RESOLUTION);
  return unread(page).filter((picture) => isWritten(image, picture));
}
