/** Labels within an entry of the list below them, in lower case. */
const BODY_LABELS = new Set(
  (
    'highlights|key highlights|responsibilities|key responsibilities|duties|key duties|tasks|achievements|' +
    'key achievements|accomplishments|key accomplishments|main tasks|selected achievements|results|contributions|' +
    'key contributions|aufgaben|tätigkeiten|verantwortlichkeiten|erfolge|hauptaufgaben|schwerpunkte|missions|missions principales|réalisations|responsabilités|tâches|logros|responsabilidades|funciones|tareas|responsabilità|risultati|mansioni|attività|attività principali|obowiązki|zakres obowiązków|osiągnięcia|zadania|taken|verantwoordelijkheden|resultaten|atividades|conquistas|kurse|module|cours|cursos|asignaturas|corsi|kursy|przedmioty|vakken|lehrveranstaltungen|disciplinas|' +
    'courses|coursework|relevant coursework|relevant courses|modules|keywords|roles|technologies|tech stack'
  ).split('|'),
);

/** Whether a line of an entry is a label of the list below it. */
export const isBodyLabel = (printed: string): boolean =>
  BODY_LABELS.has(printed.trim().replace(/\s*:$/, '').toLowerCase());
