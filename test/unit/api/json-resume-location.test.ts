import { expect, test } from 'vitest';
import { jsonResume } from '../../../src/api/json-resume/json-resume.ts';
import { emptySections } from '../../fixtures/resume-answer.ts';

/** The place of a resume with this address, as JSON Resume. */
const exported = (address: string) =>
  jsonResume({ json: { ...emptySections, personal_info: { ...emptySections.personal_info, address } } }).basics
    .location;

test.each([
  ['Quillbrook', { city: 'Quillbrook' }],
  ['Quillbrook, Illinois', { city: 'Quillbrook', region: 'Illinois' }],
  ['Quillbrook, IL, US', { city: 'Quillbrook', region: 'IL', countryCode: 'US' }],
  ['Quillbrook (Portugal)', { city: 'Quillbrook', countryCode: 'PT' }],
  ['Villeneuve, Savoie, France', { city: 'Villeneuve', region: 'Savoie', countryCode: 'FR' }],
  ['New York', { city: 'New York' }],
  ['New York, New York, USA', { city: 'New York', region: 'New York', countryCode: 'US' }],
  ['Albuquerque, New Mexico', { city: 'Albuquerque', region: 'New Mexico' }],
  ['Ciudad de México', { city: 'Ciudad de México' }],
  ['Hobart TAS 7000, Australia', { city: 'Hobart', region: 'TAS', postalCode: '7000', countryCode: 'AU' }],
  ['CH-9999 Webstadt, Schweiz', { city: 'Webstadt', postalCode: 'CH-9999', countryCode: 'CH' }],
])('the town of «%s» is told from what stands behind it', (address, location) => {
  expect(exported(address)).toEqual(location);
});

test.each([
  [
    '12 Main Street, Springfield, IL 62704',
    { address: '12 Main Street', city: 'Springfield', region: 'IL', postalCode: '62704' },
  ],
  ['12 Main Street, New York, NY', { address: '12 Main Street', city: 'New York', region: 'NY' }],
  ['12 Main St, New York, USA', { address: '12 Main St', city: 'New York', countryCode: 'US' }],
  ['Weberstraße 12, 99999 Webstadt', { address: 'Weberstraße 12', city: 'Webstadt', postalCode: '99999' }],
  [
    '4 Quill Steps, Loomham, Leeds LS2 7QX',
    { address: '4 Quill Steps, Loomham', city: 'Leeds', postalCode: 'LS2 7QX' },
  ],
  [
    'Via Roma 3, 99999 Telaio (TO), Italia',
    { address: 'Via Roma 3', city: 'Telaio', region: 'TO', postalCode: '99999', countryCode: 'IT' },
  ],
  ['ul. Tkacka 5/12, 99-999 Krosno', { address: 'ul. Tkacka 5/12', city: 'Krosno', postalCode: '99-999' }],
])('the street of «%s» is its address, the town is not', (address, location) => {
  expect(exported(address)).toEqual(location);
});

test.each([
  [
    '12 Mill Road Springfield Illinois IL 62704 US',
    { address: '12 Mill Road', city: 'Springfield', region: 'Illinois', postalCode: '62704', countryCode: 'US' },
  ],
  [
    '12 Mill Road, Unit 40 Springfield Illinois 62704',
    { address: '12 Mill Road, Unit 40', city: 'Springfield', region: 'Illinois', postalCode: '62704' },
  ],
  ['12 Main St St Louis MO', { address: '12 Main St', city: 'St Louis', region: 'MO' }],
  [
    '12 Mill Road, Springfield, Illinois, US, IL 62704',
    { address: '12 Mill Road', city: 'Springfield', region: 'Illinois', postalCode: '62704', countryCode: 'US' },
  ],
])('parts without commas, and in another order, are told apart: «%s»', (address, location) => {
  expect(exported(address)).toEqual(location);
});

test.each(['12 High Street, Headingley, Leeds', '12 Main Street', '12 Loom Springfield', '62704', ', '])(
  'where it is not plain what the town is, the address stays whole: «%s»',
  (address) => {
    expect(exported(address)).toEqual({ address });
  },
);
