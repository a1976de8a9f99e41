/** Names of countries in German, French, Spanish, Portuguese, Italian, Dutch and Polish that `text/places.ts` has not. */
export const FOREIGN_COUNTRIES: readonly string[] = (
  'Vereinigtes Königreich|England|Irland|Tschechien|Ungarn|Rumänien|Bulgarien|Griechenland|Türkei|Schweden|Norwegen|' +
  'Dänemark|Finnland|Russland|Ukraine|Kroatien|Slowenien|Slowakei|Vereinigte Staaten|Kanada|Brasilien|Argentinien|' +
  'Mexiko|Indien|Japan|Australien|Neuseeland|Südafrika|Ägypten|Marokko|Tunesien|Israel|Südkorea|Liechtenstein|' +
  'Angleterre|Irlande|Écosse|Portugal|Pologne|Tchéquie|Hongrie|Roumanie|Bulgarie|Grèce|Turquie|Suède|Norvège|Danemark|' +
  'Finlande|Russie|Croatie|Canada|Québec|Brésil|Argentine|Mexique|Inde|Japon|Australie|Afrique du Sud|Égypte|Tunisie|' +
  "Sénégal|Côte d'Ivoire|Luxembourg|Inglaterra|Irlanda|Polonia|Suiza|Países Bajos|Holanda|Bélgica|Hungría|Rumanía|" +
  'Grecia|Turquía|Suecia|Noruega|Dinamarca|Finlandia|Rusia|Croacia|Canadá|Brasil|Japón|Marruecos|Túnez|Egipto|' +
  'República Dominicana|Alemanha|França|Itália|Espanha|Suíça|Áustria|Países Baixos|Polónia|Polônia|Hungria|Roménia|' +
  'Romênia|Grécia|Turquia|Suécia|Rússia|Índia|Japão|Marrocos|Angola|Moçambique|Cabo Verde|Germania|Austria|Belgio|' +
  'Paesi Bassi|Olanda|Spagna|Portogallo|Ungheria|Turchia|Svezia|Norvegia|Danimarca|Stati Uniti|Messico|Brasile|' +
  'Giappone|Marocco|Egitto|Duitsland|Oostenrijk|Zwitserland|Frankrijk|Spanje|Italië|Verenigd Koninkrijk|Ierland|' +
  'Tsjechië|Hongarije|Roemenië|Griekenland|Turkije|Zweden|Noorwegen|Denemarken|Finland|Verenigde Staten|Brazilië|' +
  'Zuid-Afrika|Curaçao|Niemcy|Austria|Szwajcaria|Francja|Hiszpania|Portugalia|Włochy|Holandia|Niderlandy|Belgia|' +
  'Wielka Brytania|Anglia|Irlandia|Czechy|Słowacja|Węgry|Rumunia|Szwecja|Norwegia|Dania|Finlandia|Rosja|Ukraina|' +
  'Litwa|Łotwa|Stany Zjednoczone|Kanada|Indie'
).split('|');
