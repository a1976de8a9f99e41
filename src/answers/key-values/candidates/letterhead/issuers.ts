import { singular } from '../../question/stems.ts';
import { isLabelWord } from '../../question/synonyms.ts';
import { wordsOf } from '../../question/words.ts';

/** What the issuer of a document goes by: the company itself, or its part in a sale. */
export const ISSUERS = ['company', 'seller', 'issuer', 'shop'] as const;

/** What else an issuer is, a row for each: as its own name says, or as the paper does that it issues. */
const PARTS: readonly { readonly part: string; readonly name?: RegExp; readonly paper?: RegExp }[] = [
  {
    part: 'bank',
    name: /(?<!\p{L})(?:\p{L}*bank|banque|banco|banca|caisse|cr[eé]dit(?= \p{Lu})|(?:stadt|kreis)?sparkasse|(?:credit|building) (?:union|society))(?!\p{L})/iu,
    paper: /^(?:bank statement|kontoauszug|relev[eé] de compte|extracto de cuenta|estratto conto|rekeningafschrift)/iu,
  },
  {
    part: 'insurer',
    name: /(?<!\p{L})(?:insurance|assurances?|versicherung\p{L}*|mutual|mutuelle|seguros|assicurazioni|verzekering\p{L}*)(?!\p{L})/iu,
    paper: /^(?:insurance (?:policy|card|certificate)|policy schedule|versicherungsschein|police d['’]assurance)/iu,
  },
  {
    part: 'employer',
    paper:
      /^(?:pay ?slip|pay ?stub|earnings statement|(?:lohn|gehalts?)abrechnung|bulletin de (?:paie|salaire)|n[oó]mina|busta paga|loonstrook|net pay|auszahlungsbetrag|net [aà] payer avant)/iu,
  },
  {
    part: 'school',
    name: /(?<!\p{L})(?:school|college|academy|university|\p{L}*schule|gymnasium|lyc[eé]e|coll[eè]ge|[eé]cole|escuela|colegio|instituto|scuola|liceo)(?!\p{L})/iu,
  },
  {
    part: 'airline',
    name: /(?<!\p{L})(?:air(?:lines?|ways)?|\p{L}*airlines?|\p{L}*airways|skyways|aviation)(?!\p{L})/iu,
    paper: /^(?:boarding pass|bordkarte|carte d['’]embarquement|tarjeta de embarque|carta d['’]imbarco)/iu,
  },
  {
    part: 'hospital',
    name: /(?<!\p{L})(?:hospital|clinic|\p{L}*klinik|\p{L}*krankenhaus|h[oô]pital|clinique|ospedale|cl[ií]nica)(?!\p{L})/iu,
  },
  {
    part: 'hotel',
    name: /(?<!\p{L})(?:hotel|motel|inn|resort|hostel|gasthof|auberge|posada|albergo|parador)(?!\p{L})/iu,
  },
  {
    part: 'authority',
    name: /(?<!\p{L})(?:borough|council|county|city of|ministry|department of|stadtverwaltung|landkreis|gemeinde|finanzamt|mairie|ville de|ayuntamiento|comune di)(?!\p{L})/iu,
  },
  { part: 'laboratory', name: /(?<!\p{L})(?:laborator(?:y|ies)|\p{L}*labor|laboratoires?|laboratorios?)(?!\p{L})/iu },
  {
    part: 'lender',
    paper:
      /^(?:(?:mortgage|loan) (?:offer|agreement)|darlehensvertrag|kreditvertrag|offre de pr[eê]t|contrato de pr[eé]stamo)/iu,
  },
  {
    part: 'association',
    name: /(?<!\p{L})(?:association|\p{L}*verein|e\. ?V\.|asociaci[oó]n|associazione|vereniging|VvE|society|club)(?!\p{L})/iu,
  },
  { part: 'university', name: /(?<!\p{L})(?:universit\p{L}*|universidad|universidade|hochschule)(?!\p{L})/iu },
  { part: 'buyer', paper: /^(?:purchase order|bon de commande|orden de compra)/iu },
  { part: 'payer', paper: /^(?:(?:payment )?remittance|payment advice|avis de (?:paiement|virement)|zahlungsavis)/iu },
  {
    part: 'shipper',
    paper:
      /^(?:(?:delivery|despatch|dispatch) (?:note|docket)|packing (?:list|slip|note)|lieferschein|bon de livraison|albar[aá]n|documento di trasporto|pakbon|guia de (?:remessa|transporte)|f[oö]ljesedel|f[oø]lgeseddel|pakkseddel)/iu,
  },
  {
    part: 'tax office',
    name: /(?<!\p{L})(?:finanzamt|(?:tax|revenue) (?:office|service)|(?:centre|service) des imp[oô]ts|agencia tributaria|agenzia delle entrate|belastingdienst)(?!\p{L})/iu,
  },
];
/** Shortest word of a name that says what trade it is of. */
const SHORTEST = 5;
/** Most words of the title of a paper, and of a name that is looked at word by word. */
const MOST_WORDS = 5;

/**
 * What the issuer of a paper goes by: who issues a purchase order buys, and sells nothing.
 * @param name of the issuer.
 * @param texts of the rows of the first page.
 */
export function partsOfIssuer(name: string, texts: readonly string[]): string[] {
  const titles = texts.filter((text) => text.split(' ').length <= MOST_WORDS);
  const own = PARTS.filter((one) => one.name?.test(name) || titles.some((title) => one.paper?.test(title)));
  const parts = [...own.map(({ part }) => part), ...tradesOf(name)];
  return [...ISSUERS.filter((issuer) => issuer !== 'seller' || !parts.includes('buyer')), ...parts];
}

/** What the words of a short name call who has it, in the singular: `Builders`, `Roofing`; the words of labels say more. */
function tradesOf(name: string): string[] {
  const words = wordsOf(name);
  if (words.length > MOST_WORDS) return [];
  return [...new Set(words.map(singular))].filter(
    (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isLabelWord(word),
  );
}
