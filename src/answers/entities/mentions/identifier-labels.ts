/** Abbreviations that label numbers of taxpayers, companies, persons and accounts in twelve countries. */
const LABELS =
  'P\\.? ?IVA|C\\.? ?F\\.?|COD\\.? ?FISC\\.?|SIRET|SIREN|RCS|APE|NAF|TVA|NIF|NIPC|NIE|CIF|DNI|IVA|NIP|REGON|PESEL|KRS|' +
  'UST-?ID(?:-?NR)?\\.?|UST-?NR\\.?|ST\\.?-?NR\\.?|UID|HRB|HRA|FN|MWST|BTW|KVK|BSN|CNPJ|CPF|RG|CVR|CPR|MOMS|ORG\\.? ?NR\\.?|' +
  'ABN|ACN|TFN|EIN|TIN|SSN|VAT|GST|GSTIN|PAN|RFC|CURP|CUIT|CUIL|RUT|NIT|EORI|LEI|IBAN|BIC|BLZ|RIB|AHV|AVS|NHS|NINO|UTR|MRN|DOB|NHC|DL|T\\.?C\\.? KIMLIK(?: NO)?';

const ONLY_LABEL = new RegExp(`^(?:${LABELS})$`, 'iu');
const CAPITALS = /^[ ,]*\p{Lu}.*\p{Lu}/u;
/** A number behind a label, perhaps with the letters that it begins with, or a colon. */
const NUMBER_BEHIND = /^\.?(?: ?(?:nr|no|n[°º])\.?)?(?: {0,3}:| {0,3}[A-Z]{0,3} ?\d)/iu;
/** How far behind a label its number is looked for. */
const REACH = 16;

const LAST_LABEL = new RegExp(`(?<=[\\p{L}.])[ ,]{1,2}(?:${LABELS})$`, 'iu');

/** Where a range of a text ends without the label of the number behind it: `Okafor, Adaeze J. MRN 4418827`. */
export function endWithoutLabel(text: string, start: number, end: number): number {
  const label = LAST_LABEL.exec(text.slice(start, end))?.[0] ?? '';
  const isLabel = CAPITALS.test(label.trim()) && NUMBER_BEHIND.test(text.slice(end, end + REACH));
  return isLabel ? end - label.length : end;
}

/** Whether a range of a text is but the label of the number behind it: `P. IVA 07643520567`, `SIRET: 732 829 …`. */
export function isIdentifierLabel(text: string, start: number, end: number): boolean {
  const printed = text.slice(start, end);
  return ONLY_LABEL.test(printed) && CAPITALS.test(printed) && NUMBER_BEHIND.test(text.slice(end, end + REACH));
}
