import type { RecognizedWord } from './recognizer.ts';

/** Confidence from which a place counts as read. */
const SURE = 0.5;

/** Whether a recogniser is so sure of a word that its place need not be read again. */
export const isSure = ({ confidence }: Pick<RecognizedWord, 'confidence'>): boolean => confidence >= SURE;
