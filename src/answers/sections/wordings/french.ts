import type { Wordings } from '../section-names.ts';

/** Headings of resumes in French. */
export const french: Wordings = {
  contact:
    'Contact|Contacts|Coordonnées|Mes coordonnées|Informations personnelles|Informations de contact|' +
    'Données personnelles|Renseignements personnels|État civil|Me contacter|Contactez-moi|Adresse|' +
    'Réseaux sociaux|Liens|Profils|Sur le web|Réseaux',
  summary:
    'Profil|Mon profil|Profil professionnel|Profil personnel|À propos|À propos de moi|Qui suis-je|Présentation|' +
    'Résumé|Résumé professionnel|Résumé du profil|Résumé de carrière|Sommaire|Sommaire professionnel|Synthèse|' +
    'Synthèse professionnelle|Objectif|Objectifs|Objectif professionnel|Objectif de carrière|' +
    'Objectifs professionnels|Projet professionnel|Accroche|Biographie|Introduction|En bref|En quelques mots|' +
    'Aperçu|Description',
  work_experience:
    'Expérience|Expériences|Expérience professionnelle|Expériences professionnelles|Parcours professionnel|' +
    'Parcours|Mon parcours|Carrière|Carrière professionnelle|Expérience de travail|Expériences de travail|' +
    'Emplois|Emploi|Emplois occupés|Postes occupés|Historique professionnel|Antécédents professionnels|' +
    'Cheminement professionnel|Activité professionnelle|Activités professionnelles|Stage|Stages|' +
    'Stages professionnels|Expériences et stages|Stages et emplois|Vie professionnelle|Expérience pertinente|' +
    'Jobs étudiants|Jobs d’été|Alternance',
  education:
    'Formation|Formations|Études|Éducation|Parcours scolaire|Parcours académique|Parcours universitaire|Cursus|' +
    'Cursus scolaire|Cursus universitaire|Cursus académique|Formation académique|Formation universitaire|' +
    'Formation scolaire|Formation initiale|Formation professionnelle|Formations et diplômes|Diplômes|' +
    'Diplômes obtenus|Scolarité|Études et diplômes|Études et formations|Études supérieures|Titres et diplômes|' +
    'Niveau d’études|Parcours de formation|Enseignement',
  skills:
    'Compétences|Compétence|Mes compétences|Compétences clés|Compétences techniques|' +
    'Compétences professionnelles|Compétences informatiques|Compétences personnelles|Compétences humaines|' +
    'Compétences transversales|Compétences comportementales|Compétences métier|Compétences relationnelles|' +
    'Compétences numériques|Domaines de compétences|Domaine de compétences|Domaines d’expertise|Expertise|' +
    'Expertises|Savoir-faire|Savoir-être|Savoirs|Aptitudes|Connaissances|Connaissances informatiques|' +
    'Connaissances techniques|Informatique|Bureautique|Logiciels|Outils|Outils informatiques|' +
    'Outils et technologies|Technologies|Langages de programmation|Qualités|Qualités personnelles|Atouts|' +
    'Mes atouts|Points forts|Forces|Capacités|Qualifications|Qualifications professionnelles|Habiletés|' +
    'Maîtrise des outils',
  certifications:
    'Certifications|Certification|Certificats|Certificat|Certifications professionnelles|' +
    'Certificats et formations|Licences et certifications|Certifications et licences|Habilitations|' +
    'Permis et habilitations|Formation continue|Formations continues|Formations complémentaires|' +
    'Formation complémentaire|Perfectionnement|Attestations|Accréditations|Brevets et certificats|' +
    'Cours et certifications|Formations et certifications',
  projects:
    'Projets|Projets personnels|Projets professionnels|Projets académiques|Projets universitaires|' +
    'Projets scolaires|Projets réalisés|Réalisations personnelles|Portfolio|Projets open source|Mes projets|' +
    'Projets et réalisations|Réalisations et projets',
  other:
    'Langues|Langue|Langues étrangères|Langues parlées|Compétences linguistiques|Connaissances linguistiques|' +
    'Centres d’intérêt|Centre d’intérêt|Centres d’intérêts|Intérêts|Intérêts personnels|Loisirs|Mes loisirs|' +
    'Hobbies|Passions|Passe-temps|Loisirs et centres d’intérêt|Activités extra-professionnelles|' +
    'Activités extrascolaires|Activités associatives|Bénévolat|Expérience bénévole|Expériences bénévoles|' +
    'Expériences associatives|Engagement|Engagements|Engagement associatif|Engagements associatifs|' +
    'Vie associative|Volontariat|Distinctions|Prix|Récompenses|Prix et distinctions|Honneurs|Bourses|' +
    'Publications|Conférences|Communications|Brevets|Références|Recommandations|Affiliations|Adhésions|' +
    'Associations|Divers|Informations complémentaires|Autres informations|Informations supplémentaires|Permis|' +
    'Permis de conduire|Service militaire|Service civique|Séjours à l’étranger|Recherche|Travaux de recherche|' +
    'Vie personnelle|Disponibilité|Sports',
};
