import type { Candidate } from '../candidate.ts';
import type { Field } from './fields.ts';
import { hasLegalForm, nameAt, wholeName } from './name-shape.ts';
import { SCORES } from './scores.ts';

/** Greetings of letters in ten languages. */
const GREETING =
  /^(?:dear|hi|hello|good (?:morning|afternoon|evening)|sehr geehrte[rs]?|liebe[rs]?|guten (?:tag|morgen)|hallo|cher|chère|bonjour|estimad[oa]|querid[oa]|apreciad[oa]|buenos días|hola|gentile|egregi[oa]|gent\.?(?:mo|ma)|spett\.?le|car[oa]|buongiorno|prezad[oa]|car[oa]|exm[oa]\.?|ilm[oa]\.?|olá|geachte|beste|szanown[ya]|drog[ia]|dzień dobry|bäste|bästa|hej|kære|goddag)(?= )/iu;

/** Closings of letters in ten languages, at the beginning of a line. */
const CLOSING =
  /^(?:(?:yours |very |most )?(?:sincerely|faithfully|truly|cordially|respectfully)(?: yours)?|(?:kind |best |warm |with (?:kind|best) )?(?:regards|wishes)|yours|many thanks|thanks|thank you|cheers|cordially|signed|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|beste grüße|viele grüße|herzliche grüße|hochachtungsvoll|cordialement|bien cordialement|bien à vous|veuillez agréer.{0,120}|je vous prie d.agréer.{0,120}|sincères salutations|atentamente|(?:un )?cordial(?:es)? saludos?|un saludo|saludos(?: cordiales)?|le saluda.{0,40}|cordiali saluti|distinti saluti|cordialmente|in fede|atenciosamente|com os melhores cumprimentos|melhores cumprimentos|cumprimentos|respeitosamente|abraços|met vriendelijke groet(?:en)?|hoogachtend|vriendelijke groet(?:en)?|z poważaniem|z wyrazami szacunku|pozdrawiam|med vänlig(?:a)? hälsning(?:ar)?|vänliga hälsningar|hälsningar|(?:med )?venlig hilsen|de bedste hilsner)[,.!]?$/iu;

/** What is printed below the line on which somebody signs, or below the name. */
export const POST =
  /^(?:\(?(?:[\p{L}.-]+ ){0,3}(?:manager|director|officer|president|secretary|treasurer|engineer|consultant|advisor|adviser|assistant|specialist|coordinator|administrator|partner|surgeon|physician|nurse|geschäftsführer(?:in)?|leiter(?:in)?|vorstand|sachbearbeiter(?:in)?|oberarzt|chefarzt|directeur|directrice|gérante?|responsable|director|directora|gerente|direttore|direttrice|amministratore|diretora?|directeur|manager|kierownik|dyrektor|prezes|chef|direktör|verkställande direktör|direktør)(?: (?:of|for|de|des|du|der|di|van|für|[&\p{L}-]+)(?: [&\p{L}-]+){0,4})?\)?)$/iu;

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

/** Names behind greetings. */
export const salutations = (fields: readonly Field[]): Candidate[] =>
  fields.flatMap((field) => {
    const greeting = GREETING.exec(field.text)?.[0].length;
    if (greeting === undefined) return [];
    const name = nameAt(field.text.slice(greeting + 1));
    if (!name) return [];
    const [start, end] = [greeting + 1 + name.start, greeting + 1 + name.end];
    const isGreeting = /^\s*(?:$|[,!:;.–-])/u.test(field.text.slice(end)) || name.start > 0;
    const own = field.text.slice(start, end).split(',')[0] as string;
    return isGreeting ? [candidate(field, { start, end: start + own.length }, 'salutation', SCORES.salutation)] : [];
  });

/** Names below closings, and above the post or role of who signs. */
export const signatures = (fields: readonly Field[]): Candidate[] =>
  fields.flatMap((field, index) => {
    const next = fields[index + 1];
    const above = next && !field.label && (POST.test(next.text) || isRole(next)) ? wholeName(field.text, 2) : undefined;
    const signed = above ? [candidate(field, above, 'signature', SCORES.signature)] : [];
    return CLOSING.test(field.text) ? [...signed, ...below(fields, index)] : signed;
  });

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
