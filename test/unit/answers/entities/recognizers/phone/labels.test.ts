import { expect, test } from 'vitest';
import { statedOf } from '../../../../../../src/answers/entities/recognizers/phone/labels.ts';

const saidOf = (label: string): string | undefined => {
  const text = `${label} 030 123 4567`;
  return statedOf(text, label.length + 1, text.length);
};

test.each([
  'Kundennummer',
  'Ihre Vertragsnummer:',
  'Your customer number is',
  'Policy no.',
  'Case #',
  'Numéro de client :',
  'N° dossier',
  'Número de cliente:',
  'Nº de socio',
  'Codice cliente',
  'Numero contratto',
  'Klantnummer',
  'Kundnummer:',
  'Numer klienta:',
])('what «%s» labels is no telephone number', (label) => {
  expect(saidOf(label)).toBe('other');
});

test.each([
  'Telefonnummer',
  'Rufnummer:',
  'Contact number:',
  'Client phone number:',
  'My number is',
  'Numéro de téléphone :',
  'Telefoonnummer',
  "They're not answering at",
  'I called him on',
  'She picks up at',
  'erreichbar unter der Handynummer',
  'Telefon pod numer',
  'contacte Rita Vaz pelo',
  'pelo n.º',
  'Bereikbaar op',
  'Tel. privat',
  'telem.',
  'bel mij:',
])('what «%s» labels is a telephone number', (label) => {
  expect(saidOf(label)).toBe('phone');
});

test.each(['Mobilfunknummer', 'Servicenummer', 'Festnetznummer', 'Notfallnummer'])(
  '«%s» does not rule a telephone number out',
  (label) => {
    expect(saidOf(label)).toBeUndefined();
  },
);
