import { DATE } from '../../../text/dates.ts';
import { groupSpan } from '../../../text/match-spans.ts';
import type { Statement } from './statement.ts';

/** What lasts: without it a date is that of some other thing which begins or ends. */
const LASTING =
  '(?:term|period|lease|tenancy|employment|contract|agreement|engagement|subscription|licen[cs]e|laufzeit|mietverhältnis|arbeitsverhältnis|vertrag|contrato|arrendamiento|duración|contrat|bail|durée|contratto|locazione|durata|arrendamento|duração|huur|overeenkomst|avtalet|hyresavtalet|anställningen|hyresförhållandet)';
const BEGINS =
  'commenc(?:es|e|ing)|begin(?:s|ning)?|start(?:s|ing)?|beginnt|beginnend|ab|a\\s+contar\\s+(?:desde|del?)|a\\s+partir\\s+del?|(?:à|a)\\s+compter\\s+du|(?:a\\s+decorrere|con\\s+effetto)\\s+dal|ingaande(?:\\s+op)?|gaat\\s+in|vangt\\s+aan|gäller\\s+från(?:\\s+och\\s+med)?|börjar|com\\s+início\\s+em';
const ENDS = 'end(?:s|ing)?|expir(?:es|e|ing)|terminat(?:es|ing)|endet|endend|eindigt|upphör|slutar';
/** Between the verb and its date. */
const ON =
  '\\s+(?:(?:on|as\\s+of|from|upon|at\\s+midnight\\s+on|am|mit\\s+dem|zum|dem|den|el|le|il|op)\\s+){0,2}(?:the\\s+)?';
/** Characters of a sentence before its date; a full stop between digits is one. */
const ANY = '(?:[^.;!?\\n]|\\.(?=\\d))';

const SENTENCE = (verb: string): RegExp =>
  new RegExp(`(?<![\\p{L}])${LASTING}(?![\\p{L}])${ANY}{0,160}?(?<![\\p{L}])(?:${verb})${ON}(${DATE})`, 'iu');

const KINDS: readonly (readonly [names: readonly string[], sentence: RegExp])[] = [
  [['start date', 'start date of the term'], SENTENCE(BEGINS)],
  [['end date', 'end date of the term'], SENTENCE(ENDS)],
];

/** The first and the last day of what a contract lets last, each the first that a sentence says. */
export const periodDates = (prose: string): Statement[] =>
  KINDS.flatMap(([names, sentence]): Statement[] => {
    const match = sentence.exec(prose);
    const date = match?.[1];
    return match && date !== undefined ? [{ names, value: groupSpan(match, date) }] : [];
  });
