import { type Box, height, union, width } from '../../document/geometry.ts';
import { isBeside } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { NearLines } from '../reading-order/near-lines.ts';

/** Distance of baselines, in font sizes, up to which lines are beside each other. */
const BESIDE = 1.2;
/** Space, in font sizes, that stays free between a column and what is beside it: LaTeX parts columns by 1, sheets by 3. */
const GUTTER = 3;

/** Pictures that are looked at, the tallest of a page: they keep text from its column's edge, icons and tiles do not. */
const MOST_PICTURES = 16;
/** Least height of such a picture in font sizes. */
const TALL = 3;

/** How wide texts might be set where they are: up to what stands beside them, or to the edges of the page's text. */
export class Room {
  readonly #near: NearLines;
  readonly #left: number;
  readonly #right: number;
  readonly #pictures: readonly Box[];

  /**
   * @param lines all of a page that are in no table or figure.
   * @param pictures boxes of those of the page; none when absent.
   */
  constructor(lines: readonly Line[], pictures: readonly Box[] = []) {
    this.#near = new NearLines(lines);
    this.#pictures = [...pictures].sort((a, b) => height(b) - height(a)).slice(0, MOST_PICTURES);
    this.#left = lines.reduce((left, { box }) => Math.min(left, box[0]), Number.POSITIVE_INFINITY);
    this.#right = lines.reduce((right, { box }) => Math.max(right, box[2]), Number.NEGATIVE_INFINITY);
  }

  /**
   * x in points between which a block might be set.
   * @param frame the innermost box that it is in, whose edges it keeps as far from as it begins within.
   */
  around(block: readonly Line[], frame?: Box): readonly [left: number, right: number] {
    const [x0, , x1] = union(block.map(({ box }) => box));
    const inset = frame ? Math.max(0, Math.min(x0 - frame[0], frame[2] - x1)) : 0;
    let [left, right] = frame && width(frame) > 0 ? [frame[0] + inset, frame[2] - inset] : [this.#left, this.#right];
    for (const line of block) {
      for (const { box, fontSize } of this.#near.around(line, BESIDE * line.fontSize)) {
        if (box[0] >= x1) right = Math.min(right, Math.max(x1, box[0] - GUTTER * fontSize));
        else if (box[2] <= x0) left = Math.max(left, Math.min(x0, box[2] + GUTTER * fontSize));
      }
    }
    return [Math.min(left, x0), Math.max(right, x1)];
  }

  /** x in points: where a picture begins that stands right of a line, which goes no further; infinite where none does. */
  pictureBeside({ box, fontSize }: Line): number {
    return this.#pictures.reduce((nearest, picture) => {
      const isRight = picture[0] > box[2] && isBeside(picture, box) && height(picture) >= TALL * fontSize;
      return isRight ? Math.min(nearest, picture[0]) : nearest;
    }, Number.POSITIVE_INFINITY);
  }
}
