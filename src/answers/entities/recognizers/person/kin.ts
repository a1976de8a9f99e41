/**
 * Who somebody is to the writer or to somebody else, in ten languages, as sources of patterns: a word with a capital
 * behind it is a name. Words that mean something else where a name could follow (`son` and `prima` in other languages,
 * `man`) are left out or ask for a possessive.
 */
const WORDS = [
  'husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|step(?:son|daughter|father|mother|dad|mum|mom|brother|sister)|twin|nephew|niece|cousin|(?:great-)?grand(?:mother|father|son|daughter|ma|pa)|uncle|aunt|god(?:son|daughter|child|mother|father)|(?:son|daughter|mother|father|brother|sister)-in-law|fiancée?|girlfriend|boyfriend|roommate|housemate|flatmate|neighbou?r|colleague|classmate|carer',
  '(?:[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]ns(?:er|re)|[Dd])e?(?:[mnrs]|ie|as)? (?:Ehemann|Ehefrau|Mann|Frau|Sohn(?:es)?|Tochter|Bruder|Schwester|Mutter|Vater|Oma|Opa|Großmutter|Großvater|Enkelin|Enkels?|Neffen?|Nichte|Tante|Onkel|Cousine?|Lebensgefährt(?:e|en|in)|Partnerin|Schwager|Schwägerin|Schwiegersohn|Schwiegertochter|Kollegen?|Kollegin|Nachbarn?|Nachbarin|Freundin|Zwillingsschwester|Zwillingsbruder)',
  'mari|femme|épouse|époux|fils|fille|frère|sœur|mère|père|maman|papa|conjointe?|compagne|compagnon|concubine?|neveu|nièce|oncle|tante|grand-mère|grand-père|beau-(?:père|frère|fils)|belle-(?:mère|sœur|fille)|gendre|cousine?|collègue|voisine?',
  'marido|espos[oa]|hij[oa]|herman[oa]|madre|padre|mamá|papá|pareja|novi[oa]|sobrin[oa]|ti[oa]|tí[oa]|abuel[oa]|niet[oa]|yerno|nuera|cuñad[oa]|suegr[oa]|compañer[oa]|vecin[oa]',
  'marito|moglie|figli[oa]|fratello|sorella|mamma|papà|convivente|compagn[oa]|nipote|zi[oa]|nonn[oa]|cugin[oa]|suocer[oa]|genero|nuora|cognat[oa]|collega|vicin[oa]',
  'mulher|filh[oa]|irmãos?|irmã|mãe|companheir[oa]|sobrinh[oa]|avó|avô|genro|nora|cunhad[oa]|sogr[oa]|namorad[oa]|colega|vizinh[oa]',
  'echtgeno(?:ot|te)|zoon|dochter|broer|zus|moeder|neef|nicht|klein(?:zoon|dochter)|schoon(?:zoon|dochter|moeder|vader|zus)|zwager|buurman|buurvrouw|(?:mijn|zijn|haar|hun|onze|uw) (?:man|vrouw|vader|vriendin|vriend|partner)',
  'mąż|męża|mężem|żon[aąęy]|syna?|synem|córk[aąęi]|brata?|bratem|siostr[aąęy]|matk[aąęi]|ojciec|ojca|ojcem|babci[aąęi]|dziad(?:ek|ka|kiem)|wnuk(?:a|iem)?|wnuczk[aąęi]|ciotk[aąęi]|wuj(?:ek|ka)|zię(?:ć|cia)|teściow[aąej]{1,2}|narzeczon[aąyeg]{1,3}|sąsiad(?:a|em)?|sąsiadk[aąęi]',
  'maken|maka|makan|dotter|dottern|sonen|bror|brodern|syster|systern|mamma|pappa|sambon?|hustrun?|mormor|morfar|farmor|farfar|svär(?:son|dotter|mor|far)|kollegan?|grannen?|kusin(?:en)?|kone|ægtefælle|ektefelle|søn|sønn|datter|søster|samlever|nabo(?:en)?',
];

export const KIN = WORDS.join('|');

/** What begins a sentence, an entry of a form or a line of a list with a capital. */
export const KIN_CAPITAL =
  'Husband|Wife|Son|Daughter|Mum|Mom|Dad|Stepdad|Stepmum|Ehemann|Ehefrau|Tochter|Sohn|Mari|Épouse|Époux|Fille|Fils|Conjointe?|Marido|Esposa|Esposo|Hij[oa]|Mamá|Papá|Marito|Moglie|Figli[oa]|Filh[oa]|Mãe|Echtgenoot|Echtgenote|Zoon|Dochter|Mąż|Żona|Córka|Syn|Dotter|Hustru|Sambo|Datter';
