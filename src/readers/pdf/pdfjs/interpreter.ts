import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { intersection } from '../../../document/geometry.ts';
import { POINTS_PER_INCH } from '../../../document/page-image.ts';
import { type PaintedObject, SPACE, type TextToken } from '../source.ts';
import { BLOCK_TYPES } from '../structure-types.ts';
import type { Tags } from '../tags.ts';
import { applyToBox, concatenate, IDENTITY, type View } from '../view.ts';
import { matrixOf, numberOf, numbersOf, type Operands } from './arguments.ts';
import type { LoadedFont } from './fonts.ts';
import { type GraphicsState, initialState } from './graphics-state.ts';
import { readPath } from './paths.ts';
import { showText } from './show-text.ts';

/** A marked-content sequence (ISO 32000-2, 14.6): its tag and its identifier. */
interface Mark {
  readonly tag: string;
  readonly id: number | undefined;
}

/** What the operators of one page paint: the operator list of pdf.js goes in, text and painted objects come out. */
export class Interpreter {
  readonly text: TextToken[] = [];
  readonly objects: PaintedObject[] = [];
  readonly #fonts: ReadonlyMap<string, LoadedFont>;
  readonly #tags: Tags;
  readonly #saved: GraphicsState[] = [];
  readonly #marks: Mark[] = [];
  #state: GraphicsState;
  readonly #view: View;
  readonly #annotations: ReadonlySet<unknown>;
  #clips = false;
  #textObjects = 0;
  /** Whether what follows is the look of an annotation that is left out. */
  #isLeftOut = false;

  /**
   * @param annotations identifiers of those whose look is read too.
   */
  constructor(view: View, fonts: ReadonlyMap<string, LoadedFont>, tags: Tags, annotations: ReadonlySet<unknown>) {
    this.#view = view;
    this.#state = initialState(view);
    this.#fonts = fonts;
    this.#tags = tags;
    this.#annotations = annotations;
  }

  /** Runs one operator; those that neither paint nor change how is painted do nothing. */
  run(operator: number, operands: Operands): void {
    if (operator === OPS.endAnnotation) this.#isLeftOut = false;
    if (!this.#isLeftOut) this.#operators[operator]?.(operands);
  }

  /** By operator: see ISO 32000-2, annex A. */
  readonly #operators: Readonly<Record<number, (operands: Operands) => void>> = {
    [OPS.save]: () => this.#save(),
    [OPS.restore]: () => this.#restore(),
    [OPS.transform]: (operands) => this.#transform(operands),
    [OPS.setGState]: ([entries]) => this.#setParameters(entries),
    [OPS.setLineWidth]: ([width]) => this.#set({ lineWidth: numberOf(width) }),
    [OPS.setFillRGBColor]: ([color]) => this.#set({ fillColor: String(color), hasPattern: false }),
    [OPS.setStrokeRGBColor]: ([color]) => this.#set({ strokeColor: String(color) }),
    [OPS.setStrokeColorN]: () => this.#set({ strokeColor: undefined }),
    [OPS.setFillColorN]: () => this.#set({ fillColor: undefined, hasPattern: true }),
    [OPS.setFillTransparent]: () => this.#set({ fillColor: undefined, hasPattern: false }),

    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      this.#save();
      this.#transform(matrix);
    },
    [OPS.paintFormXObjectEnd]: () => this.#restore(),
    [OPS.beginGroup]: () => this.#beginGroup(),
    [OPS.endGroup]: () => this.#restore(),
    [OPS.beginAnnotation]: ([id, , toPlace, matrix]) => {
      this.#isLeftOut = !this.#annotations.has(id);
      this.#state = initialState(this.#view);
      this.#transform(toPlace);
      this.#transform(matrix);
    },
    [OPS.clip]: () => this.#clipNext(),
    [OPS.eoClip]: () => this.#clipNext(),
    [OPS.constructPath]: ([paint, path, extent]) => this.#paintPath(paint, path, extent),
    [OPS.shadingFill]: () => this.objects.push({ kind: 'shading', box: this.#state.clip }),
    [OPS.paintImageXObject]: ([, width]) => this.#paintImage(width),
    [OPS.paintInlineImageXObject]: ([image]) => this.#paintImage(widthOf(image)),
    [OPS.paintImageMaskXObject]: ([image]) => this.#paintImage(widthOf(image)),
    [OPS.paintSolidColorImageMask]: () => this.#paintImage(1),

    [OPS.beginMarkedContent]: ([tag]) => this.#marks.push({ tag: String(tag), id: undefined }),
    [OPS.beginMarkedContentProps]: ([tag, id]) =>
      this.#marks.push({ tag: String(tag), id: typeof id === 'number' ? id : undefined }),
    [OPS.endMarkedContent]: () => this.#marks.pop(),

    [OPS.beginText]: () => this.#setLine(IDENTITY),
    [OPS.setCharSpacing]: ([spacing]) => this.#set({ characterSpacing: numberOf(spacing) }),
    [OPS.setWordSpacing]: ([spacing]) => this.#set({ wordSpacing: numberOf(spacing) }),
    [OPS.setHScale]: ([percent]) => this.#set({ horizontalScale: numberOf(percent) / 100 }),
    [OPS.setLeading]: ([leading]) => this.#set({ leading: numberOf(leading) }),
    [OPS.setTextRise]: ([rise]) => this.#set({ rise: numberOf(rise) }),
    [OPS.setTextRenderingMode]: ([mode]) => this.#set({ renderingMode: numberOf(mode) }),
    [OPS.setFont]: ([name, size]) => this.#setFont(name, size),
    [OPS.setTextMatrix]: ([matrix]) => this.#setLine(matrixOf(matrix)),
    [OPS.moveText]: ([x, y]) => this.#moveLine(numberOf(x), numberOf(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      this.#set({ leading: -numberOf(y) });
      this.#moveLine(numberOf(x), numberOf(y));
    },
    [OPS.nextLine]: () => this.#moveLine(0, -this.#state.leading),
    [OPS.showText]: ([shown]) => this.#showText(shown),
  };

