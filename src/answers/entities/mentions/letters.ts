import { LetterPattern } from '../../text/letter-pattern.ts';
import type { Candidate } from '../candidate.ts';
import type { Field } from './fields.ts';
import { hasLegalForm, nameAt, wholeName } from './name-shape.ts';
import { SCORES } from './scores.ts';

/** What somebody who is greeted is called, in ten languages; it may be said again of a second one. */
const DEAR =
  'dear|(?:sehr )?geehrte[rs]?|liebe[rs]?|chère?|cher|estimad[oa]|querid[oa]|apreciad[oa]|gentile|egregi[oa]|gent\\.?(?:mo|ma)|spett\\.?le|car[oa]|prezad[oa]|exm[oa]\\.?|ilm[oa]\\.?|geachte|beste|szanown[ya]|drog[ia]|bäst[ea]|kære|kjære|hyvä|arvoisa';
/** Greetings of letters. */
const GREETING = new RegExp(
  `^(?:${DEAR}|hi|hello|good (?:morning|afternoon|evening)|guten (?:tag|morgen)|hallo|bonjour|buenos días|hola|buongiorno|olá|dzień dobry|hej|goddag)(?= )`,
  'iu',
);

/** Closings of letters in ten languages, at the beginning of a line. */
export const CLOSING =
  /^(?:(?:yours |very |most )?(?:sincerely|faithfully|truly|cordially|respectfully)(?: yours)?|(?:kind |best |warm |with (?:kind|best) )?(?:regards|wishes)|yours|all (?:the|my) best|best|love|many thanks|thanks(?: again)?|thank you|cheers|take care|cordially|signed|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|mit freundlichem gru(?:ß|ss)|(?:freundliche|beste|viele|herzliche|liebe) gr(?:ü|ue)(?:ß|ss)e|hochachtungsvoll|cordialement|bien cordialement|bien à vous|veuillez agréer.{0,120}|je vous prie d.agréer.{0,120}|sincères salutations|atentamente|(?:un )?cordial(?:es)? saludos?|un saludo|saludos(?: cordiales)?|le saluda.{0,40}|cordiali saluti|distinti saluti|cordialmente|in fede|atenciosamente|com os melhores cumprimentos|melhores cumprimentos|cumprimentos|respeitosamente|abraços|met vriendelijke groet(?:en)?|hoogachtend|vriendelijke groet(?:en)?|z poważaniem|z wyrazami szacunku|pozdrawiam|med vänlig(?:a)? hälsning(?:ar)?|vänliga hälsningar|hälsningar|(?:med )?ven+lig hilsen|de bedste hilsner|(?:beste )?hilsen|(?:parhain |ystävällisin )?terveisin|mit (?:besten|herzlichen|lieben) grüßen|bien cordialement à vous|salutations distinguées|amitiés|amicalement|bises|un caro saluto|un abbraccio|un abrazo|um abraço|beijos|kram|groet(?:en|jes)|gr(?:ü|ue)(?:ß|ss)e|mvh|mfk?g|vg|lg)[,.!]?$/iu;

/** What is printed below the line on which somebody signs, or below the name. */
export const POST = new LetterPattern(
  '^(?:\\(?(?:[\\p{L}.-]+ ){0,3}(?:manager|director|officer|president|secretary|treasurer|engineer|consultant|advisor|adviser|assistant|specialist|coordinator|administrator|partner|surgeon|physician|nurse|geschäftsführer(?:in)?|leiter(?:in)?|vorstand|sachbearbeiter(?:in)?|oberarzt|chefarzt|directeur|directrice|gérante?|responsable|director|directora|gerente|direttore|direttrice|amministratore|diretora?|directeur|manager|kierownik|dyrektor|prezes|chef|direktör|verkställande direktör|direktør)(?: (?:of|for|de|des|du|der|di|van|für|[&\\p{L}-]+)(?: [&\\p{L}-]+){0,4})?\\)?)$',
  'iu',
);

/** Lines below a closing among which the name is searched. */
const REACH = 3;

const candidate = (
  field: Field,
  { start, end }: { start: number; end: number },
  rule: string,
  score: number,
): Candidate => ({
  type: 'PERSON',
  start: field.start + start,
  end: field.start + end,
  score,
  rule,
  inContext: true,
});

/** What joins two who are greeted together: `Anna und lieber Jonas`, `Frau Roth, sehr geehrter Herr Roth`. */
const JOINT = new RegExp(`^(?: (?:and|&|und|et|y|e|i|en|och|og) (?:(?:${DEAR}) )?|, (?:und |et )?(?:${DEAR}) )`, 'iu');

/** Names behind greetings. */
export const salutations = (fields: readonly Field[]): Candidate[] =>
  fields.flatMap((field) => {
    const greeting = GREETING.exec(field.text)?.[0].length;
    return greeting === undefined ? [] : greeted(field, greeting + 1);
  });

/** The name that is greeted from a place of a field on, and those joined to it. */
function greeted(field: Field, from: number): Candidate[] {
  const name = nameAt(field.text.slice(from));
  if (!name) return [];
  const [start, end] = [from + name.start, from + name.end];
  const rest = field.text.slice(end);
  const joint = JOINT.exec(rest)?.[0].length;
  const others = joint === undefined ? [] : greeted(field, end + joint);
  const isGreeting = /^\s*(?:$|[,!:;.–-])/u.test(rest) || name.start > 0 || others.length > 0;
  const own = field.text.slice(start, end).split(',')[0] as string;
  return isGreeting
    ? [candidate(field, { start, end: start + own.length }, 'salutation', SCORES.salutation), ...others]
    : [];
}

/** Words of a closing in other words than the usual ones: a short line with a comma at its end. */
const MOST_WORDS_OF_CLOSING = 5;
const OWN_CLOSING = /^\p{Lu}[^\d:;,.@]{1,40},$/u;

/** Names below closings, and above the post or role of who signs. */
export const signatures = (fields: readonly Field[]): Candidate[] => {
  const greeting = fields.findIndex(({ text }) => GREETING.test(text));
  return fields.flatMap((field, index) => {
    const next = fields[index + 1];
    const above = next && !field.label && (POST.test(next.text) || isRole(next)) ? wholeName(field.text, 2) : undefined;
    const signed = above ? [candidate(field, above, 'signature', SCORES.signature)] : [];
    const closes = CLOSING.test(field.text) || (greeting >= 0 && index > greeting + 1 && isOwnClosing(field, next));
    return closes ? [...signed, ...below(fields, index)] : signed;
  });
};

/** Whether a line of its own closes a letter: the next one is but a name. */
const isOwnClosing = ({ text, newLine, line }: Field, next: Field | undefined): boolean =>
  newLine &&
  line.kind !== 'row' &&
  OWN_CLOSING.test(text) &&
  text.split(' ').length <= MOST_WORDS_OF_CLOSING &&
  (next?.newLine ?? false) &&
  wholeName(next?.text ?? '')?.end === next?.text.length;

const isRole = ({ text, line, label }: Field): boolean =>
  line.kind !== 'row' && !/[:：]/.test(text) && (label?.role ?? false);

function below(fields: readonly Field[], index: number): Candidate[] {
  for (const field of fields.slice(index + 1, index + 1 + REACH)) {
    if (hasLegalForm(field.text) || /^[_.…\s-]+$/.test(field.text)) continue;
    const name = wholeName(field.text);
    if (name && !field.label) return [candidate(field, name, 'signature', SCORES.signature)];
  }
  return [];
}
