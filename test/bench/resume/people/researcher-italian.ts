import { italian } from '../sheet/words/italian.ts';
import type { Person } from './person.ts';

export const researcherItalian: Person = {
  id: 'researcher-italian',
  words: italian,
  resume: {
    basics: {
      name: 'Ginevra Talamonti',
      label: 'Ricercatrice in chimica dei materiali',
      email: 'g.talamonti@example.edu',
      phone: '+39 051 555 0142',
      location: { address: 'Via dei Gelsi 14', postalCode: '40127', city: 'Bologna' },
      profiles: [{ network: 'GitHub', username: 'gtalamonti', url: 'https://github.com/gtalamonti' }],
      summary:
        'Chimica dei materiali con otto anni di ricerca sui polimeri biodegradabili. Mi interessano le domande che nascono in laboratorio e finiscono in fabbrica, e gli esperimenti che altri possono ripetere.',
    },
    work: [
      {
        name: 'Istituto di Scienze dei Polimeri',
        position: 'Ricercatrice a tempo determinato',
        location: 'Bologna',
        startDate: '2020-11',
        summary: 'Responsabile della linea di ricerca sulle bioplastiche da scarti agricoli.',
        highlights: [
          'Coordinamento di un gruppo di tre dottorandi e due tecnici',
          'Deposito di un brevetto su un film compostabile a bassa temperatura',
          'Gestione di un finanziamento regionale di 180.000 euro',
        ],
      },
      {
        name: 'Technische Hochschule Isarwinkel',
        position: 'Assegnista di ricerca',
        location: 'Monaco di Baviera',
        startDate: '2018-01',
        endDate: '2020-10',
        highlights: ['Sintesi e caratterizzazione di copolimeri a blocchi', 'Supervisione di quattro tesi di laurea'],
      },
      {
        name: 'Plastilabor S.p.A.',
        position: 'Tecnica di laboratorio',
        location: 'Ferrara',
        startDate: '2012-10',
        endDate: '2014-09',
        summary: 'Prove meccaniche e controllo di qualità.',
        highlights: ['Taratura degli strumenti di prova', 'Stesura dei rapporti per i clienti'],
      },
    ],
    education: [
      {
        institution: 'Università degli Studi di Montefeltro',
        studyType: 'Dottorato di ricerca',
        area: 'Scienza dei materiali',
        location: 'Urbino',
        startDate: '2014-11',
        endDate: '2017-12',
      },
      {
        institution: 'Università della Bassa Padana',
        studyType: 'Laurea magistrale',
        area: 'Chimica industriale',
        location: 'Ferrara',
        startDate: '2010-09',
        endDate: '2012-07',
        score: '110/110',
        courses: ['Chimica dei polimeri', 'Spettroscopia', 'Impianti chimici'],
      },
    ],
    skills: [
      { name: 'Tecniche', keywords: ['Spettroscopia infrarossa', 'Calorimetria', 'Microscopia elettronica'] },
      { name: 'Programmi', keywords: ['Python', 'Origin', 'LaTeX'] },
      { name: 'Didattica', keywords: ['Esercitazioni', 'Relazione di tesi'] },
    ],
    projects: [
      {
        name: 'Dal guscio al film',
        description: 'Film trasparenti da gusci di nocciola, con due aziende della provincia.',
        startDate: '2021-05',
        endDate: '2023-04',
        highlights: ['Prototipo provato su una linea di confezionamento'],
      },
    ],
    publications: [
      {
        name: 'Degradazione enzimatica di film a base di lignina',
        publisher: 'Quaderni di Chimica Verde',
        releaseDate: '2023-02',
      },
      {
        name: 'Un metodo semplice per misurare la permeabilità dei film sottili',
        publisher: 'Annali dei Materiali',
        releaseDate: '2019-06',
      },
    ],
    awards: [{ title: 'Premio Giovani Ricercatori', awarder: 'Società Emiliana di Chimica', date: '2022-09' }],
    languages: [
      { language: 'Italiano', fluency: 'madrelingua' },
      { language: 'Inglese', fluency: 'C1' },
      { language: 'Tedesco', fluency: 'B2' },
    ],
  },
};
