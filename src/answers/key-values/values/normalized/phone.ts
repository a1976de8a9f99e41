import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { hasShape, isPlausible } from '../../../entities/recognizers/phone/plausible.ts';
import type { AskedKey } from '../../question/asked-key.ts';
import type { Conventions } from './conventions.ts';

/** Words that ask for a telephone number. */
const ASKED =
  /(?<!\p{L})(?:(?:tele)?phones?|tel|fax|telefax|mobile|cell(?:phone)?|telefon(?:nummer)?|handy|rufnummer|téléphone|portable|teléfono|móvil|telefono|cellulare|telefoon)(?!\p{L})/iu;

/** A telephone number in E.164: `+18135550142`. A number without its country's code is one of the countries that the document is from. */
export function normalizedPhone(printed: string, { regions }: Conventions, asked: AskedKey): string | undefined {
  const words = `${asked.key} ${asked.description}`.replaceAll('_', ' ');
  const international = /^\(?\+/.test(printed);
  if (!isPlausible(printed, true) || !(international || hasShape(printed) || ASKED.test(words))) return undefined;
  const countries: readonly (CountryCode | undefined)[] = international
    ? [undefined]
    : [...(hasShape(printed) ? (['US'] as const) : []), ...regions];
  for (const country of countries) {
    const number = parsePhoneNumberFromString(printed.replaceAll('–', '-'), country);
    if (number?.isValid()) return number.number;
  }
  return undefined;
}
