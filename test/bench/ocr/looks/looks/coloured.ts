import type { Palette } from '../color-image.ts';
import { BLACK, bands, colours, printed, scanned, type Take, WHITE } from './look.ts';

const inColours =
  (palette: Palette): Take =>
  async (page, tools) => ({ image: scanned(await printed(page, tools, palette, 200), tools) });

/** Paper and ink in colours, some of them as light as each other. */
export const coloured: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    inColours(colours([255, 240, 130], [20, 40, 140], { band: [230, 120, 20], onBand: WHITE })),
    inColours(colours([250, 190, 200], [150, 20, 40], { panel: [255, 220, 120], onPanel: [200, 60, 20] })),
    inColours(bands([0, 150, 70], [250, 60, 60], [240, 150, 40], [90, 130, 230])),
    inColours(colours([170, 220, 190], [10, 90, 40], { band: [40, 110, 180], onBand: [255, 230, 90] })),
  ],
  held: [
    inColours(colours([190, 215, 245], [170, 50, 20], { band: [90, 60, 150], onBand: [240, 190, 60] })),
    inColours(colours([245, 225, 190], [110, 60, 20], { panel: [120, 170, 90], onPanel: [190, 40, 120] })),
    inColours(bands([200, 40, 40], [60, 220, 60], [150, 220, 230], [220, 60, 150])),
    inColours(colours([215, 190, 235], BLACK, { band: [240, 110, 110], onBand: [30, 60, 160] })),
  ],
};
