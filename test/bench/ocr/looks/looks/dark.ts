import type { Palette } from '../color-image.ts';
import { BLACK, bands, colours, grey, printed, scanned, type Take, WHITE } from './look.ts';

const inColours =
  (palette: Palette, resolution = 200): Take =>
  async (page, tools) => ({ image: scanned(await printed(page, tools, palette, resolution), tools) });

/** Light text on dark: whole pages, bands, heads of tables, panels. */
export const dark: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    inColours(bands([22, 58, 120], WHITE, [90, 90, 90], WHITE)),
    inColours(colours([18, 20, 30], grey(240), { band: grey(60), panel: [40, 50, 80] })),
    inColours(bands([120, 20, 30], [255, 230, 180], [20, 90, 60], WHITE)),
    inColours(colours(BLACK, WHITE, { panel: WHITE, onPanel: BLACK })),
  ],
  held: [
    inColours(colours([10, 60, 50], [225, 245, 210], { band: [200, 220, 190], onBand: [10, 50, 40] })),
    inColours(bands(grey(40), grey(225), [150, 70, 10], WHITE), 150),
    inColours(colours(grey(70), grey(235), { band: BLACK, panel: grey(110), onPanel: WHITE }), 240),
    inColours(bands([70, 30, 110], [210, 240, 255], [0, 110, 160], [255, 255, 210])),
  ],
};
