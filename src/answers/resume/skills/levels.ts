import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';

const GRADES =
  'beginners?|novice|basics?|basic knowledge|elementary|foundational|intermediate|upper intermediate|advanced|experts?|' +
  'expert level|master|mastery|professional|proficient|skilled|competent|familiar|working knowledge|good|very good|' +
  'excellent|strong|native|fluent|limited|' +
  'anfänger|grundlagen|grundkenntnisse|gute kenntnisse|sehr gute kenntnisse|gut|sehr gut|fortgeschritten|experte|' +
  'expertin|expertenwissen|' +
  'débutant|notions|intermédiaire|bon niveau|confirmé|avancé|courant|maîtrise|' +
  'principiante|básico|medio|intermedio|avanzado|experto|dominio|' +
  'base|buono|ottimo|avanzato|esperto|' +
  'iniciante|intermediário|intermédio|avançado|especialista|' +
  'basis|gemiddeld|goed|gevorderd|uitstekend|' +
  'podstawowy|średnio ?zaawansowany|zaawansowany|dobry|bardzo dobry|ekspert|biegły';
const NUMBERS =
  '\\d{1,3} ?%|\\d(?:[.,]\\d)? ?/ ?(?:5|6)|\\d{1,2}(?:[.,]\\d)? ?/ ?10|' +
  '(?:over |> ?)?\\d{1,2}\\+? (?:years?|yrs?|months?|jahre?|ans?|años?|anni|anos|jaar|lat[a]?)(?: (?:of )?experience)?';
const RATING = '[★☆⭐✭✮✩●○◉◯◐■□▪▫▮▯◆◇⚫⚪⬤█░▓▒]{2,}|[★☆⭐✩]';
const LEVEL = `(?:(?:${GRADES})(?: level)?|${NUMBERS}|${RATING})`;

const WHOLE = new RegExp(`^[([]?\\s*(?:level:? )?${LEVEL}(?:\\s*[,(/–-]\\s*${LEVEL}\\)?)?\\s*[)\\]]?$`, 'iu');
/** In brackets, behind a dash or a colon; numbers and stars need neither. */
const BEHIND = new RegExp(
  `(?:(?:(?<!\\s)\\s+)?(?:[([]\\s*${LEVEL}(?:\\s*[,/–-]\\s*${LEVEL})?\\s*[)\\]]|:\\s*${LEVEL}|(?:${RATING}))|\\s[–—-]\\s+${LEVEL}|(?<!\\s)\\s+${NUMBERS})\\s*$`,
  'iu',
);

/** Whether a text says nothing but how well something is known: `Advanced`, `(Expert)`, `4/5`, `80 %`, `★★★☆`. */
export const isLevel = (text: string): boolean => WHOLE.test(text.trim());

/** UTF-16 units of a level at most, with what parts it from what it is of; it bounds the time. */
const LONGEST = 200;

/** A span of the text without the level behind what it names. */
export function withoutLevel(text: string, span: Span): Span {
  const { start, end } = trimSpan(text, span);
  const from = Math.max(start, end - LONGEST);
  const level = BEHIND.exec(text.slice(from, end));
  return level ? trimSpan(text, { start, end: from + level.index }) : { start, end };
}
