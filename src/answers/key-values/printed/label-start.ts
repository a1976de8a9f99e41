import { labelWordsOf } from '../question/label-words.ts';
import { isCapitals, isKnownLabel, isLabelWord } from './label-signs.ts';

const CONNECTS = /^(?:of|the|and|&|\/|de|du|des|der|del|di)$/iu;

/**
 * The word with which the label begins that ends a run of words; the words before it are the value of another label.
 * It begins where capitals do, else with the first of the words of labels at the end. 0 when nothing tells, and when all
 * the words are those of labels: the label before it has no value.
 */
export function labelStart(words: readonly { readonly text: string }[]): number {
  const texts = words.map(({ text }) => text);
  if (labelWordsOf(texts.join(' ')) === 1) return 0;
  const capitals = texts.findLastIndex((text) => !isCapitals(text)) + 1;
  if (capitals > 0 && capitals < texts.length) return capitals;
  let start = texts.length - 1;
  if (!isKnownLabel(texts[start] as string)) return 0;
  while (start > 0 && (isLabelWord(texts[start - 1] as string) || CONNECTS.test(texts[start - 1] as string))) start--;
  return start;
}
