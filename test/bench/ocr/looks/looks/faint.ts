import type { Palette } from '../color-image.ts';
import { inGrey } from '../effects/pixels.ts';
import { colours, grey, printed, scanned, type Take, WHITE } from './look.ts';

const inPale =
  (palette: Palette, grain: number): Take =>
  async (page, tools) => ({ image: scanned(await printed(page, tools, palette, 200), tools, grain) });

/** Ink of which a part of the page has ever less: so much of it at the least, in waves of so many inches. */
const worn =
  (palette: Palette, least: number, inches: number): Take =>
  async (page, tools) => {
    const image = await printed(page, tools, palette, 200);
    const left = (x: number): number => least + (1 - least) * (0.5 + 0.5 * Math.cos((x / 200 / inches) * 2 * Math.PI));
    return {
      image: scanned(
        inGrey(image, (value, x) => 255 - (255 - value) * left(x)),
        tools,
        5,
      ),
    };
  };

/** Pale ink: grey, yellow, pink; a cartridge that runs out; grain of the paper. */
export const faint: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    inPale(colours(WHITE, grey(190)), 4),
    inPale(colours(WHITE, [245, 200, 60], { band: [255, 245, 200] }), 3),
    worn(colours(WHITE, grey(70)), 0.2, 3),
    inPale(colours([245, 242, 235], grey(175), { muted: grey(200) }), 7),
  ],
  held: [
    inPale(colours(WHITE, [170, 195, 240], { muted: grey(205) }), 4),
    inPale(colours(grey(225), grey(165)), 6),
    worn(colours([250, 248, 240], grey(110)), 0.3, 4.5),
  ],
};
