import type { EntityType } from '../../../src/answers/entities/entity-types.ts';
import { GENERATORS } from './number-generators.ts';
import { type Random, seeded } from './random.ts';

/**
 * The types whose check lets some changes of one digit pass, at most what share of them, and why. The others find every
 * change.
 */
export const WEAK_CHECKS: Readonly<Partial<Record<EntityType, { readonly share: number; readonly reason: string }>>> = {
  AU_MEDICARE: { share: 0.14, reason: 'the last of ten digits, the issue of the card, is not checked' },
  BE_NATIONAL_NUMBER: { share: 0.01, reason: 'the century is not said: the check of the other one may hold' },
  BR_CNPJ: { share: 0.01, reason: 'remainders 0 and 1 have the same check digit' },
  BR_CPF: { share: 0.01, reason: 'remainders 0 and 1 have the same check digit' },
  MX_CURP: { share: 0.12, reason: 'the weight of one digit is 10, and those of others are even' },
  MEDICAL_LICENSE: { share: 0.09, reason: 'every second digit is doubled: a change by five does not show' },
};

/** Frames of sentences; the value is behind its label. */
const SENTENCES = [
  'LABEL VALUE is on file.',
  'Please note the LABEL: VALUE',
  'Her LABEL is VALUE, as the letter says.',
];

/** A text with a number of a type. */
export interface GeneratedText {
  readonly type: EntityType;
  readonly text: string;
  readonly value: string;
}

/** As many texts of a type with a valid number, the same in every run. */
export function validTexts(type: EntityType, count: number): GeneratedText[] {
  return numbers(type, count).map(({ value, random }) => textOf(type, value, random));
}

/** The texts of `validTexts` with one digit of the number changed. */
export function changedTexts(type: EntityType, count: number): GeneratedText[] {
  return numbers(type, count).map(({ value, random }) => {
    const place = random.of([...value.matchAll(/\d/g)].map(({ index }) => index));
    const digit = (Number(value[place]) + 1 + random.below(9)) % 10;
    return textOf(type, `${value.slice(0, place)}${digit}${value.slice(place + 1)}`, random);
  });
}

function numbers(type: EntityType, count: number): { value: string; random: Random }[] {
  const random = seeded(1);
  const made: { value: string; random: Random }[] = [];
  while (made.length < count) {
    const value = GENERATORS[type]?.make(random);
    if (value) made.push({ value, random: seeded(random.below(2 ** 31)) });
  }
  return made;
}

function textOf(type: EntityType, value: string, random: Random): GeneratedText {
  const label = GENERATORS[type]?.label ?? '';
  return { type, value, text: random.of(SENTENCES).replace('LABEL', label).replace('VALUE', value) };
}
