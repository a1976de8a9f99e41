import { count } from './format.ts';

/** What the page says of words that were recognised with doubt. */
export const doubts = {
  label: 'Words in doubt',
  total: (total: number) => `${count(total)} ${total === 1 ? 'word' : 'words'} in doubt`,
  at: (index: number, total: number) => `${count(index)} of ${count(total)} in doubt`,
  next: 'Next',
  nextLabel: 'Next word in doubt',
  beforeLabel: 'Word in doubt before',
  sure: (share: number) => `${Math.round(share * 100)} % sure`,
  word: (word: string, share: number, page: number) => `${word}, ${Math.round(share * 100)} % sure, page ${page}`,
  crop: (word: string) => `Where «${word}» was read`,
};
