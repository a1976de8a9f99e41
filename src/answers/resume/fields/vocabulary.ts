import { COUNTRIES, COUNTRY_ENDONYMS, REGION_CODES, REGIONS } from '../../text/places.ts';

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu');

/** Words for what people are by profession or rank. */
export const JOB_TITLE = words(
  'engineer|developer|programmer|architect|manager|director|officer|president|head|lead|leader|analyst|scientist|' +
    'consultant|designer|administrator|assistant|associate|specialist|coordinator|supervisor|intern|trainee|teacher|' +
    'lecturer|professor|nurse|technician|accountant|representative|executive|writer|editor|researcher|founder|' +
    'co-founder|owner|partner|advisor|adviser|clerk|driver|chef|cook|server|cashier|mechanic|operator|recruiter|' +
    'strategist|producer|instructor|tutor|fellow|ceo|cto|cfo|coo|cio|vp|devops|sre|qa|electrician|plumber|carpenter|' +
    'welder|machinist|foreman|apprentice|journeyman|planner|buyer|auditor|bookkeeper|controller|treasurer|secretary|' +
    'receptionist|paralegal|lawyer|attorney|counsel|judge|physician|doctor|surgeon|resident|pharmacist|therapist|' +
    'midwife|caregiver|carer|paramedic|dentist|veterinarian|librarian|curator|photographer|illustrator|animator|' +
    'journalist|reporter|translator|interpreter|marketer|copywriter|salesperson|salesman|agent|broker|banker|' +
    'trader|underwriter|actuary|economist|statistician|chemist|biologist|physicist|geologist|inspector|surveyor|' +
    'foreperson|guard|firefighter|soldier|sergeant|lieutenant|captain|pilot|steward|barista|waiter|waitress|bartender|' +
    'baker|butcher|gardener|farmer|cleaner|janitor|caretaker|dispatcher|courier|packer|picker|volunteer|mentor|coach|' +
    'trainer|facilitator|moderator|host|ambassador|evangelist|principal|dean|chair|chairman|chairwoman|member|tester|' +
    'master|student|postdoc|ta|technologist|worker|aide|shift|freelancer|contractor|maintainer|author',
);

/** How one is employed. */
export const JOB_TYPE =
  /^\(?(?:full[- ]time|part[- ]time|contract(?:or)?|freelance|internship|temporary|permanent|seasonal|volunteer|apprenticeship|vollzeit|teilzeit|befristet|praktikum|cdi|cdd|stage|alternance|tiempo completo|jornada completa|tempo pieno|part time)\)?$/iu;

/** How one is employed by nobody: stands where the name of a company would. */
export const SELF_EMPLOYED =
  /^\(?(?:self[- ]employed|freelancer?|independent(?: contractor)?|selbst(?:st)?ändig|freiberuflich|freiberufler(?:in)?|indépendante?|à mon compte|autónom[oa]|por cuenta propia|autonom[oa]|libero professionista|freelance|zzp(?:'?er)?|zelfstandige|samozatrudnienie|własna działalność|própria)\)?$/iu;

/** What the names of companies end with, or have in them. */
export const COMPANY = words(
  'inc|llc|ltd|limited|corp|corporation|company|co|gmbh|ag|kg|ohg|se|s\\.?a\\.?|s\\.?a\\.?s|sarl|s\\.?r\\.?l|s\\.?p\\.?a|' +
    'b\\.?v|n\\.?v|plc|llp|lp|pty|oy|ab|a/s|sp\\. z o\\.o\\.|group|holding|holdings|partners|associates|bank|hospital|' +
    'clinic|school|agency|studio|studios|labs|laboratories|foundation|institute|services|solutions|systems|' +
    'technologies|consulting|university|college|department|ministry|council|authority|trust|society|association|' +
    'restaurant|hotel|klinik|klinikum|krankenhaus|universität|hochschule|stadtwerke|amt|hôpital|université|banque|' +
    'ospedale|università|banca|hospital|universidad|banco|szpital|uniwersytet|ziekenhuis|universiteit',
);

/** Where people study. */
export const SCHOOL = words(
  '\\p{L}*university|\\p{L}*universität|uni|université|universidad|universidade|università|universiteit|uniwersytet|college|' +
    '\\p{L}*school|institute|institut|instituto|istituto|academy|akademie|académie|accademia|akademia|polytechnic|' +
    'polytechnique|politecnico|politécnica|politechnika|\\p{L}*hochschule|\\p{L}*schule|lycée|liceo|liceum|gymnasium|école|' +
    'escuela|escola|scuola|szkoła|faculty|faculté|facultad|facoltà|fakultät|wydział|bootcamp|seminary|conservatory|' +
    'berufskolleg|kolleg|colegio|collège|hogeschool|technikum|mit|ucla|eth|epfl|iut|iit|nit',
);

/** What one gets for it. */
export const DEGREE = words(
  "bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate|al|of)?|associate(?:['’]?s)? (?:degree|of)|diploma|certificate|minor|ph\\.? ?d\\.?|" +
    'm\\.?b\\.?a\\.?|b\\.? ?sc\\.?|m\\.? ?sc\\.?|b\\.? ?tech\\.?|m\\.? ?tech\\.?|b\\.?a\\.?|m\\.?a\\.?|b\\.?s\\.?|m\\.?s\\.?|b\\.? ?eng\\.?|m\\.? ?eng\\.?|' +
    'b\\.? ?com\\.?|m\\.? ?com\\.?|b\\.?f\\.?a\\.?|m\\.?f\\.?a\\.?|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|m\\.?phil|d\\.?phil|m\\.?ed|b\\.?ed|licence|licenciatura|' +
    'grado|laurea|maîtrise|magister|inżynier|licencjat|diplom|diplôme|staatsexamen|abitur|baccalauréat|bac|matura|maturità|' +
    'bachillerato|a-levels?|gcses?|high school diploma|ged|honours degree|degree|ausbildung|bts|dut|but|cap|doctorat|doctorado|' +
    'dottorato|promotion|mestrado|bacharelado|doutorado|hbo|mbo|vwo|postgraduate|foundation degree|hnd|hnc|nvq|btec|certification|immersive',
);

/** What was achieved in studies. */
export const ACHIEVEMENT =
  /\b(?:gpa|cum laude|honou?rs|dean|distinction|award|scholarship|grade|note|thesis|dissertation|valedictorian|mention|first class|score|cgpa|percentage)\b/i;

const PLACE_NAMES = [...COUNTRIES, ...COUNTRY_ENDONYMS, ...REGIONS, ...REGION_CODES]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
/** A place as heads of entries name it: a town, and a state or country behind it. */
export const LOCATION = new RegExp(
  `^(?:remote(?:[ ,-].{0,30})?|hybrid|on-?site|home ?office|télétravail|(?:\\p{Lu}[\\p{L}.'’ -]{1,30},? )?(?:${PLACE_NAMES})(?:,? (?:${PLACE_NAMES}))?)$`,
  'iu',
);
/** A state, a region or a country. */
export const PLACE_NAME = new RegExp(`^(?:${PLACE_NAMES})$`, 'iu');
/** Web addresses. */
export const WEB_ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+){0,4}\.(?:com|org|net|io|dev|app|me|ai|de|fr|es|it|nl|pl|pt|uk|eu|edu|gov|ch|at|se|co)(?:\/\S*)?$/i;
