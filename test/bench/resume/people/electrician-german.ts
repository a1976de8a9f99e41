import { german } from '../sheet/words/german.ts';
import type { Person } from './person.ts';

export const electricianGerman: Person = {
  id: 'electrician-german',
  words: german,
  resume: {
    basics: {
      name: 'Torben Wiesenkamp',
      label: 'Elektromeister für Gebäudetechnik',
      email: 't.wiesenkamp@example.net',
      phone: '0176 55512480',
      location: { address: 'Am Kirschgarten 8', postalCode: '04229', city: 'Leipzig' },
      summary:
        'Elektromeister mit zwölf Jahren auf Baustellen und in der Kundenbetreuung. Plant Anlagen so, dass der nächste Kollege sie versteht, und bleibt auch dann ruhig, wenn der Estrich schon bestellt ist.',
    },
    work: [
      {
        name: 'Elektro Brandhuber GmbH',
        position: 'Elektromeister und Bauleiter',
        location: 'Leipzig',
        startDate: '2021-03',
        summary: 'Leitung von sechs Monteuren und zwei Auszubildenden in Wohn- und Gewerbebauten.',
        highlights: [
          'Planung und Abnahme von über vierzig Photovoltaikanlagen mit Speicher',
          'Einführung digitaler Prüfprotokolle auf allen Baustellen',
          'Kalkulation von Angeboten bis 250.000 Euro',
        ],
      },
      {
        name: 'Stadtwerke Ebersroda',
        position: 'Elektroniker im Netzbetrieb',
        location: 'Ebersroda',
        startDate: '2016-10',
        endDate: '2021-02',
        highlights: [
          'Wartung von Ortsnetzstationen und Mittelspannungsanlagen',
          'Rufbereitschaft im Wechsel mit vier Kollegen',
        ],
      },
      {
        name: 'Haustechnik Lorenzen & Söhne',
        position: 'Elektroniker',
        location: 'Halle (Saale)',
        startDate: '2013-08',
        endDate: '2016-09',
        summary: 'Neubau und Sanierung von Mehrfamilienhäusern.',
        highlights: ['Installation von Zähleranlagen und Unterverteilungen', 'Fehlersuche beim Kunden vor Ort'],
      },
    ],
    education: [
      {
        institution: 'Handwerkskammer Pleißenland',
        studyType: 'Meisterprüfung',
        area: 'Elektrotechnik',
        location: 'Leipzig',
        startDate: '2018-09',
        endDate: '2020-07',
        score: '1,8',
      },
      {
        institution: 'Berufliches Schulzentrum Saaleaue',
        studyType: 'Berufsausbildung',
        area: 'Elektroniker für Energie- und Gebäudetechnik',
        location: 'Halle (Saale)',
        startDate: '2010-08',
        endDate: '2013-07',
      },
    ],
    skills: [
      { name: 'Anlagen', keywords: ['Photovoltaik', 'Ladestationen', 'KNX', 'Brandmeldetechnik'] },
      { name: 'Planung', keywords: ['Lastberechnung', 'Stromlaufpläne', 'Bauleitung'] },
      { name: 'Software', keywords: ['ETS', 'AutoCAD', 'Excel'] },
    ],
    certificates: [
      { name: 'Fachkraft für Photovoltaik', issuer: 'TÜV Elbmark', date: '2022-04' },
      { name: 'Schaltberechtigung bis 30 kV', issuer: 'Stadtwerke Ebersroda', date: '2017-06' },
    ],
    volunteer: [
      {
        organization: 'Freiwillige Feuerwehr Großzschocher-Nord',
        position: 'Gruppenführer',
        startDate: '2014-05',
      },
    ],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'gute Kenntnisse' },
    ],
    interests: [{ name: 'Modellbau' }, { name: 'Kanufahren' }],
  },
};
