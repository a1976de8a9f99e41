/**
 * Names that are ordinary words too, folded. A word that the document prints in lower case elsewhere counts as well
 * (`repeated-names.ts`), so the list holds only what stands at the beginning of sentences and in titles.
 */
const ORDINARY = new Set(
  (
    'mark may will bill young rose grace hope summer april june august art frank grant chase long short king prince ' +
    'bishop knight brown white black green gray grey rich best good new day week west east north south hill field ' +
    'wood woods stone rivers lake banks church park parks street page price cash case court law house home bush moss ' +
    'fox wolf bird fish lamb swan drew pat sue jack rob nick don bob skip guy dean major judge baker cook taylor ' +
    'miller smith fisher hunter mason carter porter turner walker parker potter gardener faith joy dawn eve sky iris ' +
    'ivy lily daisy violet holly hazel olive ruby pearl amber jade penny christian noble sharp strong swift wise ' +
    'true love power powers little small big english french german welsh scott ireland england france london paris ' +
    'klein gross lang kurz jung alt neu weiss schwarz braun koch bauer richter kaiser konig winter sommer herbst ' +
    'petit grand blanc noir leblanc roy martin marin blanco rojo rey reyes leon flores campos rios cruz santos paz sol ' +
    'rosa conti re bianchi rossi greco rei costa rocha bank team data note total date name order number group'
  ).split(' '),
);

/** Whether a name is also a word that a sentence may begin with. */
export const isOrdinaryWord = (folded: string): boolean => folded.length < 3 || ORDINARY.has(folded);
