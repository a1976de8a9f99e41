import { describe, expect, test } from 'vitest';
import { findings } from '../../../../../src/answers/entities/findings.ts';
import { address } from '../../../../../src/answers/entities/recognizers/address.ts';
import { DEFAULT_THRESHOLD } from '../../../../../src/answers/entities/thresholds.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

const addressesIn = (text: string): string[] =>
  findings(unplacedText(text))
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Rose Kft., Fő utca 8, 1011 Budapest', 'Berg Verktyg AB', 'Hamngatan 4\n111 47 Stockholm'],
  ['Lilac GmbH, Gartenweg 7, 80331 München', 'Sund Tools AB', 'Kungsgatan 12\n411 19 Göteborg'],
])('the addresses of two parties are two, whatever the name between them ends in: %s', (first, name, second) => {
  expect(addressesIn(`${first}\n${name}\n${second}`)).toEqual([first.slice(first.indexOf(', ') + 2), second]);
});

describe('an address is found whole, in the order of its country', () => {
  test.each([
    ['United States', '742 Larkspur Terrace, Springfield, IL 62704'],
    ['United States, lines', '118 W 57th St, Apt 4B\nNew York, NY 10019'],
    ['post office box', 'P.O. Box 981, Fairbanks, Alaska 99707'],
    ['post office box in words', 'Post Office Box 77, Leeds LS1 4AB'],
    ['box of Australia', 'GPO Box 1234, Melbourne VIC 3001'],
    ['bag of Australia', 'Locked Bag 12, Hobart TAS 7001'],
    ['box of Germany, in pairs', 'Postfach 10 20 30, 70026 Stuttgart'],
    ['box of France', 'Boîte Postale 12, 75001 Paris'],
    ['box of Switzerland', 'Case postale 45, 1211 Genève'],
    ['box of Spain', 'Apartado de Correos 123, 28080 Madrid'],
    ['box of Mexico', 'Apartado Postal 12-345, 06600 México'],
    ['box of Italy', 'Casella Postale 55, 20121 Milano'],
    ['box of Brazil', 'Caixa Postal 1234, 01031-970 São Paulo'],
    ['box of the Netherlands', 'Postbus 90, 1000 AA Amsterdam'],
    ['box of Poland', 'Skrytka Pocztowa 12, 00-950 Warszawa'],
    ['bag of New Zealand', 'Private Bag 92019, Auckland 1142'],
    ['armed forces', 'PSC 1203, Box 77\nAPO AE 09042'],
    ['ship', 'USS Larkspur\nFPO AP 96601'],
    ['Canada', '1200-555 Burrard St, Vancouver BC V7X 1M8'],
    ['United Kingdom', 'Flat 3, Rose Court, 12 High Street, London SW1A 1AA'],
    ['house with a name', 'Rose Cottage\nChurch Lane\nLittle Snoring\nNR21 0HX'],
    ['capitals', '12 HIGH STREET\nLEEDS LS1 4DY\nUNITED KINGDOM'],
    ['Australia', '5/12 George Street, Parramatta NSW 2150, Australia'],
    ['yard', '3 Mill Yard, Ludlow, Shropshire SY8 1DX'],
    ['street without its kind', '3 Chapel Fold, Todmorden OL14 6BY'],
    ['Ireland, county', '14 The Paddocks, Clara, Co. Offaly, R35 X7C2'],
    ['Germany', 'Gartenweg 7a, 80331 München'],
    ['Austria', 'Am Alten Markt 3\n5020 Salzburg\nÖsterreich'],
    ['Switzerland', 'Bahnhofstrasse 21, 8001 Zürich'],
    ['France', '14 bis, rue des Lilas, 69003 Lyon'],
    ['Belgium', 'Rue de la Colline 16, 1000 Bruxelles'],
    ['Netherlands', 'Keizersgracht 241 hs, 1016 EA Amsterdam'],
    ['number first, no street word', '45 Jagerij\n5258 CA Berlicum'],
    ['Spain', 'Calle del Olmo, 14, 2º Dcha, 28012 Madrid, España'],
    ['Spain, floor with a point', 'C/ Iparraguirre, 31, 4.º dcha., 48011 Bilbao'],
    ['Spain, industrial estate', 'Polígono Ugaldeguren, nave 12, 48170 Zamudio'],
    ['Spain, country road', 'Carretera de Burgos, km 14, 28108 Alcobendas'],
    ['Mexico', 'Av. Insurgentes Sur 1602, Col. Crédito Constructor, 03940 Ciudad de México, CDMX'],
    ['Italy', 'Via Garibaldi 45, 20121 Milano (MI)'],
    ['Brazil', 'Rua Augusta, 1500, Apto 32, São Paulo - SP, 01304-001'],
    ['Brazil, district', 'Av. dos Ipês, 1500 - Jardim Alto, Belo Horizonte - MG, 30112-021'],
    ['Brazil, postcode with its label', 'Rua das Tulipas, 12, Moema, Santos – SP, CEP 04110-020'],
    ['Turkey, number with its label', 'Gül Sokak No: 12/7, 34728 Kadıköy'],
    ['Estonia', 'Pärna mnt 7, 10117 Tallinn, Estonia'],
    ['France, day', '12 rue du 8 mai 1945, 75001 Paris'],
    ['Poland, estate', 'os. Leśne 15/31\n31-958 Kraków'],
    ['Portugal, day', 'Av. 25 de Abril, 120, 4.º Dto.\n1050-061 Lisboa'],
    ['street without its kind, five digits and town', 'Deichblick 112, 28205 Bremen'],
    ['United States, rarer kind of street', '43546 Marcos Junction Apt. 780, East Ridge'],
    ['Spain, without a number', 'Urbanización Las Peñas s/n.\n58788 Elda'],
    ['Portugal', 'Rua do Carmo 12, 3º Esq., 1200-093 Lisboa'],
    ['Portugal, number with a point', 'Travessa das Flores, n.º 8, 1.º Dto., 3000-123 Coimbra'],
    ['Spain, number with a point', 'Calle de la Encina, n.º 8, 1.º B, 28012 Madrid'],
    ['India', 'No. 12, 3rd Cross, Indiranagar, Bengaluru 560038'],
    ['Japan', '1-2-3 Shibuya, Shibuya-ku, Tokyo 150-0002'],
    ['Poland', 'ul. Długa 15 m. 4, 00-238 Warszawa'],
    ['Sweden', 'Storgatan 12 lgh 1102\n111 29 Stockholm'],
    ['Norway', 'Karl Johans gate 5, 0154 Oslo'],
    ['Denmark', 'Nørrebrogade 45, 2. tv, 2200 København N'],
    ['Finland', 'Mannerheimintie 12 A 5, 00100 Helsinki'],
    ['Hungary', 'Kossuth Lajos utca 5., 1053 Budapest'],
    ['Czechia', 'Václavské náměstí 12, 110 00 Praha 1'],
    ['corner', 'the corner of Elm Street and 5th Avenue'],
  ])('%s', (_, address) => {
    expect(addressesIn(`Anna Muster\n${address}\n\nDear all, thanks.`)).toEqual([address]);
  });
});

