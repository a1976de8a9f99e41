import { type Box, rotatedBox } from './geometry.ts';

/** Width and height in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Quarter turns clockwise, 0 to 3. */
export type Turns = 0 | 1 | 2 | 3;

/** Where a box of a page or image `width × height` large is when that has been turned clockwise. */
export function turnBox([x0, y0, x1, y1]: Box, width: number, height: number, turns: Turns): Box {
  if (turns === 1) return [height - y1, x0, height - y0, x1];
  if (turns === 2) return [width - x1, height - y1, width - x0, height - y0];
  if (turns === 3) return [y0, width - x1, y1, width - x0];
  return [x0, y0, x1, y1];
}

/** The whole units that a page or image needs once it is rotated about its centre by some degrees. */
export function rotatedSize({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: Math.ceil(width * cosine + height * sine), height: Math.ceil(width * sine + height * cosine) };
}

/** The smallest box, on a page or image `width × height` large, around a box of it once it was rotated clockwise. */
export function rotateBack(box: Box, width: number, height: number, degrees: number): Box {
  if (degrees === 0) return box;
  const turned = rotatedSize({ width, height }, degrees);
  return rotatedBox(box, -degrees, { from: [turned.width / 2, turned.height / 2], to: [width / 2, height / 2] });
}
