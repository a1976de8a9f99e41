/** Words that institutions begin with in languages that put the kind before the name; none is a name of its own. */
const KINDS = [
  'Kancelaria|Szpital|Przychodnia|Uniwersytet|Politechnika|Spółdzielnia|Stowarzyszenie|Fundacja|Urząd|Sąd|Przedsiębiorstwo|Stocznia',
  'Studio Legale|Studio Notarile|Studio Medico|Ospedale|Poliambulatorio|Clinica|Università|Panificio|Farmacia|Comune di|Tribunale di|Cassa di Risparmio|Banca|Casa di Cura',
  'Clínica|Hospital (?:Universitario|Clínico|General|Regional|Municipal|de|del|do|da|San|Santa|Santo|São|Nossa|Virgen)|Universidad|Universidade|Colégio|Colegio|Ayuntamiento de|Prefeitura de|Câmara Municipal de|Juzgado de|Tribunal de|Banco|Farmácia|Talleres|Seguros|Águas d[eoa]|Junta de|Cartório|Centro de Salud|Centro de Saúde',
  'Banque|Crédit|Mutuelle|Clinique|Hôpital|Université|Lycée|Collège|Mairie de|Tribunal judiciaire de|Préfecture d[eu]|Pharmacie|Boulangerie|Énergie d(?:es|u|e)|Centre hospitalier|Caisse d[eu]',
  'Klinikum|Krankenhaus|Universitätsklinikum|Universität|Amtsgericht|Landgericht|Finanzamt|Polizeiinspektion|Polizeirevier|Polizeipräsidium|Steueramt|Stadtwerke|Sparkasse|Volksbank|Autohaus|Bäckerei|Metzgerei|Grundschule|Kanzlei|Institut für|Immobilien|Versicherungskammer|Stadtverwaltung|Landratsamt|Jobcenter',
  'Ziekenhuis|Universiteit|Gemeente|Rechtbank|Kwekerij|Basisschool|Incassobureau|Stichting|Vereniging|Notariskantoor|Huisartsenpraktijk|Woningcorporatie',
  'Stiftelsen|Föreningen|Bostadsrättsföreningen|Brf|Kommunförbundet|Fastighets AB|Nemocnice|Univerzita|Banka|Pojišťovna',
].join('|');
/** Words that institutions end with in languages that put the kind behind the name. */
const ENDS =
  'Försäkring|Försäkringar|Sjukhus|Universitet|Bostäder|Vårdcentral|Tingsrätt|Lebensversicherung|Sparkasse|Apotheke|Stiftung|Krankenhaus|Üniversitesi|Hastanesi|Bankası|Belediyesi|Sigorta|Ziekenhuis|Verzekeringen|Assicurazioni';

const WORD = "\\p{Lu}[\\p{L}\\p{N}&'’.-]{0,24}[\\p{L}\\p{N}]";
const SMALL =
  '(?:de|del|de la|do|da|dos|das|d[ei]|des|du|la|le|św\\.|im\\.|der|des|zum|zur|van|van de|för|für|y|e|et|und|i|of)';

/** Patterns of institutions by the word of their kind, which the tagger does not know abroad: `Kancelaria Radcy Prawnego`, `Mälardalens Försäkring`. */
export const INSTITUTIONS: readonly (readonly [source: string, score: number])[] = [
  [`(?:${KINDS})(?: (?:${SMALL} ){0,2}${WORD}){1,4}`, 1],
  [`${WORD}(?: ${WORD}){0,2} (?:${ENDS})`, 1],
];
