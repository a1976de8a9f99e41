import { isIconFont } from '../../document/icon-font.ts';
import type { Word } from '../../document/page.ts';

/** Whether a word is a picture from an icon font: what its letters stand for is not what they spell. */
export const isIcon = ({ fontFamily }: Word): boolean => isIconFont(fontFamily);
