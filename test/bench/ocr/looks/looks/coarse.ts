import { PLAIN } from '../color-image.ts';
import { blurred, shrunk } from '../effects/pixels.ts';
import { bands, grey, printed, scanned, type Take } from './look.ts';

const RESOLUTION = 120;

/** 120 pixels per inch: drawn so, or scanned finely and made smaller. */
export const coarse: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    async (page, tools) => ({ image: await printed(page, tools, PLAIN, RESOLUTION) }),
    async (page, tools) => ({ image: scanned(await printed(page, tools, PLAIN, RESOLUTION), tools, 5) }),
    async (page, tools) => ({ image: shrunk(scanned(await printed(page, tools, PLAIN, 360), tools, 20), 3) }),
    async (page, tools) => ({
      image: scanned(await printed(page, tools, bands(grey(60), grey(255), grey(220), grey(0)), RESOLUTION), tools, 4),
    }),
  ],
  held: [
    async (page, tools) => ({ image: shrunk(blurred(await printed(page, tools, PLAIN, 240), 2), 2) }),
    async (page, tools) => ({
      image: scanned(await printed(page, tools, bands(grey(90), grey(255), grey(225), grey(0)), RESOLUTION), tools, 8),
    }),
    async (page, tools) => ({ image: scanned(await printed(page, tools, PLAIN, RESOLUTION), tools, 12) }),
  ],
};
