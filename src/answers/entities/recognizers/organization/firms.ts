import { WITH_COMPANIES } from './companies.ts';

const NAME = "(?:(?:van|von|de|der|den|di|da) ){0,2}\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}";
const LIST = `${NAME}, ${NAME},? (?:and|&|und|et|y|e|en|i|och) ${NAME}`;
/** What is done by one: a firm, not three people. */
const SINGULAR =
  '(?:is|was|has|does|says|said it|announced|employs|invest(?:s|ed)|offers|provides|plans|acquired|owns)';
/**
 * Patterns of firms that are called after three partners, as lawyers, accountants and builders are. Alone the list may be
 * of three people; as one that does something, behind what is done with companies, or as a line of its own it is a firm.
 */
export const FIRMS: readonly (readonly [source: string, score: number])[] = [
  [`(?<![\\p{L}] |,|, )${LIST}(?= ${SINGULAR}(?!\\p{L}))`, 0.97],
  [
    `(?<=(?<!\\p{L})(?:${WITH_COMPANIES}|(?:law|accounting|audit(?:ing)?|engineering) firm|at) )${LIST}(?! and|,)`,
    0.97,
  ],
  [
    `(?<=(?<!\\p{L})[Tt]he )${LIST}(?= (?:building|office|offices|group|report|website|account|factory|store|shop|branch|team|case)(?!\\p{L}))`,
    0.97,
  ],
  [`(?<![\\p{L}] |,|, )${LIST}(?=['’]s (?:new|old|own|former|chief|head|annual)(?!\\p{L}))`, 0.97],
  [`(?<=(?:^|\\n)[> ]{0,4})${LIST}(?= {0,4}\\n)`, 0.97],
];
