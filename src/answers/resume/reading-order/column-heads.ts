import type { Cell, TableRow } from '../../../document/block.ts';
import { textOf } from '../../../document/text.ts';
import { runsOf } from '../../../document/walk.ts';
import { bareHeading, sectionOf } from '../../sections/wordings.ts';

/** What columns of tables in resumes are called, as headings are looked up. */
const HEADS: ReadonlySet<string> = new Set(
  (
    'date|dates|period|year|years|from|to|duration|when|time|company|employer|organisation|organization|institution|' +
    'school|university|college|place|location|city|country|position|title|job title|role|designation|function|' +
    'responsibilities|duties|tasks|description|details|activities|degree|qualification|course|subject|major|' +
    'field of study|specialisation|specialization|board|grade|gpa|marks|result|score|percentage|skill|skills|level|proficiency|experience|' +
    'rating|tool|technology|technologies|language|project|certificate|certification|issuer|issued by|awarded by|' +
    'datum|zeitraum|jahr|von|bis|firma|arbeitgeber|unternehmen|einrichtung|schule|hochschule|ort|stelle|tätigkeit|' +
    'aufgaben|beschreibung|abschluss|fach|note|kenntnis|kenntnisse|niveau|stufe|zertifikat|aussteller|' +
    'période|année|dates|entreprise|employeur|établissement|école|lieu|poste|fonction|missions|diplôme|compétence|' +
    'compétences|formation|organisme|fecha|fechas|periodo|año|empresa|institución|centro|lugar|puesto|cargo|funciones|' +
    'título|titulación|competencia|nivel|período|ano|instituição|local|função|curso|grau|competência|nível|data|anno|' +
    'azienda|istituto|luogo|posizione|ruolo|mansioni|titolo|competenza|livello|periode|jaar|bedrijf|werkgever|' +
    'instelling|plaats|functie|taken|diploma|vaardigheid|okres|rok|firma|pracodawca|uczelnia|szkoła|miejsce|stanowisko|' +
    'obowiązki|tytuł|kierunek|umiejętność|poziom'
  ).split('|'),
);

const textOfCell = ({ blocks }: Cell): string => blocks.map((block) => textOf(runsOf(block))).join(' ');

/** Whether a row names the columns below it: two or more names of columns, of which not all could head sections. */
export function isHeadRow(row: TableRow): boolean {
  const names = row.map((cell) => bareHeading(textOfCell(cell))).filter((name) => name !== '');
  const areSections = names.every((name) => sectionOf(name) !== undefined);
  return (
    names.length > 1 &&
    !areSections &&
    names.every((name) => name.split(/ (?:and|or) /).every((part) => HEADS.has(part)))
  );
}