  #set(change: Partial<GraphicsState>): void {
    Object.assign(this.#state, change);
  }

  #save(): void {
    this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  /** A transparency group begins with an alpha of 1, and is painted as a whole with that before it (ISO 32000-2, 11.6.6). */
  #beginGroup(): void {
    this.#save();
    const { groupAlpha, fillAlpha } = this.#state;
    this.#set({ groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1 });
  }

  #transform(matrix: unknown): void {
    this.#state.matrix = concatenate(matrixOf(matrix), this.#state.matrix);
  }

  /** The entries of a graphics state parameter dictionary (ISO 32000-2, table 57) as pairs of key and value. */
  #setParameters(entries: unknown): void {
    for (const [key, value] of Array.isArray(entries) ? entries : []) {
      if (key === 'LW') this.#state.lineWidth = numberOf(value);
      else if (key === 'ca') this.#state.fillAlpha = numberOf(value);
      else if (key === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1]);
    }
  }

  #setFont(name: unknown, size: unknown): void {
    this.#set({ font: this.#fonts.get(String(name)), fontSize: numberOf(size) });
  }

  #setLine(matrix: GraphicsState['lineMatrix']): void {
    this.#set({ lineMatrix: matrix, textMatrix: matrix });
  }

  #moveLine(x: number, y: number): void {
    this.#setLine(concatenate([1, 0, 0, 1, x, y], this.#state.lineMatrix));
  }

  #showText(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const id = this.#marks.findLast((mark) => mark.id !== undefined)?.id;
    const tag = id === undefined ? undefined : this.#tags.get(id);
    const role = tag?.role ?? this.#marks.findLast(({ tag }) => BLOCK_TYPES.has(tag))?.tag;
    const place = {
      object: ++this.#textObjects,
      after: this.objects.length,
      markedContentId: id,
      role,
      cell: tag?.cell,
      treeIndex: tag?.treeIndex,
    };
    for (const token of showText(shown, this.#state, place)) {
      if (token !== SPACE || this.text.at(-1) !== SPACE) this.text.push(token);
    }
  }

  /** @param path a list that holds the commands; @param extent the box around the path, before the current matrix. */
  #paintPath(paint: unknown, path: unknown, extent: unknown): void {
    const commands = Array.isArray(path) ? numbersOf(path[0]) : [];
    const painted = commands.length > 0 ? readPath(paint, commands, this.#state) : undefined;
    if (painted) this.objects.push(painted);
    if (this.#clips) this.#clip(extent);
    this.#clips = false;
  }

  /** The next path is a clipping path (ISO 32000-2, 8.5.4). */
  #clipNext(): void {
    this.#clips = true;
  }

  #clip(extent: unknown): void {
    const [left, bottom, right, top] = numbersOf(extent);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined) return;
    const { clip, matrix } = this.#state;
    const box = applyToBox(matrix, left, bottom, right, top);
    this.#state.clip = intersection(clip, box);
  }

  /** Paints an image, which is `width` pixels wide, over the unit square (ISO 32000-2, 8.9.5). */
  #paintImage(width: unknown): void {
    const { matrix } = this.#state;
    const box = applyToBox(matrix, 0, 0, 1, 1);
    const across = Math.hypot(matrix[0], matrix[1]);
    const resolution = Math.round((numberOf(width) / across) * POINTS_PER_INCH);
    this.objects.push({ kind: 'image', region: across === 0 ? { box } : { box, resolution } });
  }
}

const widthOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'width' in image ? image.width : undefined;
