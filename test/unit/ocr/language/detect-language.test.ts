import { expect, test } from 'vitest';
import { detectLanguage } from '../../../../src/ocr/language/detect-language.ts';

test.each([
  ['eng', 'The cat sat on the mat and the dog was in the garden, for it is the way of dogs to be in gardens.'],
  [
    'deu',
    'Der Hund lag im Garten und die Katze sa auf dem Dach, denn das ist nicht die Art von Hunden, auch wenn sie mit dem Schwanz wedeln.',
  ],
  [
    'fra',
    'Le chat est sur le toit et les chiens sont dans le jardin, qui est au bord de la mer, avec des arbres et une maison pour les enfants.',
  ],
  [
    'spa',
    'El gato y los perros que viven en la casa del pueblo no se ven por las calles, como es la costumbre de una aldea con su plaza.',
  ],
  [
    'ita',
    'Il gatto e la volpe sono nella casa di una vecchia che non si cura della pioggia; da sola con gli animali del bosco, e per il resto dei giorni.',
  ],
  [
    'por',
    'O gato e os cachorros da casa ficam na rua com as pessoas, mas no fim do dia os donos chamam para uma refeição em que não falta nada, por mais que chova.',
  ],
  [
    'nld',
    'De hond is in het huis van de boer en de kat zit op het dak, dat niet van een mens is, maar voor de vogels te hoog om er aan te komen.',
  ],
  [
    'pol',
    'Kot i pies do domu nie poszli, ale na dworze przez cały dzień z dziećmi po trawie i w lesie się bawili, jak to jest od lat przed zimą oraz dla zabawy.',
  ],
])('%s is told by its frequent words', (language, text) => {
  expect(detectLanguage(text.split(' '))).toBe(language);
});

test('a few words, or numbers, tell no language', () => {
  expect(detectLanguage(['Invoice', '4711', 'de', 'la', 'Rue'])).toBeUndefined();
});

test('specks read as a few short words again and again tell no language', () => {
  const receipt = 'TOTAL 4.20 CASH 5.00 a e o a e o a e o a e o CHANGE 0.80'.split(' ');
  expect(detectLanguage(receipt)).toBeUndefined();
});

test.each([
  [
    'deu',
    'Aufnahmebogen Name: Kerstin Vogt Anschrift: Am Anger 3 Geburtsdatum 4.7.1981 Telefon 0361 2201 Unterschrift K. Vogt',
  ],
  ['deu', 'Sehr geehrte Frau Vogt, vielen Dank fiir Ihre Nachricht iiber den Schaden. Mit freundlichen GriiBen'],
  ['fra', 'Madame Roux, veuillez trouver votre facture. Date : 3 mars 2024 Montant : 40 € Numéro de compte : 12'],
  ['spa', 'Nombre y apellidos: Rosa Gil Domicilio: Calle Sol 4 Fecha de nacimiento: 2 de mayo de 1970 Firma'],
  ['ita', 'Cognome e nome: Sara Conti Indirizzo: via Roma 1 Telefono 06 55 Data di nascita 1.2.1990 Firma'],
  ['por', 'Nome completo: Rita Lopes Morada: Rua Nova 5 Data de nascimento: 3 de março de 1988 Assinatura'],
  ['nld', 'Geachte mevrouw Smit, Wij hebben uw brief ontvangen. Geboortedatum 4 mei 1980 Rekeningnummer 12'],
  ['pol', 'Imie i nazwisko Anna Lis Adres zamieszkania ul. Lipowa 3 Telefon 600 Podpis Umowa z dnia 3 maja 2024 roku'],
  ['swe', 'Anmälan Namn: Elsa Berg Adress: Storgatan 4 Telefon 08 555 Personnummer 19700502 Ort och datum Underskrift'],
  ['eng', 'First name Rosa Last name Gil Date of birth 2 May 1970 Phone 555 Address 4 Sun Street Signature'],
])('%s is told by a short form or letter', (language, text) => {
  expect(detectLanguage(text.split(' '))).toBe(language);
});

test('names and street names of another language in an English text tell nothing', () => {
  const list = 'Staff list: Juan de la Cruz, Calle del Sol; Otto von der Heide; Marie du Pont, rue de la Paix';
  expect(detectLanguage(list.split(' '))).toBeUndefined();
});
