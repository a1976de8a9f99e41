const NAME = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}";
const LIST = `${NAME}, ${NAME},? (?:and|&) ${NAME}`;
/** What is done by one: a firm, not three people. */
const SINGULAR =
  '(?:is|was|has|does|says|said it|announced|employs|invest(?:s|ed)|offers|provides|plans|acquired|owns)';
/** What is done with a company, right before its name. */
const BEFORE =
  '(?:(?:works?|worked|working|job|position|career|employed|hired|intern(?:ed|ship)?) (?:at|for|by|with)|(?:chief executive|ceo|director|head|founder|partner|manager|shares?|office|offices|headquarters|address|subsidiary|customers?|account) (?:of|at|with)|(?:law|accounting|audit(?:ing)?|engineering) firm)';

/**
 * Patterns of firms that are called after three partners, as lawyers, accountants and builders are. Alone the list may be
 * of three people; as one that does something, behind what is done with companies, or as a line of its own it is a firm.
 */
export const FIRMS: readonly (readonly [source: string, score: number])[] = [
  [`(?<![\\p{L}] |,|, )${LIST}(?= ${SINGULAR}(?!\\p{L}))`, 0.97],
  [`(?<=(?<!\\p{L})${BEFORE} )${LIST}(?! and|,)`, 0.97],
  [`(?<=(?:^|\\n)[> ]{0,4})${LIST}(?= {0,4}\\n)`, 0.97],
];
