/** States of the United States and the federal district by their postal codes (USPS Publication 28, appendix B). */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Member states of the United Nations and a few more, by their common English names. */
export const COUNTRIES: readonly string[] = (
  'Afghanistan|Albania|Algeria|Andorra|Angola|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahamas|Bahrain|' +
  'Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bhutan|Bolivia|Bosnia and Herzegovina|Botswana|Brazil|Brunei|' +
  'Bulgaria|Burkina Faso|Burundi|Cambodia|Cameroon|Canada|Cape Verde|Chad|Chile|China|Colombia|Comoros|Congo|' +
  'Costa Rica|Croatia|Cuba|Cyprus|Czech Republic|Czechia|Denmark|Djibouti|Dominican Republic|Dominica|East Timor|' +
  'Ecuador|Egypt|El Salvador|Equatorial Guinea|Eritrea|Estonia|Eswatini|Ethiopia|Fiji|Finland|France|Gabon|Gambia|' +
  'Germany|Ghana|Greece|Grenada|Guatemala|Guinea-Bissau|Guinea|Guyana|Haiti|Honduras|Hong Kong|Hungary|Iceland|India|' +
  'Indonesia|Iran|Iraq|Ireland|Israel|Italy|Ivory Coast|Jamaica|Japan|Kazakhstan|Kenya|Kiribati|Kosovo|Kuwait|' +
  'Kyrgyzstan|Laos|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|Madagascar|Malawi|' +
  'Malaysia|Maldives|Mali|Malta|Marshall Islands|Mauritania|Mauritius|Mexico|Micronesia|Moldova|Monaco|Mongolia|' +
  'Montenegro|Morocco|Mozambique|Myanmar|Namibia|Nauru|Nepal|Netherlands|New Zealand|Nicaragua|Nigeria|Niger|' +
  'North Korea|North Macedonia|Norway|Oman|Pakistan|Palau|Palestine|Panama|Papua New Guinea|Paraguay|Peru|' +
  'Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|Samoa|San Marino|Saudi Arabia|Senegal|Serbia|Seychelles|' +
  'Sierra Leone|Singapore|Slovakia|Slovenia|Solomon Islands|Somalia|South Africa|South Korea|South Sudan|Spain|' +
  'Sri Lanka|Sudan|Suriname|Sweden|Switzerland|Syria|Taiwan|Tajikistan|Tanzania|Thailand|Togo|Tonga|' +
  'Trinidad and Tobago|Tunisia|Turkey|Turkmenistan|Tuvalu|Uganda|Ukraine|United Arab Emirates|United Kingdom|' +
  'United States of America|United States|Uruguay|USA|Uzbekistan|Vanuatu|Vatican City|Venezuela|Vietnam|Yemen|' +
  'Zambia|Zimbabwe|England|Scotland|Wales|Northern Ireland|Greenland|Faroe Islands|Puerto Rico|Guadeloupe|Martinique|' +
  'Réunion|French Guiana|Gibraltar|Bermuda|Aruba|Curaçao|Macau|Cayman Islands|Isle of Man'
).split('|');

/** Countries by other names: in English, and by their own names and those of their neighbours. */
export const COUNTRY_ENDONYMS: readonly string[] = (
  'UK|U.K.|Great Britain|US|U.S.|U.S.A.|UAE|Holland|The Netherlands|Republic of Ireland|Deutschland|Österreich|Schweiz|Suisse|Svizzera|' +
  'Allemagne|Autriche|Belgique|België|Belgien|Nederland|Niederlande|Pays-Bas|Frankreich|Espagne|España|Spanien|México|Italia|Italien|Italie|' +
  'Brasil|Perú|Panamá|Alemania|Francia|Inghilterra|Reino Unido|Regno Unito|Royaume-Uni|Großbritannien|Estados Unidos|États-Unis|Polska|Polen|Sverige|Norge|Danmark|Suomi|' +
  'Česko|Česká republika|Slovensko|Slovenija|Hrvatska|Srbija|Magyarország|România|Türkiye|Ísland|Eesti|Latvija|Lietuva|Ελλάδα|Κύπρος|Россия|Україна|' +
  'Luxemburg|Éire|Côte d’Ivoire|Maroc|Algérie|Tunisie|日本|中国'
).split('|');

export const CANADA: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

export const AUSTRALIA: Readonly<Record<string, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
};

/** Names of the provinces and territories of Canada. */
export const CANADIAN_PROVINCES: readonly string[] = Object.values(CANADA);

/** Parts of countries that addresses have behind the town, by name. */
export const REGIONS: readonly string[] = [
  ...Object.values(US_STATES),
  ...CANADIAN_PROVINCES,
  ...Object.values(AUSTRALIA),
  ...(
    'Maharashtra|Karnataka|Tamil Nadu|Kerala|Gujarat|Punjab|Haryana|Rajasthan|Uttar Pradesh|West Bengal|Telangana|Andhra Pradesh|' +
    'Bayern|Bavaria|Hessen|Sachsen|Niedersachsen|Nordrhein-Westfalen|Baden-Württemberg|Tirol|Steiermark|Kärnten|' +
    'Gauteng|Western Cape|KwaZulu-Natal|Kent|Essex|Surrey|Sussex|Devon|Cornwall|Norfolk|Suffolk|Yorkshire|Lancashire|Cheshire|Hampshire|' +
    'Oxfordshire|Cambridgeshire|Hertfordshire|Berkshire|Somerset|Dorset|Wiltshire|Co. Dublin|Co. Cork|Co. Galway|' +
    'Jalisco|Nuevo León|Ciudad de México|CDMX|São Paulo|Minas Gerais|Rio Grande do Sul|Paraná|Bahia|' +
    'Tokyo|Osaka|Kyoto|Hokkaido|Kanagawa|Aichi'
  ).split('|'),
];

/** The codes of the states of Brazil, which addresses have behind the town: `Santos - SP`. */
export const BRAZILIAN_STATES: readonly string[] =
  'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO'.split('|');

/** The codes of those of them that have one in addresses: United States, Canada, Australia. */
export const REGION_CODES: readonly string[] = [
  ...Object.keys(US_STATES),
  ...Object.keys(CANADA),
  ...Object.keys(AUSTRALIA),
];
