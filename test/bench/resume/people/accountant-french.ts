import { french } from '../sheet/words/french.ts';
import type { Person } from './person.ts';

export const accountantFrench: Person = {
  id: 'accountant-french',
  words: french,
  resume: {
    basics: {
      name: 'Solène Kerbrat',
      label: 'Responsable comptable',
      email: 'solene.kerbrat@example.com',
      phone: '06 39 98 41 27',
      location: { address: '14 rue des Glycines', postalCode: '44100', city: 'Nantes' },
      profiles: [
        { network: 'LinkedIn', username: 'solene-kerbrat', url: 'https://www.linkedin.com/in/solene-kerbrat' },
      ],
      summary:
        'Comptable depuis onze ans, en cabinet puis en entreprise. J’aime les clôtures sans surprise, les tableaux que l’on peut relire et les équipes où chacun sait pourquoi il saisit une écriture.',
    },
    work: [
      {
        name: 'Biscuiterie du Talensac',
        position: 'Responsable comptable',
        location: 'Nantes',
        startDate: '2019-03',
        summary: 'Encadrement de quatre comptables pour un groupe de trois sociétés.',
        highlights: [
          'Réduction du délai de clôture mensuelle de douze à cinq jours',
          'Mise en place de la facturation électronique',
          'Interlocutrice des commissaires aux comptes et de l’administration fiscale',
        ],
      },
      {
        name: 'Cabinet Rivoal et Associés',
        position: 'Collaboratrice comptable',
        location: 'Rennes',
        startDate: '2015-09',
        endDate: '2019-02',
        highlights: [
          'Suivi d’un portefeuille de trente-cinq clients artisans et commerçants',
          'Établissement des bilans et des liasses fiscales',
        ],
      },
      {
        name: 'Transports Le Goffic',
        position: 'Aide-comptable',
        location: 'Vannes',
        startDate: '2013-07',
        endDate: '2015-08',
        summary: 'Saisie des factures et rapprochements bancaires.',
        highlights: ['Relance des clients en retard de paiement', 'Préparation des déclarations de TVA'],
      },
    ],
    education: [
      {
        institution: 'Université de Cornouaille',
        studyType: 'Master',
        area: 'Comptabilité et audit',
        location: 'Quimper',
        startDate: '2011-09',
        endDate: '2013-06',
        courses: ['Consolidation', 'Droit fiscal', 'Contrôle interne'],
      },
      {
        institution: 'IUT de Kerlann',
        studyType: 'DUT',
        area: 'Gestion des entreprises',
        location: 'Rennes',
        startDate: '2009-09',
        endDate: '2011-06',
      },
    ],
    skills: [
      { name: 'Comptabilité', keywords: ['Clôtures mensuelles', 'Consolidation', 'Fiscalité des entreprises'] },
      { name: 'Logiciels', keywords: ['Sage 100', 'SAP', 'Excel avancé', 'Power BI'] },
      { name: 'Management', keywords: ['Encadrement', 'Recrutement', 'Conduite du changement'] },
    ],
    projects: [
      {
        name: 'Passage à la facture électronique',
        description: 'Choix de la plateforme et formation de quarante utilisateurs.',
        startDate: '2023-01',
        endDate: '2023-11',
        highlights: ['Plus aucune facture papier depuis janvier', 'Deux mois d’avance sur le calendrier'],
      },
    ],
    languages: [
      { language: 'Français', fluency: 'langue maternelle' },
      { language: 'Anglais', fluency: 'courant' },
      { language: 'Breton', fluency: 'notions' },
    ],
    interests: [{ name: 'Voile' }, { name: 'Danse bretonne' }, { name: 'Apiculture' }],
  },
};
