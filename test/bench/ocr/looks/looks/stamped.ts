import { pdf } from '../../../../fixtures/pdf.ts';
import { type Color, type ColorImage, PLAIN } from '../color-image.ts';
import { inGrey } from '../effects/pixels.ts';
import { mark, stamp, stroke } from '../effects/stamps.ts';
import { printed, scanned, type Take, type Tools } from './look.ts';

/** Stamps and strokes; places and sizes are in shares of the page's sides. */
interface Marks {
  readonly stamps: readonly {
    readonly text: string;
    readonly at: readonly [x: number, y: number];
    readonly degrees: number;
    readonly color: Color;
  }[];
  readonly markers: readonly { readonly box: readonly [number, number, number, number]; readonly color: Color }[];
  readonly strokes: readonly {
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
    readonly color: Color;
  }[];
  readonly isGrey?: boolean;
}

const RESOLUTION = 200;

/** A framed word as it is cut into rubber. */
function die(text: string, { rasterise }: Tools): ColorImage {
  const width = 24 + text.length * 21;
  const file = pdf({
    pages: [
      {
        width,
        height: 52,
        text: [{ text, x: 13, y: 37, size: 30, font: 'Helvetica-Bold' }],
        frames: [0, 0.8, 1.6, 2.4].map((inset) => [3 + inset, 3 + inset, width - 3 - inset, 49 - inset] as const),
      },
    ],
  });
  return rasterise(file, RESOLUTION);
}

const used =
  ({ stamps, markers, strokes, isGrey = false }: Marks): Take =>
  async (page, tools) => {
    const image = await printed(page, tools, PLAIN, RESOLUTION);
    const [w, h] = [image.width, image.height];
    for (const {
      box: [x0, y0, x1, y1],
      color,
    } of markers)
      mark(image, [x0 * w, y0 * h, x1 * w, y1 * h], color);
    for (const {
      text,
      at: [x, y],
      degrees,
      color,
    } of stamps) {
      stamp(image, die(text, tools), { x: x * w, y: y * h, degrees, color }, tools.random);
    }
    for (const { from, to, color } of strokes) {
      stroke(image, [from[0] * w, from[1] * h], [to[0] * w, to[1] * h], { color, thickness: 4 });
    }
    const seen = isGrey ? inGrey(image, (value) => value) : image;
    return { image: scanned(seen, tools), besides: stamps.map(({ text }) => text).join(' ') };
  };

const RED: Color = [205, 30, 40];
const BLUE: Color = [40, 60, 190];
const GREEN: Color = [20, 130, 70];
const YELLOW: Color = [255, 240, 60];
const PINK: Color = [255, 130, 190];
const LIME: Color = [150, 240, 90];
const ORANGE: Color = [255, 170, 60];

/** Stamps, marker and pen across the text, in colours and in grey. */
export const stamped: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    used({
      stamps: [
        { text: 'RECEIVED', at: [0.5, 0.3], degrees: -14, color: RED },
        { text: 'PAID', at: [0.7, 0.55], degrees: 9, color: BLUE },
      ],
      markers: [{ box: [0.1, 0.2, 0.8, 0.24], color: YELLOW }],
      strokes: [],
    }),
    used({
      stamps: [{ text: 'COPY', at: [0.35, 0.4], degrees: -30, color: BLUE }],
      markers: [
        { box: [0.1, 0.3, 0.9, 0.33], color: PINK },
        { box: [0.1, 0.5, 0.6, 0.55], color: LIME },
      ],
      strokes: [{ from: [0.1, 0.62], to: [0.8, 0.6], color: BLUE }],
    }),
    used({
      stamps: [
        { text: 'APPROVED', at: [0.45, 0.45], degrees: -8, color: GREEN },
        { text: 'ENTERED', at: [0.4, 0.2], degrees: 4, color: RED },
      ],
      markers: [],
      strokes: [{ from: [0.2, 0.3], to: [0.85, 0.4], color: RED }],
    }),
    used({
      stamps: [{ text: 'RECEIVED', at: [0.5, 0.35], degrees: -12, color: RED }],
      markers: [{ box: [0.1, 0.22, 0.85, 0.26], color: ORANGE }],
      strokes: [],
      isGrey: true,
    }),
  ],
  held: [
    used({
      stamps: [
        { text: 'URGENT', at: [0.4, 0.28], degrees: 18, color: RED },
        { text: 'FILED', at: [0.6, 0.5], degrees: -20, color: [120, 30, 150] },
      ],
      markers: [{ box: [0.08, 0.4, 0.7, 0.44], color: LIME }],
      strokes: [],
    }),
    used({
      stamps: [{ text: 'CANCELLED', at: [0.5, 0.42], degrees: -35, color: BLUE }],
      markers: [
        { box: [0.08, 0.18, 0.9, 0.23], color: ORANGE },
        { box: [0.1, 0.6, 0.8, 0.64], color: YELLOW },
      ],
      strokes: [{ from: [0.15, 0.35], to: [0.7, 0.37], color: [20, 20, 120] }],
    }),
    used({
      stamps: [{ text: 'DUPLICATE', at: [0.55, 0.3], degrees: 10, color: BLUE }],
      markers: [{ box: [0.08, 0.45, 0.8, 0.48], color: YELLOW }],
      strokes: [],
      isGrey: true,
    }),
  ],
};
