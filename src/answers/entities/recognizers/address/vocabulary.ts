/** Words of addresses in lower case, as sources of patterns. Points are optional where a word is shortened. */

/** What kind of street it is, behind its name: `12 Main Street`. */
export const STREET_BEHIND =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|square|sq|terrace|' +
  'terr|way|parkway|pkwy|highway|hwy|trail|trl|close|crescent|cres|grove|row|alley|plaza|loop|walk|mews|gardens|gdns|' +
  'hill|rise|view|park|gate|quay|wharf|esplanade|parade|pde|promenade|turnpike|tpke|expressway|crossing|path|pike|run|' +
  'ridge|heights|hts|point|green|vale|mall|marg|nagar|salai|cross|layout|enclave|bypass|causeway|cove|bend|yard|wynd|brae';

/** Further kinds of streets of the United States (USPS Publication 28, appendix C1), which are ordinary words too. */
export const STREET_RARER =
  'annex|arcade|bayou|beach|bluff|bluffs|bottom|branch|bridge|brook|brooks|camp|canyon|cape|center|cliff|cliffs|club|common|commons|corner|corners|course|creek|crest|crossroad|curve|dale|dam|divide|' +
  'estate|estates|extension|fall|falls|ferry|field|fields|flat|flats|ford|fords|forest|forge|forges|fork|forks|fort|freeway|garden|gateway|glen|glens|greens|groves|harbor|harbors|haven|hills|hollow|inlet|' +
  'island|islands|isle|junction|junctions|key|keys|knoll|knolls|lake|lakes|land|landing|light|lights|loaf|lock|locks|lodge|manor|manors|meadow|meadows|mill|mills|mission|motorway|mount|mountain|neck|orchard|' +
  'oval|overpass|parks|pass|passage|pine|pines|plain|plains|points|port|ports|prairie|radial|ramp|ranch|rapid|rapids|rest|river|route|shoal|shoals|shore|shores|skyway|spring|springs|spur|spurs|station|' +
  'stravenue|stream|summit|throughway|trace|track|trafficway|tunnel|underpass|union|unions|valley|valleys|viaduct|views|village|villages|ville|vista|wall|walks|ways|well|wells';

/** What kind of street it is, before its name and number: `calle Mayor 5`, `ul. Długa 3`. */
export const STREET_BEFORE =
  'calle|c/|cl|avenida|avda|avd|av|paseo|pº|po|plaza|plza|pza|camino|carretera|ctra|crta|ronda|travesía|callejón|glorieta|bulevar|calzada|' +
  'prolongación|rúa|urbanización|polígono|vía|via|viale|v\\.le|piazza|piazzale|p\\.za|corso|c\\.so|largo|vicolo|strada|contrada|borgo|' +
  'lungomare|lungarno|rua|travessa|praça|alameda|estrada|rodovia|ladeira|ul|ulica|ulice|aleja|aleje|plac|osiedle|os\\.|' +
  'rue|avenue|boulevard|bd|bld|chemin|quai|allée|impasse|route|rte|cours|chaussée|passage|place|carrer|passeig|jalan|jl|' +
  'calea|bulevardul|șoseaua|strasse|straße|οδός|λεωφόρος|λεωφ|улица|проспект';

/** The same in French, where the number comes first: `12 rue de la Paix`. */
export const STREET_FRENCH =
  'rue|avenue|av|boulevard|bd|bld|place|chemin|ch\\.|quai|allée|allées|impasse|imp\\.|route|rte|cours|square|passage|résidence|lotissement|' +
  'cité|faubourg|sentier|villa|ruelle|montée|rond-point|esplanade|promenade|hameau|lieu-dit|venelle|calle';

/** Ends of words that are names of streets, German to Hungarian: `Hauptstraße 12`, `Kossuth utca 5`. */
export const STREET_ENDS =
  'straße|strasse|str\\.|weg|platz|gasse|allee|ufer|damm|chaussee|steig|stieg|pfad|graben|brücke|promenade|zeile|' +
  'laan|straat|plein|dijk|gracht|kade|singel|dreef|steenweg|' +
  'gatan|gata|sgate|gaten|vägen|väg|veien|vei|vegen|vej|vejen|gade|gaden|alléen|plads|torv|torg|torget|stræde|stien|gränd|' +
  'stigen|stig|backen|brinken|bakken|gården|svingen|terrasse|katu|tie|kuja|polku|ranta|puistikko|rinne|kaari|penger|bulevardi|' +
  'utca|útja|körút|rakpart|sétány|braut|stígur|vegur|vangur|hraun|tänav|maantee|puiestee|gatvė|ulica';
