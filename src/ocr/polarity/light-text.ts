import { type Box, clipped, grown, height, width } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import { type Component, components } from '../image/connected-components.ts';
import { crop } from '../image/crop.ts';
import { inverted } from '../image/inverted.ts';
import { exceedsLetters, letterLines, strokeGrey } from '../ink/letter-parts.ts';
import { bandMask, EDGE, EDGE_WIDTH, OUTSIDE } from './band-mask.ts';
import { withEvenShades } from './even-shades.ts';
import { CELL, type FlatRegion, flatRegions } from './flat-regions.ts';

/** Greys by which text is lighter than its band at least. */
const CONTRAST = 45;
/** Greys around a band's own that are noise, and not print. */
const NOISE = 16;
/** Fewest letters on a region that shades: pictures shade as well. */
const ON_SHADES = 6;
/** Least sides of a light area that is no letter in heights of the band's letters, and how much of its box it covers. */
const PANEL = { size: 1.75, coverage: 0.7 } as const;

/**
 * The image with light text on flat or evenly shading darker bands as dark text on white; what is dark on them stays
 * so. Elsewhere, and where there is no such text, it is as it was.
 */
export function darkenLightText(image: PageImage): PageImage {
  let result = image;
  for (const region of flatRegions(image)) {
    // What a frame on a band surrounds went with the band.
    if (result.pixels[region.seed] !== image.pixels[region.seed]) continue;
    const box = around(region, image);
    const part = withEvenShades(crop(image, box), box, region);
    const negative = inverted(part);
    const light = components(negative, WHITE - region.grey - CONTRAST);
    const inside = light.filter((one) => isWithin(one, part));
    const letters = letterLines(inside, image.resolution).flat();
    if (letters.length === 0 || (region.shades && !prevail(letters, part, region.grey))) continue;
    const contrast = WHITE - region.grey - median(letters.map((one) => strokeGrey(negative, one)));
    const type = median(letters.map((one) => height(one.box)));
    const mask = bandMask(part, region.grey, {
      paper: light.filter((one) => !isWithin(one, part)),
      panels: inside.filter((one) => exceedsLetters(one, image.resolution) || isPanel(one, type)).map(({ box }) => box),
    });
    if (result === image) result = { ...image, pixels: image.pixels.slice() };
    invert(result, part, { box, mask, grey: region.grey, contrast });
  }
  return result;
}

/** Whether light letters on a region that shades are more than dark ones: a photographed page shades as well. */
function prevail(light: readonly Component[], part: PageImage, grey: number): boolean {
  if (light.length < ON_SHADES) return false;
  return light.length > letterLines(components(part, grey - CONTRAST), part.resolution).flat().length;
}

/** The box around a region and a little of what surrounds it. */
const around = ({ box }: FlatRegion, page: PageImage): Box => clipped(grown(box, CELL + EDGE_WIDTH + 1), page);

/** Whether a component ends within an image: what does not, as the paper around a band, is not printed on the band. */
const isWithin = ({ box: [x0, y0, x1, y1] }: Component, part: PageImage): boolean =>
  x0 > 0 && y0 > 0 && x1 < part.width && y1 < part.height;

/** Whether a light component is an area with something on it, as a white box on a band is. */
const isPanel = ({ box, area }: Component, type: number): boolean =>
  Math.min(width(box), height(box)) >= PANEL.size * type && area >= PANEL.coverage * width(box) * height(box);

interface Inversion {
  /** Where the part lies on the image. */
  readonly box: Box;
  readonly mask: Uint8Array;
  /** The band's grey, and by how much its text is lighter. */
  readonly grey: number;
  readonly contrast: number;
}

/** Every pixel of a band becomes the darker the more it differs from the band. */
function invert(result: PageImage, part: PageImage, { box: [left, top], mask, grey, contrast }: Inversion): void {
  const gain = WHITE / Math.max(1, contrast - NOISE);
  for (let at = 0; at < mask.length; at++) {
    const kind = mask[at];
    if (kind === OUTSIDE) continue;
    const place = (Math.floor(at / part.width) + top) * result.width + (at % part.width) + left;
    const own = part.pixels[at] as number;
    if (kind === EDGE) {
      if (own > grey) result.pixels[place] = WHITE;
    } else {
      result.pixels[place] = Math.max(0, WHITE - gain * Math.max(0, Math.abs(own - grey) - NOISE));
    }
  }
}
