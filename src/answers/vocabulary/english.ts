import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in English. */
export const english: LanguageWords = {
  titles:
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
    'master|student|postdoc|ta|technologist|worker|aide|shift|freelancer|contractor|maintainer|author|solicitor|' +
    'barrister|magistrate|notary|teller|appraiser|adjuster|assessor|nanny|au pair|childminder|counsellor|counselor|' +
    'psychologist|psychiatrist|optician|optometrist|radiographer|sonographer|phlebotomist|physiotherapist|dietitian|' +
    'nutritionist|hygienist|orderly|porter|housekeeper|concierge|sommelier|caterer|dishwasher|hostess|stylist|' +
    'hairdresser|barber|beautician|florist|tailor|seamstress|upholsterer|cabinetmaker|joiner|roofer|bricklayer|mason|' +
    'plasterer|painter|glazier|tiler|fitter|labourer|laborer|handyman|locksmith|blacksmith|warehouseman|stocker|loader|' +
    'forklift driver|trucker|conductor|dancer|choreographer|musician|singer|actor|actress|composer|sculptor|artist|' +
    'cinematographer|videographer|archivist|conservator|anthropologist|sociologist|astronomer|mathematician|zookeeper|' +
    'ranger|fisherman|miner|driller|diver|policeman|policewoman|constable|detective|deputy|corporal|' +
    'colonel|commander|chaplain|pastor|priest|principal investigator|ombudsman|mayor|councillor|diplomat|attaché|usher|' +
    'lifeguard|referee|athlete|superintendent|scrum master|merchandiser|expeditor|purser|flight attendant',
  jobTypes:
    'full[- ]time|part[- ]time|contract(?:or)?|freelance|internship|temporary|permanent|seasonal|volunteer|apprenticeship|' +
    'fixed[- ]term|casual|zero[- ]hours',
  selfEmployed: 'self[- ]employed|freelancer?|independent(?: contractor)?',
  companies:
    'inc|llc|ltd|limited|corp|corporation|company|co|plc|llp|lp|pty|group|holdings?|partners|associates|bank|hospital|' +
    'clinic|school|agency|studios?|labs|laboratories|foundation|institute|services|solutions|systems|technologies|' +
    'consulting|university|college|department|ministry|council|authority|trust|society|association|restaurant|hotel|' +
    'bakery|pharmacy|supermarket|library|museum|theatre|theater|orchestra|gallery|airlines|airways|logistics|industries|' +
    'enterprises|brewery|nursery|kindergarten|chambers|law firm|warehouse|motors|foods|press|publishing|oy|AB|A/S|ASA|aps',
  schools:
    '\\p{L}*university|uni|college|\\p{L}*school|institute|academy|polytechnic|faculty|bootcamp|seminary|conservatory|MIT|UCLA|IIT|NIT',
  degrees:
    "bachelor(?:'?s)?|master(?:'?s)?|doctor(?:ate|al|of)?|associate(?:'?s)? (?:degree|of)|associate's|diploma|certificate|minor|ph\\.? ?d\\.?|" +
    'm\\.?b\\.?a\\.?|b\\.? ?sc\\.?|m\\.? ?sc\\.?|b\\.? ?tech\\.?|m\\.? ?tech\\.?|b\\.?a\\.?|m\\.?a\\.?|b\\.?s\\.?|m\\.?s\\.?|b\\.? ?eng\\.?|m\\.? ?eng\\.?|' +
    'b\\.? ?com\\.?|m\\.? ?com\\.?|b\\.?f\\.?a\\.?|m\\.?f\\.?a\\.?|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|m\\.?phil|d\\.?phil|m\\.?ed|b\\.?ed|' +
    'a-levels?|gcses?|high school diploma|ged|honours degree|degree|postgraduate|foundation degree|hnd|hnc|nvq|btec|certification|immersive',
  achievements:
    'gpa|cum laude|honou?rs|dean|distinction|award|scholarship|grade|thesis|dissertation|valedictorian|first class|score|cgpa|percentage',
  bodyLabels:
    'highlights|key highlights|responsibilities|key responsibilities|duties|key duties|tasks|achievements|' +
    'key achievements|accomplishments|key accomplishments|main tasks|selected achievements|results|contributions|' +
    'key contributions|courses|coursework|relevant coursework|relevant courses|modules|keywords|roles|technologies|tech stack',
  remote: 'remote(?:[ ,-].{0,30})?|hybrid|on-?site|home ?office',
};
