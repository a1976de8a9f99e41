import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in French. */
export const french: LanguageWords = {
  titles:
    'ingénieur|développeur|programmeur|architecte|directeur|chef|cheffe|responsable|gérant|gestionnaire|chargé|conseiller|consultant|' +
    'assistant|secrétaire|comptable|analyste|technicien|opérateur|ouvrier|agent|employé|vendeur|caissier|serveur|cuisinier|' +
    'commis|pâtissier|boulanger|boucher|barman|plongeur|réceptionniste|hôte|hôtesse|gouvernante|infirmier|aide-soignant|' +
    'médecin|chirurgien|pharmacien|préparateur|sage-femme|kinésithérapeute|ambulancier|dentiste|vétérinaire|psychologue|' +
    'orthophoniste|éducateur|enseignant|professeur|instituteur|formateur|animateur|surveillant|bibliothécaire|documentaliste|' +
    'chercheur|doctorant|juriste|avocat|notaire|greffier|magistrat|huissier|policier|gendarme|pompier|militaire|fonctionnaire|' +
    'électricien|plombier|menuisier|charpentier|maçon|peintre|couvreur|soudeur|mécanicien|carrossier|chauffeur|conducteur|' +
    'livreur|cariste|magasinier|manutentionnaire|préparateur de commandes|logisticien|acheteur|négociateur|commercial|attaché|' +
    'représentant|banquier|courtier|auditeur|contrôleur|trésorier|rédacteur|journaliste|traducteur|interprète|graphiste|' +
    'designer|photographe|réalisateur|monteur|comédien|musicien|danseur|artiste|coiffeur|esthéticien|fleuriste|jardinier|' +
    'agriculteur|paysagiste|apprenti|alternant|stagiaire|bénévole|auxiliaire|auxiliaire de vie|agent d’entretien|femme de chambre|concierge|gardien|' +
    'coordinateur|coordonnateur|superviseur|président|fondateur|co-fondateur|associé|cadre|adjoint|administrateur|manager|chef de rang|' +
    'chef de projet|maître d’hôtel|hôtelier|restaurateur|artisan|ébéniste|couturier|styliste|pilote|steward|aiguilleur|régisseur|intervenant|vacataire|intérimaire|téléconseiller|standardiste',
  titleHints: '\\p{L}{4,}(?:teuse|trice|ienne|euse)',
  forms: [
    [/teur$/u, ['teuse', 'trice', 'teure']],
    [/eur$/u, ['euse', 'eure', 'rice']],
    [/ien$/u, ['ienne']],
    [/er$/u, ['ère']],
    [/(?:t|é|nt|al|at|i|d|in|is)$/u, ['$&e']],
  ],
  jobTypes:
    'cdi|cdd|stage|alternance|apprentissage|intérim|temps plein|temps complet|temps partiel|mi-temps|bénévolat|' +
    'contrat de professionnalisation|contrat d’apprentissage|saisonnier|job étudiant|job d’été|vacation|service civique',
  selfEmployed:
    'indépendante?|à mon compte|travailleur indépendant|travailleuse indépendante|auto-?entrepreneu(?:r|se)|micro-entrepreneu(?:r|se)|profession libérale',
  companies:
    'SA|SAS|SASU|sarl|EURL|SCI|SNC|SCOP|GIE|entreprise|société|groupe|compagnie|cabinet|agence|banque|caisse|mutuelle|assurances?|hôpital|' +
    'clinique|CHU|CHR|EHPAD|centre hospitalier|pharmacie|maison de retraite|école|université|lycée|collège|crèche|mairie|' +
    'préfecture|conseil départemental|conseil régional|ministère|tribunal|commune|métropole|association|fondation|boulangerie|pâtisserie|boucherie|brasserie|' +
    'restaurant|hôtel|auberge|librairie|bibliothèque|musée|théâtre|opéra|studio|atelier|usine|garage|transports?|magasin|' +
    'supermarché|hypermarché|boutique|éditions|laboratoires?|frères|et fils|étude notariale',
  schools:
    'université|école|institut|académie|polytechnique|lycée|collège|faculté|conservatoire|IUT|CFA|INSA|ENSAE|ENS|HEC|ESSEC|IFSI|IAE|GRETA|CNAM|AFPA|sciences po',
  degrees:
    'licence|maîtrise|mastère|diplôme|baccalauréat|bac|bts|dut|but|cap|bep|deug|deust|dea|dess|doctorat|brevet|agrégation|capes|' +
    'titre professionnel|bachelor universitaire de technologie|diplôme d’état|certificat d’aptitude|certificat|habilitation|internat|classe préparatoire|cpge|validation des acquis',
  achievements:
    'mention|mention bien|mention très bien|mention assez bien|félicitations du jury|major de promotion|moyenne|bourse|mémoire|thèse|prix|avec les félicitations',
  bodyLabels:
    'missions|mission|missions principales|principales missions|missions réalisées|tâches|tâches principales|tâches effectuées|activités|activités principales|' +
    'responsabilités|réalisations|principales réalisations|résultats|projets réalisés|fonctions|cours|cours suivis|matières|' +
    'modules|enseignements|environnement technique|technologies|outils',
  remote: 'télétravail|à distance|distanciel|hybride',
};
