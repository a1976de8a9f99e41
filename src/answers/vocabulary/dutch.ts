import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in Dutch. */
export const dutch: LanguageWords = {
  titles:
    'ingenieur|ontwikkelaar|architect|directeur|bestuurder|hoofd|leidinggevende|teamleider|manager|beheerder|adviseur|consultant|' +
    'analist|technicus|monteur|operator|arbeider|medewerker|medewerkster|assistent|assistente|secretaris|secretaresse|receptionist|' +
    'receptioniste|boekhouder|accountant|controleur|kassier|kassière|caissière|verkoper|verkoopster|winkelmedewerker|vertegenwoordiger|agent|' +
    'ober|serveerster|kok|chef-kok|bakker|slager|barman|barvrouw|afwasser|verpleegkundige|verpleger|verzorgende|arts|huisarts|chirurg|' +
    'apotheker|verloskundige|fysiotherapeut|tandarts|dierenarts|psycholoog|psychologe|begeleider|begeleidster|leraar|lerares|docent|docente|leerkracht|onderwijzer|' +
    'hoogleraar|trainer|bibliothecaris|onderzoeker|promovendus|promovenda|jurist|juriste|advocaat|advocate|notaris|rechter|agente|brandweerman|militair|ambtenaar|elektricien|' +
    'loodgieter|timmerman|metselaar|schilder|lasser|mecanicien|chauffeur|bezorger|koerier|magazijnmedewerker|orderpicker|heftruckchauffeur|' +
    'planner|inkoper|redacteur|journalist|vertaler|tolk|vormgever|ontwerper|fotograaf|regisseur|acteur|actrice|muzikant|danser|kunstenaar|' +
    'kapper|kapster|schoonheidsspecialist|hovenier|tuinman|boer|schoonmaker|schoonmaakster|huismeester|conciërge|bewaker|beveiliger|oppas|leerling|stagiair|' +
    'stagiaire|vrijwilliger|voorzitter|oprichter|eigenaar|partner|coördinator|specialist|deskundige|uitvoerder|opzichter|werkvoorbereider|voorman|ploegleider|afdelingshoofd|bestuurslid|lid|trainee|werkstudent|student-assistent|penningmeester|projectleider|rijinstructeur',
  titleEnds:
    'medewerker|medewerkster|leider|leidster|beheerder|adviseur|ontwikkelaar|ontwerper|monteur|assistent|assistente|chauffeur|verpleegkundige|verzorgende|' +
    'begeleider|begeleidster|leraar|lerares|docent|leerkracht|onderzoeker|deskundige|specialist|coördinator|directeur|technicus|bouwer|verkoper|inkoper|planner|arts|bewerker|hoofd|' +
    'trainer|instructeur|manager|consulent|consulente|kundige|therapeut|schilder|werker|werkster|functionaris|ondernemer|wetenschapper|analist|ingenieur|architect|hulp|stagiair|stagiaire|kok',
  jobTypes:
    'voltijd|voltijds|fulltime|deeltijd|deeltijds|parttime|stage|bijbaan|vakantiebaan|uitzendwerk|uitzendkracht|tijdelijk|vast|vast contract|vrijwilligerswerk|oproepkracht|nulurencontract|bbl',
  selfEmployed: "zzp(?:'?er)?|zelfstandige?|eigen bedrijf|freelancer",
  companies:
    'b\\.?v\\.?|n\\.?v\\.?|vof|bvba|CVBA|vzw|groep|bedrijf|bedrijven|bank|verzekeringen|ziekenhuis|kliniek|huisartsenpraktijk|praktijk|' +
    'apotheek|zorg|thuiszorg|verpleeghuis|verzorgingshuis|school|basisschool|universiteit|hogeschool|kinderopvang|crèche|gemeente|provincie|' +
    'ministerie|rechtbank|politie|belastingdienst|advocaten|notarissen|bureau|uitzendbureau|agentschap|atelier|fabriek|bakkerij|slagerij|' +
    'restaurant|café|brasserie|hotel|supermarkt|winkel|boekhandel|bibliotheek|museum|theater|uitgeverij|stichting|vereniging|coöperatie|bouw|' +
    'aannemersbedrijf|transport|logistiek|diensten|gebroeders|zonen|laboratorium|makelaardij|garage',
  companyEnds:
    'bedrijf|ziekenhuis|praktijk|kliniek|groep|bureau|bakkerij|fabriek|winkel|dienst|centrum|stichting|maatschappij|bank|zorg|handel',
  schools:
    'universiteit|hogeschool|academie|school|instituut|faculteit|lyceum|gymnasium|atheneum|conservatorium|mavo|ROC|VU|UvA|TU|KU|PXL|basisschool|ambachtsschool',
  schoolEnds: 'universiteit|hogeschool|school|college|academie|lyceum|atheneum',
  degrees:
    'hbo|mbo|vwo|havo|vmbo|vmbo-t|mavo|propedeuse|doctoraal|doctoraat|getuigschrift|diploma|drs\\.?|ir\\.|ing\\.|mr\\.|promotieonderzoek|' +
    'hbo-bachelor|academische bachelor|aso|tso|bso|kso|graduaat|beroepsopleiding|vakopleiding|vakdiploma|lerarenopleiding|certificaat',
  achievements:
    'cijfer|eindcijfer|gemiddelde|gemiddeld|met onderscheiding|grote onderscheiding|onderscheiding|met lof|scriptie|afstudeerscriptie|proefschrift|beurs|prijs',
  bodyLabels:
    'taken|hoofdtaken|taken en verantwoordelijkheden|werkzaamheden|belangrijkste werkzaamheden|verantwoordelijkheden|resultaten|behaalde resultaten|prestaties|' +
    'activiteiten|functieomschrijving|projecten|vakken|relevante vakken|cursussen|modules|technologieën|tools',
  remote: 'thuiswerk|thuiswerken|op afstand|hybride|op locatie',
};
