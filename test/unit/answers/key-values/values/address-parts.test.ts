import { describe, expect, test } from 'vitest';
import { addressParts } from '../../../../../src/answers/key-values/values/address-parts.ts';

/** The parts of an address as texts. */
const partsOf = (...lines: readonly string[]) =>
  Object.fromEntries(
    Object.entries(addressParts(lines)).map(([part, { line, span }]) => [
      part,
      lines[line]?.slice(span.start, span.end),
    ]),
  );

describe('an address', () => {
  test('has a town, a state and a postcode in American order, and the country below', () => {
    expect(partsOf('Harbour Bakery', '12 Mole Road', 'Port Haven, OR 97420', 'United States')).toEqual({
      street: '12 Mole Road',
      city: 'Port Haven',
      state: 'OR',
      postcode: '97420',
      country: 'United States',
    });
    expect(partsOf('7 Elm St., Springfield, IL 62704')).toMatchObject({ street: '7 Elm St.', city: 'Springfield' });
  });

  test('has the postcode before the town on the Continent', () => {
    expect(partsOf('Miller Ropeworks', 'Hafenstraße 12', '20457 Hamburg')).toEqual({
      street: 'Hafenstraße 12',
      postcode: '20457',
      city: 'Hamburg',
    });
    expect(partsOf('Kerkstraat 8', '3511 AB Utrecht', 'Nederland')).toMatchObject({
      postcode: '3511 AB',
      city: 'Utrecht',
      country: 'Nederland',
    });
    expect(partsOf('14 rue des Lilas, 69003 Lyon, France')).toEqual({
      street: '14 rue des Lilas',
      postcode: '69003',
      city: 'Lyon',
      country: 'France',
    });
  });

  test('has the postcode behind the town in Great Britain', () => {
    expect(partsOf('4 Quay Street', 'Bristol BS1 4DJ')).toEqual({
      street: '4 Quay Street',
      city: 'Bristol',
      postcode: 'BS1 4DJ',
    });
  });

  test('is none without a street and a town with its postcode', () => {
    expect(partsOf('Ada Lovelace', '20457 Hamburg')).toEqual({});
    expect(partsOf('Paid on 12 March', 'Order 2024 Spring')).toEqual({});
    expect(partsOf('12 Mole Road', 'Port Haven')).toEqual({});
  });
});
