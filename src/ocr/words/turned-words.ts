import type { Word } from '../../document/page.ts';
import { type PageImage, pointsOf } from '../../document/page-image.ts';
import type { TurnedLine } from '../engines/turned-text.ts';

/** Lines read of an image of a page that run up or down, as words of that page, in points. */
export const turnedWords = (lines: readonly TurnedLine[], image: Pick<PageImage, 'resolution'>): Word[] =>
  lines.flatMap(({ words, rotation }) =>
    words.map(({ text, box: [x0, y0, x1, y1], fontSize, confidence }) => {
      const points = (pixels: number): number => Math.round(pointsOf(pixels, image) * 1000) / 1000;
      return {
        text,
        box: [points(x0), points(y0), points(x1), points(y1)],
        baseline: points(y1),
        fontSize: points(fontSize),
        fontWeight: 400,
        fontFamily: '',
        italic: false,
        monospace: false,
        color: '#000000',
        rotation,
        spaced: true,
        confidence,
      };
    }),
  );
