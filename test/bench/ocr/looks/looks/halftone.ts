import type { ColorImage, Palette } from '../color-image.ts';
import { blurred, shrunk } from '../effects/pixels.ts';
import { clustered, ordered, scattered } from '../effects/screens.ts';
import { BLACK, bands, colours, grey, printed, scanned, type Take, WHITE } from './look.ts';

/** Printed as dots at 600 per inch and scanned at a third of it. */
const scannedPrint =
  (palette: Palette, lines: number, degrees: number): Take =>
  async (page, tools) => ({
    image: scanned(shrunk(clustered(await printed(page, tools, palette, 600), lines, degrees), 3), tools),
  });

/** Dots of the very pixels that are read, as programs make black and white of grey. */
const dithered =
  (palette: Palette, resolution: number, dither: (image: ColorImage) => ColorImage): Take =>
  async (page, tools) => ({ image: dither(await printed(page, tools, palette, resolution)) });

/** Tints, bands and panels of dots. */
export const halftone: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    scannedPrint(bands(grey(90), WHITE, grey(200), BLACK), 75, 45),
    dithered(colours(grey(215), BLACK, { band: grey(120), onBand: WHITE, panel: grey(190) }), 200, scattered),
    scannedPrint(colours(grey(205), BLACK, { band: grey(60), onBand: WHITE }), 60, 30),
    dithered(bands(grey(180), BLACK, grey(210), BLACK), 300, ordered),
  ],
  held: [
    scannedPrint(bands(grey(70), WHITE, grey(175), BLACK), 53, 15),
    dithered(colours(grey(225), grey(50), { panel: grey(200) }), 240, ordered),
    async (page, tools) => ({
      image: blurred(scattered(await printed(page, tools, bands(grey(100), WHITE, grey(195), BLACK), 300)), 1),
    }),
    scannedPrint(colours(grey(220), BLACK, { band: grey(150), panel: grey(185) }), 85, 45),
  ],
};
