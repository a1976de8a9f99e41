import type { SectionName } from '../section-names.ts';

/** Words between two headings in one, in all languages; `&`, `+`, `/` and `|` do the same. */
export const JOINERS = 'and|und|sowie|et|y|e|ed|en|i|oraz|or|oder|ou|o|of|lub';

/** Words that a known heading may have before or after it and still means the same, by language. */
export const MODIFIERS: Readonly<Record<string, string>> = {
  english:
    'my|our|the|professional|relevant|key|core|main|major|technical|selected|additional|other|further|previous|prior|past|' +
    'recent|current|personal|related|general|special|specialist|practical|academic|formal|continuing|industry|commercial|' +
    'corporate|military|teaching|research|clinical|nursing|medical|legal|consulting|' +
    'creative|artistic|freelance|international|digital|interpersonal|transferable|analytical|administrative|' +
    'organisational|organizational|notable|top',
  german:
    'mein|meine|meiner|berufliche|berufliches|beruflicher|fachliche|fachlicher|technische|technisches|persönliche|persönlicher|' +
    'weitere|weiterer|sonstige|sonstiger|besondere|relevante|bisherige|bisheriger|praktische|akademische|akademischer|schulische|schulischer|wichtige|' +
    'wichtigste|zusätzliche|ausgewählte|eigene|allgemeine|aktuelle|frühere|handwerkliche|künstlerische|kaufmännische|' +
    'medizinische|pflegerische|pädagogische|wissenschaftliche|internationale|digitale|soziale|sprachliche|methodische|universitäre|andere|top',
  french:
    'mes|mon|ma|nos|autres|autre|professionnel|professionnelle|professionnels|professionnelles|personnel|personnelle|personnels|personnelles|' +
    'principales|principaux|clés|clé|techniques|technique|académique|académiques|complémentaire|complémentaires|pertinentes|' +
    'antérieures|récentes|universitaire|universitaires|scolaire|scolaires|spécifiques|générales|particulières|diverses|' +
    'artistiques|commerciales|médicales|pédagogiques|internationales|numériques|opérationnelles|managériales|significatives|additionnelles',
  spanish:
    'mi|mis|otros|otras|otra|profesional|profesionales|personal|personales|laboral|laborales|principales|clave|claves|técnica|técnicas|técnicos|' +
    'académica|académicas|académico|académicos|complementaria|complementarias|complementarios|adicional|adicionales|relevante|relevantes|' +
    'previa|previas|anterior|anteriores|reciente|recientes|destacados|destacadas|universitaria|específica|específicas|específicos|' +
    'generales|docente|clínica|comercial|artística|internacional|digitales|interpersonales|informáticos|informáticas',
  portuguese:
    'meu|meus|minha|minhas|outros|outras|outra|profissional|profissionais|pessoal|pessoais|principais|chave|técnica|técnicas|técnicos|' +
    'académica|acadêmica|académicas|acadêmicas|complementares|adicionais|adicional|relevantes|anteriores|anterior|recentes|destacados|' +
    'específicas|específicos|gerais|docente|clínica|internacional|digitais|interpessoais|selecionados',
  italian:
    'mie|miei|mia|mio|le|i|altre|altri|altra|professionale|professionali|personale|personali|lavorativa|lavorative|principali|chiave|tecnica|tecniche|' +
    'tecnici|accademica|accademiche|accademico|complementari|aggiuntive|rilevanti|significative|precedenti|recenti|pregresse|specifiche|' +
    'generali|didattiche|clinica|artistiche|commerciali|internazionali|digitali|trasversali|ulteriori|selezionati',
  dutch:
    'mijn|overige|andere|professionele|persoonlijke|relevante|belangrijke|belangrijkste|technische|academische|aanvullende|' +
    'voorgaande|vorige|eerdere|recente|huidige|praktische|specifieke|algemene|medische|commerciële|internationale|digitale|sociale|geselecteerde|gevolgde',
  polish:
    'moje|mój|moja|inne|zawodowe|zawodowa|zawodowy|osobiste|dodatkowe|dodatkowa|najważniejsze|główne|kluczowe|techniczne|akademickie|' +
    'istotne|wcześniejsze|poprzednie|ostatnie|praktyczne|specjalistyczne|ogólne|wybrane|artystyczne|kliniczne|międzynarodowe|cyfrowe|odbyte|ukończone',
};

/** Ends of words of one piece that are headings whatever they begin with, as German and Dutch join nouns. */
export const ENDINGS: readonly (readonly [SectionName, string])[] = [
  ['work_experience', 'erfahrung|erfahrungen|ervaring|ervaringen'],
  ['skills', 'kenntnisse|kompetenzen|fähigkeiten|fertigkeiten|vaardigheden|competenties'],
  ['projects', 'projekte|projecten'],
];

/** What a resume calls itself above its first section, in all languages. */
export const DOCUMENT_TITLES =
  'Resume|Résumé|Curriculum vitae|Curriculum|CV|Vita|Lebenslauf|Tabellarischer Lebenslauf|Currículum|Currículo|Hoja de vida|Życiorys|Levensloop';
