import type { PositionedPage } from '../../document/page.ts';
import type { Region } from '../region.ts';

/** Figures for the pictures whose text was read apart from that of the page. @param fontSize of the text, in points. */
export const pictureRegions = ({ number, images }: PositionedPage, fontSize: number): Region[] =>
  images.flatMap(({ box, picture }) =>
    picture
      ? [
          {
            kind: 'region',
            block: { kind: 'figure', page: number, box, alternative: '', picture },
            box,
            lines: [],
            fontSize,
          },
        ]
      : [],
  );
