import { beginStep } from '../../document/begin-step.ts';
import { TooMuch } from '../../document/budget.ts';
import type { Box } from '../../document/geometry.ts';
import type { Message, Result } from '../../document/message.ts';
import type { FlowPage, Page, PositionedPage } from '../../document/page.ts';
import type { PageImage } from '../../document/page-image.ts';
import { UNWATCHED, type Watch } from '../../document/watch.ts';
import { failureOf } from '../../ocr/engines/failure.ts';
import type { Recognizer } from '../../ocr/engines/recognizer.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { signsOfText, TEST_RESOLUTION } from '../../ocr/ink/signs-of-text.ts';
import { selectLanguages } from '../../ocr/language/languages.ts';
import { readLevel, readPage } from '../../ocr/read-image.ts';
import { AwakeTime } from '../../platform/awake-time.ts';
import { displayedPage } from '../displayed-page.ts';
import type { FontTools } from '../fonts/repair.ts';
import { levelImage } from '../level-image.ts';
import { type LevelPage, levelPageOf } from '../level-page.ts';
import { wordsWithoutLabels } from '../pictures/chart-page.ts';
import { FlowPictures } from '../pictures/flow-pictures.ts';
import { joinedPlaces } from '../pictures/joined-places.ts';
import type { OpenPicture } from '../pictures/open-picture.ts';
import { readPagePictures, withPictures } from '../pictures/page-pictures.ts';
import { PictureLog } from '../pictures/picture-log.ts';
import { isMoreLegible } from './legibility.ts';
import { fillGaps, isBetter } from './merge.ts';
import { completes, doesWithout, gaps, type Need, needOf, unread } from './need.ts';
import { messagesOf, type Outcome, unaskedMessage } from './outcome.ts';
import { recognisedPage } from './recognised-page.ts';

/** What a request may say about text recognition. */
export interface RecognitionRequest {
  /** Which pages are read from their images: those that need it (`auto`, when absent), all or none. */
  readonly ocr?: 'auto' | 'always' | 'never';
  /** As the request names them; English, or what the text turns out to be in, when absent. */
  readonly languages?: readonly string[];
  /** Whether images are read by both recognisers, and also pages on which the fonts do not map some words. */
  readonly refined?: boolean;
  /** Whether lines in doubt are read by the larger model as well, where images are not read by both anyway. */
  readonly closely?: boolean;
  /** Milliseconds after which no more pictures beside text are begun with; all are read when absent. */
  readonly pictureTime?: number;
}

/** Draws a page at so many pixels per inch; of an area in points where that is enough, perhaps more. */
export type Render = (number: number, resolution: number, area?: Box) => Promise<PageImage>;

/** Pixels per inch at which pages are drawn: enough for type of usual size, and as fine as scans usually are. */
const LEAST_RESOLUTION = 200;
const MOST_RESOLUTION = 300;
/** Pixels per inch: scans coarser than this do not state their resolution rightly. */
const COARSEST_SCAN = 50;

/** Reads the pages of one document that need it from their images. */
export class Recognition {
  readonly #recognizer: Recognizer | undefined;
  readonly #render: Render | undefined;
  readonly #mode: NonNullable<RecognitionRequest['ocr']>;
  /** None when the request names none that can be recognised. */
  readonly #languages: readonly string[];
  readonly #unknownLanguages: readonly string[];
  readonly #refined: boolean;
  readonly #watch: Watch;
  readonly #pictureTime: AwakeTime | undefined;
  readonly #ended = new AbortController();
  readonly #unread: number[] = [];
  #isLoadable = true;
  readonly #pictureLog = new PictureLog();
  readonly #flowPictures: FlowPictures | undefined;