test.each([
  ['Ship it to 45 Jagerij, please.', '45 Jagerij'],
  ['Meine Adresse ist Jagerij 45.', 'Jagerij 45'],
  ['She lives at 12 Elm Grove with her cat.', '12 Elm Grove'],
  ['my address is 9 elm grove, bath, ba1 5ab thanks', '9 elm grove, bath, ba1 5ab'],
  ['My zip code is 35649.', '35649'],
  ['PLZ: 80331', '80331'],
])('a label makes a weaker form enough: %s', (text, address) => {
  expect(addressesIn(text)).toEqual([address]);
});

test('marks of a quoted mail are no part of an address', () => {
  const quoted = '> 12 Elm Grove\n> Suite 5\n> Springfield, IL 62704';
  expect(addressesIn(quoted)).toEqual(['12 Elm Grove', 'Suite 5', '62704']);
});

test.each([
  'The report has 12 main ideas. Chapter 12 Main ideas. Version 2 Main Release.',
  '2 Samples of Main Street fashion',
  'I walked 5 blocks down the road to a 4 lane highway, in 3 places.',
  'Notes 137\nBibliography 139\nIndex 153',
  '1 Introduction\n2 Methods\n3 Results 2020',
  'In 2019 Apple sold 12 Phones in Germany.',
  'Top 10 Places to see in France 2024',
  '2007-2013 Acme\n2010 Jane Roe\n2011 Red House, Inc',
  'Copyright 1987, 1998 The Open Group',
  'processor 0 and the Launchpad 2',
  'Acme, Menlo Park, CA',
  'Figure 3 Berlin 2019\nTable 4 Paris 2020',
  'in 3 weeks we moved 4 boxes and 5 chairs to the new house',
])('nothing of this is an address: %s', (text) => {
  expect([...address.recognizer.find(text)].filter(({ score }) => score >= DEFAULT_THRESHOLD)).toEqual([]);
});

test('a telephone number on the next line is no postcode', () => {
  expect(addressesIn('12 Elm Grove\nSpringfield\nNorway\n432 03 163\n')).toEqual(['12 Elm Grove\nSpringfield\nNorway']);
});

