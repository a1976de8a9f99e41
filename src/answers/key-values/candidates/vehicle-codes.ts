import { withoutEnd } from '../../text/without-end.ts';
import type { Candidate } from '../candidate.ts';
import { type Piece, piecesOf } from '../printed/pieces.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { labelWordsOf } from '../question/label-words.ts';
import type { DocumentRecord } from '../record.ts';
import { levelRules } from '../sheet/rulings.ts';
import { candidateOfWords } from './of-words.ts';

/**
 * What the harmonised codes of a vehicle's registration certificate stand for (Council Directive 1999/37/EC, Annex I,
 * Part I). Certificates print the codes in the language of none; what they mean is on the back, or on no page at all.
 */
const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    A: ['registration number', 'license plate'],
    B: ['date of first registration'],
    'C.1': ['name of the holder', 'name of the owner'],
    'C.1.1': ['last name of the holder', 'last name of the owner'],
    'C.1.2': ['first name of the holder', 'first name of the owner'],
    'C.1.3': ['address of the holder', 'address of the owner'],
    'C.2.1': ['last name of the owner'],
    'C.2.2': ['first name of the owner'],
    'C.2.3': ['address of the owner'],
    'C.3': ['address of the holder', 'address of the owner'],
    'D.1': ['make of the vehicle'],
    'D.2': ['type of the vehicle', 'vehicle type'],
    'D.3': ['model of the vehicle', 'commercial description', 'trade name'],
    E: ['vehicle identification number'],
    'F.1': ['maximum permissible mass', 'maximum weight'],
    'F.2': ['maximum permissible mass in service'],
    G: ['mass of the vehicle in service', 'empty weight', 'kerb weight'],
    H: ['period of validity'],
    I: ['date of the registration'],
    J: ['vehicle category'],
    K: ['type approval number'],
    L: ['number of axles'],
    'P.1': ['engine capacity', 'displacement'],
    'P.2': ['maximum net power', 'engine power'],
    'P.3': ['fuel', 'type of fuel', 'power source'],
    'P.4': ['rated speed'],
    'P.5': ['engine number', 'engine identification number'],
    R: ['color of the vehicle', 'color'],
    'S.1': ['number of seats'],
    'S.2': ['number of standing places'],
    T: ['maximum speed'],
    'V.7': ['CO2 emission'],
    'V.9': ['emission class', 'environmental category'],
  }),
);
/** Fewest different codes, and fewest with a point, that show such a certificate: items of lists begin with letters too. */
const FEWEST = 6;
const FEWEST_POINTED = 3;

/** What begins as a code with a point does: a page on which few lines have such a word is not looked at closer. */
const POINTED = /^[([]?[A-Z]\.?\d/;

interface Coded {
  readonly code: string;
  readonly value: readonly Piece[];
}

/** The values behind the codes of a vehicle's registration certificate, under what the codes stand for. */
export function vehicleCodes({ text, pages }: DocumentRecord): Candidate[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return [...printedLines(text)].flatMap(([number, lines]) => {
    const page = byNumber.get(number);
    const isCoded = lines.filter((line) => line.some(({ text }) => POINTED.test(text))).length >= FEWEST_POINTED;
    if (!page || page.source === 'flow' || !isCoded) return [];
    const coded = piecesOf(lines, levelRules(page)).flatMap(codesOfLine);
    const codes = new Set(coded.map(({ code }) => code));
    const pointed = [...codes].filter((code) => code.includes('.'));
    return codes.size < FEWEST || pointed.length < FEWEST_POINTED ? [] : coded.flatMap(candidates);
  });
}

/** The codes that pieces of a line begin with, each with what follows it up to the next. */
function codesOfLine(line: readonly Piece[]): Coded[] {
  const found: { code: string; value: Piece[] }[] = [];
  for (const piece of line) {
    const [first, ...others] = piece.words;
    const code = withoutEnd(first.text, /[)\].:]/)
      .replace(/^[([]/, '')
      .replace(/^([A-Z])(\d)/, '$1.$2');
    const rest = others[0] && { ...piece, words: [others[0], ...others.slice(1)] as const };
    if (MEANINGS.has(code)) found.push({ code, value: rest ? [rest] : [] });
    else if (/^\p{Lu}\.?\d?(?:\.\d)?$/u.test(first.text)) found.push({ code: '', value: [] });
    else found.at(-1)?.value.push(piece);
  }
  return found.filter(({ code }) => code !== '');
}

function candidates({ code, value }: Coded): Candidate[] {
  const words = value.flatMap((piece) => piece.words);
  // Some certificates print beside the code what it stands for: its label then is found as any other.
  const isLabelled = labelWordsOf(words.map(({ text }) => text).join(' ')) >= 0.5;
  return isLabelled ? [] : (MEANINGS.get(code) ?? []).flatMap((name) => candidateOfWords([name], words, 'numbered'));
}