  /**
   * @param openPicture opens the pictures of a document that flows; absent where none can be.
   * @param watch is told of each stage.
   */
  constructor(
    recognizer: Recognizer | undefined,
    render: Render | undefined,
    request: RecognitionRequest,
    openPicture?: OpenPicture,
    watch = UNWATCHED,
  ) {
    this.#recognizer = recognizer;
    this.#render = render;
    this.#mode = request.ocr ?? 'auto';
    const { known, unknown } = selectLanguages(request.languages ?? []);
    this.#languages = known;
    this.#unknownLanguages = unknown;
    this.#refined = request.refined ?? false;
    this.#watch = watch;
    this.#pictureTime = request.pictureTime === undefined ? undefined : new AwakeTime(request.pictureTime);
    const pictures = { tools: this.#tools(watch.beat), log: this.#pictureLog, isLate: this.#isLate };
    this.#flowPictures = openPicture && new FlowPictures({ ...pictures, open: openPicture });
  }

  /** Pages that can be at work at once. */
  get parallel(): number {
    return this.#recognizer?.parallel ?? 1;
  }

  /** Numbers of the pages that hold nothing of use, as there was no recogniser for them. */
  get unread(): readonly number[] {
    return this.#unread;
  }

  /** Why a page is to be read from its image; null when it is not. */
  needOf(page: Page): Need | null {
    if (page.source === 'flow' || this.#mode === 'never') return null;
    return this.#mode === 'always' ? 'asked' : needOf(page, this.#refined);
  }

  /** What is said of a page that has no text because no page is to be read from its image. */
  messagesOfUnasked(page: Page): readonly Message[] {
    if (page.source === 'flow' || this.#mode !== 'never' || page.words.length > 0) return [];
    const need = needOf(page);
    return need === 'scan' || need === 'drawn_text' ? [unaskedMessage(page.number)] : [];
  }

  /** Whether a page of a document that flows has pictures to read. */
  hasPictures(page: FlowPage): boolean {
    return this.#mode !== 'never' && this.#flowPictures !== undefined && FlowPictures.areOn(page);
  }

  /** A page of a document that flows with what is written in its pictures. */
  async readPictures(result: Result<FlowPage>): Promise<Result<LevelPage>> {
    const { value: page } = result;
    const read = await this.#flowPictures?.read(result);
    if (read?.isUnread) this.#unread.push(page.number);
    return read ?? { value: { level: page }, messages: result.messages };
  }

  /** What was left out of pictures; known once all pages have been read. */
  get pictureMessages(): readonly Message[] {
    return this.#pictureLog.messages();
  }

  /** A page with the words of its image, and messages with the reason. A page that fails is returned as it is. */
  async read({ value: page, messages }: Result<PositionedPage>, need: Need): Promise<Result<LevelPage>> {
    const outcome = await this.#outcomeOf(page, need);
    const isMissing = outcome.kind === 'not_loaded' || outcome.kind === 'not_available';
    if (isMissing && !doesWithout(need)) this.#unread.push(page.number);
    const said = messagesOf(outcome, {
      page: page.number,
      need,
      refined: this.#refined,
      unknownLanguages: this.#unknownLanguages,
    });
    if (outcome.kind !== 'recognised' && outcome.kind !== 'completed') {
      return { value: levelPageOf(page), messages: [...messages, ...said] };
    }
    return { value: outcome.page, messages: [...stillTrue(messages, need), ...said] };
  }

  /** What the letters of fonts are read with; undefined where pages are not to be read from their images. */
  get fontTools(): FontTools | undefined {
    if (this.#mode !== 'auto' || !this.#recognizer || !this.#render) return undefined;
    const [recognizer, render] = [this.#recognizer, this.#render];
    return { recognizer, render, languages: this.#languages, signal: this.#ended.signal };
  }

  readonly #isLate = (): boolean => this.#pictureTime?.isOver() ?? false;

  /** Gives up what is still at work. */
  end(): void {
    // Without a recogniser nothing is, and the reason for it is an error with its stack, which takes a while to make.
    if (this.#recognizer) this.#ended.abort();
  }

  /** What images are read with; undefined where nothing recognises. `begin` is called as each stage begins. */
  #tools(begin: () => void): ImageTools | undefined {
    const recognizer = this.#recognizer;
    return recognizer && { recognizer, languages: this.#languages, signal: this.#ended.signal, begin };
  }

  async #outcomeOf(page: PositionedPage, need: Need): Promise<Outcome> {
    const tools = this.#tools(() => beginStep(this.#watch, { page: page.number, task: 'recognition' }));
    if (!tools || !this.#render) return { kind: 'not_available' };
    // What could not be loaded for one page is not asked for again for each of the others.
    if (!this.#isLoadable) return { kind: 'not_loaded' };
    if (need === 'text_in_images' && this.#isLate()) {
      for (const _ of joinedPlaces(unread(page))) this.#pictureLog.add('too_late', page.number);
      return { kind: 'nothing_missing' };
    }
    try {
      return await (completes(need) ? complete : replace)(page, need, this.#render, {
        ...tools,
        log: this.#pictureLog,
      });
    } catch (error) {
      if (error instanceof TooMuch) return { kind: 'too_much', reason: error.message };
      const kind = failureOf(error);
      if (kind === 'not_loaded') this.#isLoadable = false;
      return { kind };
    } finally {
      this.#watch.enter(undefined);
    }
  }
}

interface Tools extends ImageTools {
  readonly log: PictureLog;
}

/** The page with the words of its image instead of its own. */
async function replace(given: PositionedPage, need: Need, render: Render, tools: Tools): Promise<Outcome> {
  const page = displayedPage(given);
  const image = await render(page.number, resolutionFor(page, need));
  const text = await readPage(image, tools);
  const { words, readBy } = text;
  if (need === 'doubtful_text_layer' && !isMoreLegible(words, page.words)) return { kind: 'nothing_missing' };
  if (!isBetter(words, page.words)) return { kind: 'nothing_recognised' };
  const read = recognisedPage(page, text);
  const kept = need === 'scan' || need === 'drawn_text' ? wordsWithoutLabels(read.level, image) : words;
  if (kept.length === 0) return { kind: 'nothing_recognised' };
  if (kept.length === words.length) return { kind: 'recognised', page: read, readBy };
  tools.log.add('without_text', page.number);
  return { kind: 'recognised', page: { ...read, level: { ...read.level, words: kept } }, readBy };
}

/** The page with what its own words leave out. */
async function complete(page: PositionedPage, need: Need, draw: Render, tools: Tools): Promise<Outcome> {
  const render: Render = async (number, resolution) => levelImage(await draw(number, resolution), page);
  const fine = (): Promise<PageImage> => render(page.number, resolutionFor(page, need));
  if (need === 'text_in_images') return completePictures(page, await render(page.number, TEST_RESOLUTION), fine, tools);
  const { words, readBy } = await readLevel(await fine(), tools);
  const merged = fillGaps(page.words, words, gaps(page));
  if (merged.kind === 'unchanged') return { kind: 'nothing_missing' };
  return { kind: 'completed', page: levelPageOf({ ...page, source: 'ocr', words: merged.words }), readBy };
}

/** The page with what is written in its pictures. @param coarse the page at the resolution at which pictures are tested. */
async function completePictures(
  page: PositionedPage,
  coarse: PageImage,
  fine: () => Promise<PageImage>,
  { log, ...tools }: Tools,
): Promise<Outcome> {
  const places = joinedPlaces(unread(page));
  const promising = places.flatMap((box) => {
    const signs = signsOfText(coarse, box);
    return signs.kind === 'none' ? [] : [{ box, signs }];
  });
  const read = promising.length > 0 ? await readPagePictures(page, await fine(), promising, tools) : [];
  const withText = read.filter(({ kind }) => kind === 'text').length;
  for (let lost = places.length - withText; lost > 0; lost--) log.add('without_text', page.number);
  const [first] = read;
  if (!first) return { kind: 'nothing_missing' };
  return { kind: 'completed', page: withPictures(page, read), readBy: first.readBy };
}

/** As fine as the page's finest image, within limits; preparation enlarges what is coarse. */
function resolutionFor({ images }: PositionedPage, need: Need): number {
  const own = Math.min(MOST_RESOLUTION, Math.max(0, ...images.map(({ resolution = 0 }) => resolution)));
  return need === 'scan' && own >= COARSEST_SCAN ? own : Math.max(LEAST_RESOLUTION, own);
}

/** A page's messages without that of words that its fonts do not map, where those have been read from its image. */
const stillTrue = (messages: readonly Message[], need: Need): readonly Message[] =>
  need === 'text_in_images' ? messages : messages.filter(({ code }) => code !== 'unmapped_glyphs');
