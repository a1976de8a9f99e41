import type { Random } from '../../../pii/random.ts';
import type { Color, ColorImage } from '../color-image.ts';

/** What lies on a page as a translucent film would: it lets its own colour through. */
function tint(image: ColorImage, at: number, color: Color, cover: number): void {
  for (let part = 0; part < 3; part++) {
    const own = image.pixels[at + part] as number;
    image.pixels[at + part] = own * (1 - cover + (cover * (color[part] as number)) / 255);
  }
}

/** Puts the dark parts of an image of a stamp onto a page, its middle at a place (pixels), turned by some degrees, worn. */
export function stamp(
  page: ColorImage,
  die: ColorImage,
  { x, y, degrees, color }: { readonly x: number; readonly y: number; readonly degrees: number; readonly color: Color },
  random: Random,
): void {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const reach = Math.ceil(Math.hypot(die.width, die.height) / 2);
  for (let dy = -reach; dy < reach; dy++) {
    for (let dx = -reach; dx < reach; dx++) {
      const [px, py] = [Math.round(x) + dx, Math.round(y) + dy];
      const u = Math.round(dx * cosine + dy * sine + die.width / 2);
      const v = Math.round(dy * cosine - dx * sine + die.height / 2);
      if (px < 0 || py < 0 || px >= page.width || py >= page.height) continue;
      if (u < 0 || v < 0 || u >= die.width || v >= die.height) continue;
      const ink = 1 - (die.pixels[(v * die.width + u) * 3] as number) / 255;
      if (ink > 0) tint(page, (py * page.width + px) * 3, color, ink * (0.72 + random.below(24) / 100));
    }
  }
}

/** Draws a marker over a box of a page in pixels: x0, y0, x1, y1. */
export function mark(page: ColorImage, box: readonly [number, number, number, number], color: Color): void {
  const [x0, y0, x1, y1] = box.map(Math.round) as [number, number, number, number];
  for (let y = Math.max(0, y0); y < Math.min(page.height, y1); y++) {
    for (let x = Math.max(0, x0); x < Math.min(page.width, x1); x++) tint(page, (y * page.width + x) * 3, color, 1);
  }
}

/** Draws a pen's stroke from one place of a page to another, bent a little. Pixels. */
export function stroke(
  page: ColorImage,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  { color, thickness }: { readonly color: Color; readonly thickness: number },
): void {
  const length = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]));
  for (let step = 0; step <= length; step++) {
    const share = step / length;
    const x = Math.round(from[0] + (to[0] - from[0]) * share);
    const y = Math.round(from[1] + (to[1] - from[1]) * share + Math.sin(share * 9) * thickness * 2);
    for (let dy = 0; dy < thickness; dy++) {
      const at = ((y + dy) * page.width + x) * 3;
      if (x >= 0 && x < page.width && y + dy >= 0 && y + dy < page.height) page.pixels.set(color, at);
    }
  }
}
