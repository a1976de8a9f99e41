import type { Random } from '../../../pii/random.ts';

/** Sentences of our own, by language. */
const SENTENCES = {
  english: [
    'The workshop will stay closed on the second Friday of every month while the floor is being repaired.',
    'Please keep this notice with your other papers, as the office cannot send a second copy.',
    'We counted forty crates on arrival, two of which had been opened and closed again with tape.',
    'Water was found below the northern window and has been traced to a gutter that was never joined.',
    'The committee thanks everyone who carried chairs, cooked soup or simply stayed until the end.',
    'Prices include delivery to the door but not the removal of old furniture from the house.',
    'Anyone who loses a key should tell the caretaker on the same day so that the lock can be changed.',
    'A short walk from the station leads past the mill and the old brick kiln to the meeting room.',
    'Measurements were taken three times in the morning and once more after the machine had cooled.',
    'Your claim was received in good order and will be decided within twenty working days.',
    'The garden behind the library is open to readers whenever the weather allows.',
    'Half of the money is due when the order is placed and the rest when the roof is finished.',
    'If the lamp does not light, check the fuse before you call an electrician.',
    'Several members asked whether the archive could be moved to a drier room on the first floor.',
    'The bridge carries about nine thousand vehicles a day, most of them before noon.',
    'Bring warm clothes, a torch and something to eat, for the hut has neither shop nor stove.',
    'Last year the harvest was late, yet the quality of the grain was better than expected.',
    'No alteration of this agreement is valid unless both parties have signed it.',
    'The parcel was left with a neighbour because nobody answered the bell.',
    'Children under seven travel free of charge when an adult holds a valid ticket.',
  ],
  german: [
    'Der Aufzug wird am Dienstag gewartet und steht bis zum Abend still.',
    'Bitte bewahren Sie diesen Beleg sorgfältig auf, er gilt zugleich als Garantieschein.',
    'Die Lieferung erfolgt frei Haus, sobald die Anzahlung eingegangen ist.',
    'Für die Küche wurden neue Fliesen bestellt, die in der nächsten Woche eintreffen.',
    'Wer einen Schlüssel verliert, meldet sich umgehend beim Hausmeister.',
    'Über die Höhe der Gebühren entscheidet der Vorstand im Frühjahr.',
    'Das Wasser war am Morgen trüb, nach zwei Stunden jedoch wieder klar.',
    'Mündliche Absprachen gelten nur, wenn sie schriftlich bestätigt wurden.',
  ],
  french: [
    'La bibliothèque reste ouverte pendant les travaux, mais la salle de lecture est fermée.',
    'Nous vous prions de régler cette facture avant la fin du mois prochain.',
    'Les membres ont décidé de repeindre les volets et de réparer le portail.',
    'Le paquet a été déposé chez la voisine parce que personne ne répondait.',
    'Toute réclamation doit être adressée par écrit au siège de la société.',
    'Les enfants de moins de sept ans voyagent gratuitement avec un adulte.',
    'La récolte fut tardive, pourtant la qualité du grain était meilleure que prévu.',
    'Prévoyez des vêtements chauds, une lampe et de quoi manger.',
  ],
} as const;

export type Language = keyof typeof SENTENCES;

/** So many sentences in a row, beginning anywhere. */
export function prose(random: Random, count: number, language: Language = 'english'): string {
  const all = SENTENCES[language];
  const first = random.below(all.length);
  return Array.from({ length: count }, (_, index) => all[(first + index) % all.length]).join(' ');
}

const GOODS = [
  'Oak shelf',
  'Copper pipe',
  'Garden hose',
  'Roof tiles',
  'Door hinge',
  'Window pane',
  'Paint brush',
  'Wall lamp',
  'Steel bucket',
  'Floor wax',
  'Kitchen tap',
  'Letter box',
  'Work gloves',
  'Wood screws',
  'Sand paper',
  'Fuse box',
] as const;
const PLACES = [
  'Aldermoor',
  'Brackwater',
  'Calder Hill',
  'Dunmere',
  'Eastfold',
  'Farrowby',
  'Glenside',
  'Hartwell',
] as const;
const PEOPLE = [
  'Mira Okafor',
  'Jonas Feld',
  'Petra Lindqvist',
  'Samuel Archer',
  'Ines Caldeira',
  'Tomas Brandt',
] as const;

export const goods = (random: Random): string => random.of(GOODS);
export const place = (random: Random): string => random.of(PLACES);
export const person = (random: Random): string => random.of(PEOPLE);

/** An amount with two decimals. */
export const amount = (random: Random): string => `${1 + random.below(900)}.${random.digits(2)}`;

/** A date of 2024 or 2025. */
export const date = (random: Random): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(1 + random.below(28))}.${two(1 + random.below(12))}.${2024 + random.below(2)}`;
};
