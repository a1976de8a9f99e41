import type { Word } from '../../document/page.ts';

/** Fonts of pictures: what their letters stand for is not what they spell. */
const ICON_FONT = /awesome|icons?(?![a-z])|icomoon|fontello/i;

/** Whether a word is a picture from an icon font. */
export const isIcon = ({ fontFamily }: Word): boolean => ICON_FONT.test(fontFamily);
