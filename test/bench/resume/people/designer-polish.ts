import { polish } from '../sheet/words/polish.ts';
import type { Person } from './person.ts';

export const designerPolish: Person = {
  id: 'designer-polish',
  words: polish,
  resume: {
    basics: {
      name: 'Halszka Wrzosek',
      label: 'Projektantka produktu',
      email: 'halszka@wrzosek.example',
      phone: '+48 600 555 214',
      location: { address: 'ul. Latarniana 5/12', postalCode: '80-286', city: 'Gdańsk' },
      profiles: [{ network: 'LinkedIn', username: 'hwrzosek', url: 'https://www.linkedin.com/in/hwrzosek' }],
      summary:
        'Projektuję przedmioty codziennego użytku od ośmiu lat: od szkicu, przez model, po halę produkcyjną. Najbardziej lubię rzeczy, które po dziesięciu latach wciąż da się naprawić.',
    },
    work: [
      {
        name: 'Pracownia Mewa',
        position: 'Starsza projektantka produktu',
        location: 'Gdańsk',
        startDate: '2021-06',
        summary: 'Prowadzenie projektów oświetlenia i mebli dla czterech producentów.',
        highlights: [
          'Seria lamp wdrożona do produkcji w nakładzie dwunastu tysięcy sztuk',
          'Opieka nad trzyosobowym zespołem młodszych projektantów',
          'Badania z użytkownikami w domach seniorów',
        ],
      },
      {
        name: 'Fabryka Mebli Orlik',
        position: 'Projektantka wzornictwa',
        location: 'Poznań',
        startDate: '2018-02',
        endDate: '2021-05',
        highlights: [
          'Projekt krzesła szkolnego rosnącego z dzieckiem',
          'Współpraca z technologami przy doborze materiałów',
        ],
      },
      {
        name: 'Studio Kropka',
        position: 'Młodsza projektantka',
        location: 'Łódź',
        startDate: '2016-07',
        endDate: '2018-01',
        summary: 'Opakowania i identyfikacja wizualna.',
        highlights: ['Opakowania dla lokalnych producentów żywności', 'Przygotowanie plików do druku'],
      },
    ],
    education: [
      {
        institution: 'Akademia Sztuk Stosowanych w Łodzi',
        studyType: 'Magister',
        area: 'Wzornictwo',
        location: 'Łódź',
        startDate: '2014-10',
        endDate: '2016-06',
      },
      {
        institution: 'Politechnika Nadmorska',
        studyType: 'Inżynier',
        area: 'Inżynieria materiałowa',
        location: 'Gdynia',
        startDate: '2010-10',
        endDate: '2014-02',
      },
    ],
    skills: [
      { name: 'Projektowanie', keywords: ['Modelowanie 3D', 'Prototypowanie', 'Ergonomia'] },
      { name: 'Programy', keywords: ['Rhino', 'SolidWorks', 'Figma', 'Illustrator'] },
      { name: 'Warsztat', keywords: ['Druk 3D', 'Stolarstwo', 'Ceramika'] },
    ],
    projects: [
      {
        name: 'Lampa Bursztyn',
        description: 'Lampa biurkowa z jednego arkusza blachy, składana bez śrub.',
        startDate: '2022-03',
        endDate: '2022-12',
        highlights: ['Nagroda publiczności na targach w Kielcach', 'Wszystkie części można wymienić samodzielnie'],
      },
      {
        name: 'Krzesło Rośnij',
        description: 'Krzesło szkolne w czterech wysokościach.',
        startDate: '2019-04',
        endDate: '2020-09',
        highlights: ['Wdrożone w trzydziestu szkołach'],
      },
    ],
    certificates: [{ name: 'Projektowanie dla obiegu zamkniętego', issuer: 'Instytut Dobrego Wzoru', date: '2020-10' }],
    languages: [
      { language: 'Polski', fluency: 'ojczysty' },
      { language: 'Angielski', fluency: 'C1' },
      { language: 'Szwedzki', fluency: 'B1' },
    ],
    interests: [{ name: 'Żeglarstwo' }, { name: 'Fotografia analogowa' }],
  },
};