/** Words that are so only as words of their own. */
export const STREET_LAST =
  'gate|markt|hof|baan|wal|pad|veg|vei|vej|allé|tér|tere|út|rkp\\.|rkp|köz|sor|fasor|iela|cesta|ulice|třída|náměstí|nábřeží|trg|' +
  'sokak|sok\\.|sok|sk\\.|caddesi|cad\\.|cad|bulvarı|blv\\.|mnt|pst|ring|park|kroken';

/** Small words inside names of streets that have their number first; `of` would take in any sentence. */
export const SMALL_ENGLISH = 'de|del|la|las|los|le|van|von|the|and|st\\.|saint';

/** What a flat, floor or building is called before its number. */
export const UNIT_BEFORE =
  'apt|app|apartment|appartment|suite|ste|unit|flat|floor|room|rm|building|bldg|block|blk|tower|wing|level|lot|trailer|plot|shop|office|' +
  'lgh|m\\.|läg|bus|bte|boîte|bâtiment|bât|étage|appt|appartement|esc|escalier|escalera|interno|int|scala|piso|planta|puerta|pta|portal|apto|' +
  'apartamento|depto|departamento|bloco|bloque|sala|andar|casa|lote|torre|top|stiege|tür|wohnung|whg|mieszkanie|lok|lokal|kl|leil|em|ajtó|byt|box|daire|kat';

/** What a postcode is called right before it: `CEP 04110-020`. */
export const POSTCODE_BEFORE = 'CEP|ZIP|PLZ|CAP|PIN|C\\.?P\\.?';

/** Words that begin the names of what has an address, without a number before: `Flat 3`, `Plot 12`. */
export const UNIT_FIRST = 'flat|apt|apartment|unit|suite|plot|house|door|shop|room|h\\.? ?no|no|villa|block';

/** Endings of names of buildings. */
export const BUILDING =
  'house|cottage|court|building|tower|towers|centre|center|mansions|lodge|farm|hall|villa|barn|apartments|chambers|manor';

export const POST_BOX =
  '[Pp]\\.? ?[Oo]\\.? ?[Bb][Oo][Xx]|post office box|gpo box|GPO Box|locked bag|postfach|boîte postale|case postale|b\\.p\\.|bp|apartado de correos|apartado postal|apartado|apdo\\.|casella postale|c\\.p\\.|' +
  'caixa postal|casilla postal|casilla de correo|apartado aéreo|postbus|skrytka pocztowa|postboks|postbox|box|postilokero|private bag';

/** Small words inside names of streets and towns. */
export const SMALL =
  "de|del|della|delle|dei|degli|dello|dell['’]|di|da|do|das|dos|du|des|d['’]|la|las|los|le|les|l['’]|el|van|von|vom|der|den|dem|het|ten|ter|op|am|an|auf|bei|zum|zur|im|in|of|the|" +
  'and|und|y|e|i|et|sur|sous|aux|au|à|en|św\\.|al|nad|pod|v|ve|u|na|og|og|upon|near|under|pri|do|di|by|s|sobre';

/** Words of prose that are in no name of a street or town, for texts without capitals. */
export const PROSE =
  'is|are|was|were|be|been|has|have|had|will|would|can|could|may|should|shall|do|does|did|not|no|i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|' +
  'this|that|these|those|there|here|what|which|who|when|where|how|why|if|or|but|so|than|then|as|at|on|to|for|from|with|about|into|since|until|after|before|because|while|' +
  'please|thanks|hello|and|new|more|most|some|any|all|other|such|only|also|very|just|like|people|years|year|days|months|hours|minutes|times|percent|dollars|euros';

/** Words before a number that is no number of a house. */
export const NUMBERED =
  'copyright|chapter|figure|fig|table|section|sect|page|pages|pp|article|art|step|part|version|vol|volume|lesson|exhibit|no|nr|number|item|question|paragraph|clause|rule|appendix|annex|eq|equation|' +
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|level|grade|class|phase|type|model|series|' +
  'phone|tel|fax|mobile|desk|telefon|isbn|invoice|order|date|total|amount|act|title|psalm|windows|python|version|release';
