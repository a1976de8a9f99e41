import { isRecognised, type Word } from '../../document/page.ts';

/** Whether font, size and colour of a word are guessed: as those of a scan, or of the invisible text over one. */
export const hasGuessedStyle = (word: Word): boolean => isRecognised(word) || word.invisible === true;
