import type { Figure } from '../../document/block.ts';
import type { Message, Result } from '../../document/message.ts';
import type { FlowPage } from '../../document/page.ts';
import { letterResolution, type PageImage } from '../../document/page-image.ts';
import { isLegible, type Picture } from '../../document/picture.ts';
import { runsOf, visit } from '../../document/walk.ts';
import { failureOf } from '../../ocr/engines/failure.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { type SignsOfText, signsOfText } from '../../ocr/ink/signs-of-text.ts';
import { limited } from '../../platform/limited.ts';
import type { LevelPage } from '../level-page.ts';
import type { OpenPicture } from './open-picture.ts';
import { contentOf, type PictureContent } from './picture-content.ts';
import { pictureKey } from './picture-key.ts';
import { isLoss, type PictureLog, type PictureLoss } from './picture-log.ts';
import { placeless } from './placeless.ts';
import { type PictureReading, readPicture } from './read-picture.ts';

/** Most different pictures of a document that are read: a book with a screenshot on every page has fewer. */
const MOST_PICTURES = 500;

/** A page whose pictures were looked at. */
export interface FlowRead extends Result<LevelPage> {
  /** Whether it holds nothing but pictures, and there was no recogniser for one that seems to hold text. */
  readonly isUnread: boolean;
}

const RECOGNISED = {
  code: 'recognised',
  text: 'Recognised (text in images): what is written in pictures was added in their places.',
} as const satisfies Message;

interface FlowPictureTools {
  readonly open: OpenPicture;
  /** What they are read with; undefined where nothing recognises. */
  readonly tools: ImageTools | undefined;
  readonly log: PictureLog;
  /** Whether no more are to be begun with. */
  readonly isLate: () => boolean;
}

/** Reads the pictures of a document that flows, each once however often it is shown. */
export class FlowPictures {
  readonly #open: OpenPicture;
  readonly #tools: ImageTools | undefined;
  readonly #log: PictureLog;
  readonly #isLate: () => boolean;
  readonly #inTurn: ReturnType<typeof limited>;
  readonly #read = new Map<string, Promise<PictureReading | PictureLoss>>();
  #isLoadable = true;

  constructor({ open, tools, log, isLate }: FlowPictureTools) {
    this.#open = open;
    this.#tools = tools;
    this.#log = log;
    this.#isLate = isLate;
    this.#inTurn = limited(tools?.recognizer.parallel ?? 1);
  }

  /** Whether a page shows pictures that may hold text. */
  static areOn = (page: FlowPage): boolean => figuresOf(page).length > 0;

  /** A page with what is written in its pictures, and a message where anything is. Never rejects. */
  async read({ value: page, messages }: Result<FlowPage>): Promise<FlowRead> {
    const pictures = new Map<string, PictureContent>();
    const losses = new Set<PictureLoss>();
    const read = async (figure: PictureFigure): Promise<void> => {
      const found = await this.#contentOf(figure);
      if (isLoss(found)) losses.add(found);
      else pictures.set(pictureKey(figure), found);
    };
    await Promise.all(figuresOf(page).map(read));
    const isUnread = (losses.has('not_available') || losses.has('not_loaded')) && !hasText(page);
    if (pictures.size === 0) return { value: { level: page }, messages, isUnread };
    return {
      value: { level: page, pictures },
      messages: [...messages, { ...RECOGNISED, page: page.number }],
      isUnread,
    };
  }

  async #contentOf({ picture, page }: PictureFigure): Promise<PictureContent | PictureLoss> {
    const key = JSON.stringify(picture);
    const isNew = !this.#read.has(key);
    const reading = this.#read.get(key) ?? this.#inTurn(() => this.#readOnce(picture, page));
    this.#read.set(key, reading);
    const found = await reading;
    const loss = isLoss(found) ? found : found.kind === 'title' ? 'without_text' : undefined;
    if (loss && isNew) this.#log.add(loss, page);
    if (isLoss(found)) return found;
    const { blocks } = contentOf({ ...found, page: { ...found.page, level: { ...found.page.level, number: page } } });
    return { blocks: placeless(blocks), words: [], rules: [] };
  }

  async #readOnce(picture: Picture, page: number): Promise<PictureReading | PictureLoss> {
    if (this.#read.size > MOST_PICTURES) return 'too_many';
    if (this.#isLate()) return 'too_late';
    try {
      const image = await this.#open(picture);
      if (isLoss(image)) return image;
      const signs = signsIn(image);
      if (signs.kind === 'none') return 'without_text';
      if (!this.#tools) return 'not_available';
      // What could not be loaded for one picture is not asked for again for each of the others.
      if (!this.#isLoadable) return 'not_loaded';
      return (await readPicture(image, page, this.#tools, { signs })) ?? 'without_text';
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'not_loaded') this.#isLoadable = false;
      return failure;
    }
  }
}

type PictureFigure = Figure & { readonly picture: Picture };

const figuresOf = ({ blocks }: FlowPage): PictureFigure[] =>
  [...visit(blocks)].filter(
    (block): block is PictureFigure =>
      block.kind === 'figure' && block.picture !== undefined && isLegible(block.picture),
  );

const hasText = ({ blocks }: FlowPage): boolean =>
  [...visit(blocks)].some((block) => block.kind === 'code' || runsOf(block).some(({ text }) => text.trim() !== ''));

/** Kinds of signs, the strongest first. */
const RANKS: readonly SignsOfText['kind'][] = ['lines', 'rows', 'title', 'none'];

/** What speaks for text in a picture, in the size in which it is shown or as a whole page that was made smaller. */
function signsIn(image: PageImage): SignsOfText {
  const signs = [image.resolution, letterResolution(image)].map((resolution) => signsOfText({ ...image, resolution }));
  return signs.sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))[0] as SignsOfText;
}
