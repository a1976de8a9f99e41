import type { Segment } from './segments.ts';

/** What a caption asks for besides a name, in several languages. */
const NAME = /(?<!\p{L})(?:name|nom|nombre|nome|naam|namn|navn|nazwa|firma|company|raison sociale)(?!\p{L})/iu;
const ADDRESS =
  /(?<!\p{L})(?:(?:street |mailing |postal |home )?address|street|anschrift|adresse|straße|dirección|domicilio|indirizzo|adres|endereço|morada|adress)(?!\p{L})/iu;
const TELEPHONE = /(?<!\p{L})(?:tele?phone|phone|telefon|téléphone|teléfono|telefono|telefoon)(?!\p{L})/iu;
/** A line that is a telephone number. */
const PHONE = /^(?:tel\S{0,20}\s{0,9})?[+(]?\d[\d\s()./-]{6,}$/i;

/** A part of what stands in a box that asks for several things, with the words of the caption that ask for it. */
export interface Share {
  readonly label: string;
  readonly rows: readonly Segment[][];
}

/**
 * The name, the address and the telephone in a box that asks for them, such as `Payer's name, street address and telephone
 * no.`: the name goes up to the first line with a digit, and whose they are is said before the word for the name.
 */
export function sharesOf(caption: string, rows: readonly Segment[][]): Share[] {
  const [name, address] = [NAME.exec(caption), ADDRESS.exec(caption)];
  if (!name || !address || address.index < name.index || rows.length < 2) return [];
  const hasDigit = rows.findIndex((row, index) => index > 0 && row.some(({ text }) => /\d/.test(text)));
  const end = hasDigit < 0 ? 1 : hasDigit;
  const isPhone = (row: readonly Segment[]): boolean => PHONE.test(row.map(({ text }) => text).join(' '));
  const behind = rows.slice(end).filter((row) => !isPhone(row));
  const telephone = TELEPHONE.exec(caption)?.[0];
  const whose = caption.slice(0, name.index).split(/[,;]/).at(-1)?.trimStart() ?? '';
  const shares = [
    { label: `${whose}${name[0]}`, rows: rows.slice(0, end) },
    { label: `${whose}${address[0]}`, rows: behind },
    ...(telephone === undefined ? [] : [{ label: `${whose}${telephone}`, rows: rows.slice(end).filter(isPhone) }]),
  ];
  return shares.filter((share) => share.rows.length > 0);
}
