import { PLAIN } from '../color-image.ts';
import { photographed, type Shot } from '../effects/photograph.ts';
import { blurred, grainy } from '../effects/pixels.ts';
import { printed, type Take } from './look.ts';

const PRINT = 250;

const shot =
  (how: Shot & { readonly focus: number; readonly grain: number }): Take =>
  async (page, tools) => {
    const paper = blurred(await printed(page, tools, PLAIN, PRINT), 1);
    const photo = photographed(paper, how, tools.random);
    return { image: grainy(blurred(photo, how.focus), how.grain, tools.random) };
  };

/** A soft step from 1 to 0 around a place. */
const edge = (place: number, width: number): number => 1 / (1 + Math.exp(place / width));

/** Photographs of the page on a darker ground: in perspective, bulging, with lamps, shadows and a dull lens. */
export const perspective: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    shot({
      width: 2400,
      height: 3200,
      ground: [70, 50, 40],
      bulge: 0,
      focus: 1,
      grain: 6,
      corners: [
        [0.12, 0.08],
        [0.9, 0.05],
        [0.97, 0.95],
        [0.04, 0.93],
      ],
      light: (x, y) => 0.95 - 0.35 * x * x - 0.1 * y,
    }),
    shot({
      width: 2250,
      height: 3000,
      ground: [40, 42, 46],
      bulge: 0,
      focus: 1,
      grain: 8,
      corners: [
        [0.05, 0.1],
        [0.86, 0.14],
        [0.95, 0.9],
        [0.08, 0.96],
      ],
      light: (x, y) => 0.92 * (1 - 0.45 * edge(x + 0.6 * y - 0.9, 0.02)),
    }),
    shot({
      width: 2400,
      height: 3200,
      ground: [110, 95, 80],
      bulge: 0.006,
      focus: 2,
      grain: 6,
      corners: [
        [0.16, 0.16],
        [0.82, 0.12],
        [0.95, 0.9],
        [0.06, 0.94],
      ],
      light: (x, y) => 0.6 + 0.4 * Math.exp(-((x - 0.3) ** 2 + (y - 0.35) ** 2) * 4),
    }),
    shot({
      width: 3000,
      height: 3000,
      ground: [30, 60, 45],
      bulge: 0,
      focus: 1,
      grain: 10,
      corners: [
        [0.18, 0.04],
        [0.8, 0.1],
        [0.88, 0.97],
        [0.1, 0.9],
      ],
      light: (x, y) => 0.85 * (1 - 0.4 * edge(0.7 - y + 0.2 * x, 0.03)),
    }),
  ],
  held: [
    shot({
      width: 2300,
      height: 3066,
      ground: [60, 60, 75],
      bulge: 0.004,
      focus: 1,
      grain: 9,
      corners: [
        [0.1, 0.06],
        [0.93, 0.12],
        [0.88, 0.95],
        [0.06, 0.91],
      ],
      light: (x, y) => 0.9 - 0.3 * (1 - x) - 0.15 * y * y,
    }),
    shot({
      width: 2448,
      height: 3264,
      ground: [95, 70, 50],
      bulge: 0,
      focus: 2,
      grain: 5,
      corners: [
        [0.04, 0.05],
        [0.95, 0.09],
        [0.85, 0.92],
        [0.13, 0.94],
      ],
      light: (x, y) => 0.95 * (1 - 0.5 * edge(y - 0.35 - 0.4 * x, 0.015)),
    }),
    shot({
      width: 2400,
      height: 3200,
      ground: [25, 25, 28],
      bulge: 0,
      focus: 1,
      grain: 12,
      corners: [
        [0.2, 0.12],
        [0.9, 0.06],
        [0.92, 0.9],
        [0.1, 0.97],
      ],
      light: (x, y) => 0.55 + 0.4 * x * (1 - 0.5 * y),
    }),
    shot({
      width: 2900,
      height: 2400,
      ground: [80, 85, 60],
      bulge: 0.005,
      focus: 1,
      grain: 8,
      corners: [
        [0.24, 0.03],
        [0.8, 0.06],
        [0.74, 0.97],
        [0.18, 0.94],
      ],
      light: (x, y) => 0.95 - 0.4 * Math.abs(x - 0.4) - 0.2 * y,
    }),
  ],
};