test('an address above another one, and one above a greeting, end with their town and postcode', () => {
  const letter =
    '14 Quarry Lane\nLeeds LS2 7QX\nMs Ivy Okafor\nFlat 3, 82 Well Road\nManchester M14 5TP\nDear Ms Okafor,';
  expect(addressesIn(letter)).toEqual(['14 Quarry Lane\nLeeds LS2 7QX', 'Flat 3, 82 Well Road\nManchester M14 5TP']);
  expect(addressesIn('12 Elm Grove\nSpringfield, IL 62704\nUnited States\nDear Ms Okafor,')).toEqual([
    '12 Elm Grove\nSpringfield, IL 62704\nUnited States',
  ]);
});

test('a blood pressure is no post office box', () => {
  expect(addressesIn('BP 120/80 mmHg, pulse 72')).toEqual([]);
});

test.each([
  [
    'a telephone number on the next line',
    '88 Esplanade, Semaphore SA 5019\nPh 08 8555 0147',
    '88 Esplanade, Semaphore SA 5019',
  ],
  ['a number that begins with a zero', 'Lindahl, 900101-0017, Storgatan 14, 903 26 Umeå.', 'Storgatan 14, 903 26 Umeå'],
  ['a person with a telephone number', 'In case: Nerys Pugh (grandmother), 01823 660 922\nGP: H. Okonjo', undefined],
])('%s is no part of an address', (_, text, found) => {
  expect(addressesIn(text)[0]).toBe(found);
});

test.each([
  ['18 Birch Street, Guelph ON N1H 4E6\nGuardian: Ivo Marek', '18 Birch Street, Guelph ON N1H 4E6'],
  ['Skolevägen 4, 541 30 Skövde\nTelefontider: vardagar', 'Skolevägen 4, 541 30 Skövde'],
])('the label on the line below a postcode is no town: %s', (text, address) => {
  expect(addressesIn(text)).toEqual([address]);
});

describe('an address behind a phrase of contracts goes as far as its commas', () => {
  test.each([
    [
      'residing at Flat No. 12, Rose Apartments, S. No. 41/2, Kothrud, Pune 411038 (hereinafter the tenant)',
      'Flat No. 12, Rose Apartments, S. No. 41/2, Kothrud, Pune 411038',
    ],
    ['con domicilio en Pza. del Sol, 9, bajo B, 29012 Málaga. Segundo', 'Pza. del Sol, 9, bajo B, 29012 Málaga'],
    [
      'moradora na R. das Flores, 45 - fundos, Jd. Europa, Bauru - SP. Contato',
      'R. das Flores, 45 - fundos, Jd. Europa, Bauru - SP',
    ],
    ['demeurant 14 rue du Puits, 49000 Angers, ci-après le bailleur', '14 rue du Puits, 49000 Angers'],
  ])('%s', (text, whole) => {
    expect(addressesIn(text)).toEqual([whole]);
  });

  test('where nothing behind it has a number there is none', () => {
    expect(addressesIn('residing at the place named above, as agreed')).toEqual([]);
  });
});

describe('an address may stand in other places than prose', () => {
  test('with the town before the street', () => {
    expect(addressesIn('Praxis, 8010 Graz, Glacisstraße 41, geöffnet')).toEqual(['8010 Graz, Glacisstraße 41']);
    expect(addressesIn('Adres: 34-500 Zakopane, Krzeptówki 108')).toEqual(['34-500 Zakopane, Krzeptówki 108']);
  });

  test('in a cell', () => {
    expect(addressesIn('Liegenschaft\tUnterdorf 12, 5703 Seon')).toEqual(['Unterdorf 12, 5703 Seon']);
  });

  test('behind a date, whose year is no number of a house', () => {
    expect(addressesIn('geb. 07-06-1951, Veerweg 2, 4471 BL Wolphaartsdijk')).toEqual([
      'Veerweg 2, 4471 BL Wolphaartsdijk',
    ]);
  });
});

test('an address behind a phrase has further lines', () => {
  const text = 'residing at 59 Swane Ridge\nLake Jody\nNV 63977, saw the car';
  expect(addressesIn(text)).toEqual(['59 Swane Ridge\nLake Jody\nNV 63977']);
});

test('an address ends with its town and postcode where another begins below', () => {
  const text = 'Gartenweg 9a\n90402 Nürnberg\nNordmoor Versicherung AG\nPostfach 10 22 31\n20015 Hamburg\n';
  expect(addressesIn(text)).toEqual(['Gartenweg 9a\n90402 Nürnberg', 'Postfach 10 22 31\n20015 Hamburg']);
});

test.each(['Use 12 Main Station lights.', 'He bought 400 Watt Light bulbs.', 'Table 4, 10000 Iterations'])(
  'a number and a word that is a kind of street too are none: %s',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);
