import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in German. */
export const german: LanguageWords = {
  titles:
    'koch|köchin|arzt|ärztin|wirt|chef|chefin|geselle|gesellin|meister|azubi|auszubildende[r]?|lehrling|werkstudent|praktikant|' +
    'angestellte[r]?|beamte[r]?|beamtin|beauftragte[r]?|verantwortliche[r]?|sachbearbeiter|geschäftsführung|leitung|leiter|' +
    'volontär|volontärin|referendar|aushilfe|minijobber|zivildienstleistende[r]?|freiwillige[r]?|bufdi|hausmann|hausfrau|' +
    'vorstand|vorständin|prokurist|prokura|referent|dozent|privatdozent|doktorand|promovend|wissenschaftliche[r]? mitarbeiter|richter|anwalt|anwältin|' +
    'notar|steuerfachangestellte[r]?|medizinische fachangestellte|pfleger|hebamme|sanitäter|polier|bauer|bäuerin|winzer|' +
    'förster|fischer|schauspieler|regisseur|bedienung|hiwi|tutor|schülerpraktikant|selbstständige[r]?|inhaber|gesellschafter',
  titleEnds:
    'entwickler|leiter|leiterin|leitung|ingenieur|kraft|fachfrau|fachmann|kaufmann|kauffrau|mechaniker|mechatroniker|elektroniker|elektriker|' +
    'berater|assistent|assistenz|assistentin|mitarbeiter|verkäufer|techniker|informatiker|pfleger|pflegerin|schwester|helfer|hilfe|' +
    'therapeut|pädagoge|pädagogin|erzieher|lehrer|lehrerin|lehrkraft|dozent|trainer|forscher|wissenschaftler|chemiker|biologe|' +
    'biologin|physiker|laborant|geologe|archäologe|psychologe|psychologin|soziologe|arzt|ärztin|apotheker|hebamme|' +
    'sanitäter|fahrer|lagerist|logistiker|disponent|kommissionierer|spediteur|schlosser|schreiner|tischler|maurer|maler|' +
    'lackierer|dachdecker|zimmermann|zimmerer|installateur|monteur|schweißer|dreher|fräser|zerspaner|bäcker|konditor|metzger|fleischer|' +
    'köchin|koch|kellner|barkeeper|gastwirt|betriebswirt|fachwirt|landwirt|gärtner|florist|friseur|kosmetiker|optiker|' +
    'akustiker|buchhalter|controller|prüfer|steuerberater|banker|bankkaufmann|makler|gutachter|jurist|rechtsanwalt|anwalt|anwältin|' +
    'notar|sekretär|sekretärin|sachbearbeiter|referent|beauftragter|beauftragte|angestellter|angestellte|gehilfe|gehilfin|beamter|beamtin|' +
    'polizist|soldat|offizier|feldwebel|redakteur|journalist|autor|lektor|übersetzer|dolmetscher|fotograf|grafiker|' +
    'gestalter|designer|designerin|architekt|zeichner|planer|bauleiter|musiker|sänger|schauspieler|regisseur|bibliothekar|archivar|kurator|' +
    'manager|managerin|direktor|vorstand|geschäftsführer|gründer|inhaber|koordinator|spezialist|experte|expertin|analyst|administrator|' +
    'programmierer|tester|operator|student|studentin|praktikant|praktikantin|trainee|hilfskraft|aushilfe|betreuer|begleiter|coach|' +
    'meister|meisterin|geselle|arbeiter|arbeiterin|reiniger|hausmeister|wächter|pförtner|portier|rezeptionist|empfangsdame|stewardess|steward|pilot|kapitän|' +
    'lokführer|schaffner|zusteller|bote|kassierer|einkäufer|vertreter|repräsentant|sprecher|vorsitzender|vorsitzende|kommissar|inspektor|förster',
  titleHints: '\\p{Lu}\\p{Ll}{4,}(?:erin|orin|eurin|istin|entin|antin|loge|login|wirtin|hilfskraft)',
  forms: [[/$/u, ['in', 'innen']]],
  jobTypes:
    'vollzeit|teilzeit|befristet|unbefristet|praktikum|pflichtpraktikum|werkstudententätigkeit|minijob|nebenjob|geringfügig|' +
    'ausbildung|ferienjob|festanstellung|ehrenamt|ehrenamtlich|zeitarbeit|aushilfe|450-euro-job|volontariat|elternzeitvertretung',
  selfEmployed: 'selbst(?:st)?ändig|freiberuflich|freiberufler(?:in)?|freie[r]? mitarbeiter(?:in)?',
  companies:
    'gmbh|gmbh & co|AG|KG|kgaa|ohg|gbr|UG|SE|e\\. ?v\\.|ev|eg|e\\. ?k\\.|ggmbh|mbh|partg|amt|universität|hochschule|bundeswehr|caritas|diakonie|awo|' +
    'behörde|landratsamt|rathaus|gemeinde|ministerium|gericht|verwaltung|kirche|stiftung|verband|verein|kanzlei|praxis|' +
    'apotheke|bäckerei|konditorei|metzgerei|schreinerei|tischlerei|gärtnerei|spedition|druckerei|brauerei|werkstatt|autohaus|kaufhaus|' +
    'gasthaus|gasthof|gaststätte|pension|verlag|theater|oper|museum|bibliothek|kita|kindergarten|stadtwerke|sparkasse|' +
    'volksbank|versicherung|versicherungen|handel|logistik|werke|gruppe|gesellschaft|partner|söhne|gebrüder|büro|agentur',
  companyEnds:
    'klinik|klinikum|krankenhaus|werke|werk|stadtwerke|bank|sparkasse|verlag|gesellschaft|verband|verein|praxis|kanzlei|' +
    'apotheke|bäckerei|schreinerei|tischlerei|metzgerei|spedition|brauerei|handel|haus|heim|zentrum|ministerium|gericht|landratsamt|finanzamt|jugendamt|' +
    'bauamt|gemeinde|behörde|agentur|versicherung|stiftung|institut|universität|hochschule|museum|theater|bau|technik|logistik|betrieb|betriebe',
  schools:
    'uni|institut|akademie|fakultät|gymnasium|kolleg|technikum|FH|TU|TH|KIT|ETH|EPFL|DHBW|LMU|RWTH|IHK|HWK|VHS|BBS|BBZ',
  schoolEnds:
    'universität|hochschule|schule|gymnasium|kolleg|akademie|fachhochschule|universitaet|volkshochschule|konservatorium',
  degrees:
    'diplom|staatsexamen|magister|abitur|fachabitur|ausbildung|berufsausbildung|lehre|promotion|habilitation|matura|matur|' +
    'fachhochschulreife|hochschulreife|allgemeine hochschulreife|mittlere reife|mittlerer schulabschluss|realschulabschluss|hauptschulabschluss|' +
    'schulabschluss|berufsabschluss|gesellenbrief|meisterbrief|meisterprüfung|gesellenprüfung|berufsmaturität|lehrabschluss|' +
    'dipl\\.-? ?(?:ing|kfm|kffr|inf|psych|päd|betriebswirt|wirt|biol|chem|phys|math)?\\.?(?: ?\\(fh\\))?|dr\\.(?: (?:med|phil|jur|rer\\. ?nat|rer\\. ?pol|ing)\\.?)?|umschulung|zertifikat|umschulung zum|weiterbildung',
  achievements:
    'note|abschlussnote|gesamtnote|notendurchschnitt|durchschnittsnote|durchschnitt|abschlussarbeit|bachelorarbeit|masterarbeit|' +
    'diplomarbeit|doktorarbeit|facharbeit|thema|auszeichnung|stipendium|stipendiat(?:in)?|mit auszeichnung|sehr gut|jahrgangsbeste[r]?',
  bodyLabels:
    'aufgaben|meine aufgaben|hauptaufgaben|tätigkeiten|haupttätigkeiten|aufgabengebiet|aufgabengebiete|aufgabenbereich|aufgabenbereiche|' +
    'tätigkeitsbereich|verantwortlichkeiten|verantwortung|verantwortungsbereich|zuständigkeiten|erfolge|wichtigste erfolge|ergebnisse|schwerpunkte|' +
    'tätigkeitsschwerpunkte|studienschwerpunkte|kurse|module|lehrveranstaltungen|inhalte|studieninhalte|eingesetzte technologien',
  remote: 'mobiles arbeiten|homeoffice|telearbeit|ortsunabhängig|hybrid',
};
