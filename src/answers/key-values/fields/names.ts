import { splitCamelCase } from '../question/words.ts';

/** Words in names of fields that say what kind of field it is, or nothing. */
const EMPTY = new Set(
  (
    'text txt textfield textbox texte tf tb field fields fld feld champ campo campi input entry value str fill form formular formulaire forms ' +
    'check checkbox chk chkbox cb ck box radio radiobutton rb option opt group grp button btn dropdown drop down ddl ' +
    'combo combobox cmb list listbox lst select choice page seite sheet subform topmostsubform topmost body content ' +
    'row rows col cols column cell table line tbl undefined untitled unnamed new copy root data main part section untitledfield'
  ).split(' '),
);
/** Letters of a word that may say something, unless it is all capitals: `no`, `ID`. */
const SHORTEST = 3;

/** What the name of a field says to people: `first name` of `form1[0].txtFirst_Name[0]`; empty where it says nothing. */
export function readableName(name: string): string {
  const own = name.split('.').at(-1) ?? '';
  const words = splitCamelCase(own.replace(/\[\d+\]/g, ''))
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\p{N}'’%#]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word.toLowerCase()));
  const letters = words.filter((word) => !/^\d+$/.test(word));
  const telling = letters.some((word) => word.length >= SHORTEST || /^\p{Lu}{2,}$/u.test(word));
  // A number at the end counts fields of one name.
  while (/^\d+$/.test(words.at(-1) ?? '')) words.pop();
  return telling ? words.join(' ') : '';
}
