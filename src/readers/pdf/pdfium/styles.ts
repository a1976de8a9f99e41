import { INVISIBLE, type TextStyle } from '../source.ts';
import { directionOf, round, wholeDegrees } from '../view.ts';
import { readFill } from './colors.ts';
import type { PageContext } from './page-context.ts';
import { MarkReader, readRoles } from './roles.ts';

/** What the engine has for «no marked-content identifier». */
const NONE = -1;

/** Reads what the characters of a text object share. */
export class StyleReader {
  readonly #context: PageContext;
  readonly #textPage: number;
  readonly #marks: MarkReader;
  /** Structure types by marked-content identifier. */
  readonly #roles: ReadonlyMap<number, string>;

  constructor(context: PageContext, textPage: number) {
    this.#context = context;
    this.#textPage = textPage;
    this.#marks = new MarkReader(context.engine);
    this.#roles = readRoles(context.engine, context.page);
  }

  /** The style of a text object, one of whose characters stands at an index of the text page. */
  read(index: number, object: number): TextStyle {
    const { engine, view, fonts } = this.#context;
    const { call, scratch } = engine;
    const hasMatrix = call.FPDFText_GetMatrix(this.#textPage, index, scratch);
    const [a, b, c, d] = hasMatrix
      ? [engine.float(0), engine.float(1), engine.float(2), engine.float(3)]
      : [1, 0, 0, 1];
    const direction = directionOf(view.matrix, a, b);
    const id = call.FPDFPageObj_GetMarkedContentID(object);
    return {
      ...fonts.get(call.FPDFTextObj_GetFont(object)),
      object,
      size: round(Math.abs(call.FPDFText_GetFontSize(this.#textPage, index)) * Math.hypot(c, d)),
      color: readFill(engine, object)?.color ?? '#000000',
      direction,
      rotation: wholeDegrees(direction),
      markedContentId: id === NONE ? undefined : id,
      invisible: call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE,
      role: this.#roles.get(id) ?? this.#marks.roleOf(object),
    };
  }
}
