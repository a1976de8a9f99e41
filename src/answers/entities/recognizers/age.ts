import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const NUMBER = '(?:1[01]\\d|[1-9]?\\d)';
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
/** In digits, or in English words. */
const AGE = `(?:${NUMBER}|${TENS}(?:-${ONES})?|eighteen|nineteen)`;

/** What follows an age and nothing else, in fourteen languages. */
const AFTER = [
  '[ -]{1,2}(?:years?|yrs?\\.?|months?|weeks?)[ -]{1,2}old(?![\\p{L}])',
  '[ -]?y\\.?/?o(?![\\p{L}])',
  ' (?:years|yrs) of age(?![\\p{L}])',
  ' Jahre (?:alt|jung)(?![\\p{L}])|-?jährig',
  ' jaar (?:oud|jong)(?![\\p{L}])|-?jarige?(?![\\p{L}])',
  ' (?:años|anos) de (?:edad|idade)(?![\\p{L}])',
  ' anni di età(?![\\p{L}])|enne(?![\\p{L}])',
  ' år (?:gammal|gammel)(?![\\p{L}])|-?åri[ng]',
  '-?vuotia|-?letni|-?letý|-?éves(?![\\p{L}])',
  ' ?歳',
];

/** A number right behind a word: asked for first, as few numbers are, and reading the words takes longer. */
const BEHIND_LETTER = '(?=\\d)(?<=\\p{L}[ :]{1,4})';

/** What comes before an age: labels, and phrases that are about a person. */
const BEFORE = [
  'aged?|(?:age|ages) (?:of|is|was)|(?:turned|turning|turns|turn)',
  'age|alter|âge|edad|età|idade|leeftijd|wiek|ålder|alder|ikä|kor|életkor',
  "im alter von|âgée? de|à l[’']âge de|de edad de|a la edad de|all[’']età di|com idade de|op de leeftijd van|w wieku|vid|i en alder av",
];

/** A given name and a surname, in texts with capitals. */
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,24} \\p{Lu}\\p{Ll}[\\p{L}'’-]{0,24}";
const DAY =
  '(?:\\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[Hh](?:er|is)|[Mm]y)';
/** Two digits behind a whole name, as newspapers have it: `Ada Lovelace (36), a writer`; years as forms do, and before a birthday. */
const behindName = byPattern({
  patterns: [
    [`(?=\\d\\d\\))(?<=${NAME} \\()[1-9]\\d(?=\\)(?:, \\p{Ll}| (?:from|of|aus|de|uit|från|z|ze|da|di) \\p{Lu}))`, 0.55],
    [`(?=\\d\\d )(?<=(?:${NAME}|[Ss]?[Hh]e|I|who) will be )[1-9]\\d(?= on ${DAY})`, 0.55],
    [`(?=\\d\\d? )(?<=${NAME}, )[1-9]\\d?(?= (?:ans|años|anos|anni|lat|let|Jahre|jaar|år)(?:[,.;)]|\\s|$))`, 0.6],
  ],
});

/** In languages that say `she has 45 years`: the person has them, or is of them. */
const HAS_YEARS = [
  ["j[’']ai|il a|elle a", 'ans'],
  ['tengo|tiene|cumplió|cumple', 'años'],
  ['ho|ha|compie', 'anni'],
  ['tenho|tem|completou', 'anos'],
  ['mam|ma|skończył|skończyła', 'lat'],
] as const;

/** What may not follow a number behind `turned` or `age`, since it counts something else. */
const NOT_COUNTED = '(?!(?:[.,:/]\\d| ?(?:%|°|percent|degrees|pages|times|minutes|hours|days|[ckm]?m(?![\\p{L}]))))';

const byPhrase = byPattern({
  ignoreCase: true,
  patterns: [
    [`${AGE}(?=${AFTER.join('|')})`, 0.7],
    [`${BEHIND_LETTER}(?<=(?<![\\p{L}])(?:${BEFORE.join('|')}) ?:? {0,2})${NUMBER}${NOT_COUNTED}`, 0.6],
    [
      `${BEHIND_LETTER}(?<=(?<![\\p{L}])(?:I am|I[’']m|s?he is|s?he[’']s|s?he was) )${NUMBER}(?=[,.;!?](?!\\d)|\\n|$| and | but | now)`,
      0.55,
    ],
    ...HAS_YEARS.map(
      ([person, years]) =>
        [`${BEHIND_LETTER}(?<=(?<![\\p{L}])(?:${person}) )${NUMBER}(?= ${years}(?![\\p{L}]))`, 0.6] as const,
    ),
  ],
});

/** Ages of persons: the number itself, where a phrase beside it says what it is. */
export const age: EntityDefinition = {
  title: 'Age of a person',
  region: 'any',
  form: 'number of years with a phrase',
  source: 'our own',
  confusions: 'durations in years',
  example: '45 years old',
  recognizer: {
    context: [],
    *find(text) {
      yield* byPhrase.find(text);
      yield* behindName.find(text);
    },
  },
};
