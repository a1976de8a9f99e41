import { type BoxSpec, boxedForm } from './boxes.ts';
import type { MadeDocument } from './document.ts';

const filled: readonly BoxSpec[] = [
  {
    place: [36, 60, 262, 84],
    caption: 'Shipper',
    value: 'Anatolia Textile Export A.S.\nOrganize Sanayi Bolgesi 41\n16140 Bursa, Turkey',
  },
  { place: [298, 60, 131, 42], caption: 'Bill of Lading No.', value: 'MNLU 4418820' },
  { place: [429, 60, 131, 42], caption: 'Booking No.', value: '0091756623' },
  { place: [298, 102, 262, 42], caption: 'Export references', value: 'PO 88-4127' },
  {
    place: [36, 144, 262, 84],
    caption: 'Consignee (not negotiable unless consigned to order)',
    value: 'Larkspur Home Furnishings Inc.\n1180 Harbor Drive\nNewark, NJ 07114, USA',
  },
  { place: [298, 144, 262, 84], caption: 'Forwarding agent', value: 'Bosporus Freight Ltd.' },
  {
    place: [36, 228, 262, 72],
    caption: 'Notify party',
    value: 'Tidewater Customs Brokers\n9 Pier Street, Elizabeth, NJ 07201',
  },
  { place: [298, 228, 262, 72], caption: 'Onward inland routing' },
  { place: [36, 300, 131, 36], caption: 'Vessel', value: 'MV NORDIC HERON' },
  { place: [167, 300, 131, 36], caption: 'Voyage No.', value: '214W' },
  { place: [298, 300, 131, 36], caption: 'Place of receipt', value: 'Bursa' },
  { place: [429, 300, 131, 36], caption: 'Place of delivery', value: 'Newark, NJ' },
  { place: [36, 336, 131, 36], caption: 'Port of loading', value: 'Gemlik, Turkey' },
  { place: [167, 336, 131, 36], caption: 'Port of discharge', value: 'New York' },
  { place: [298, 336, 262, 36], caption: 'Freight payable at', value: 'Destination' },
  {
    place: [36, 372, 131, 120],
    caption: 'Marks and numbers; container No. / seal No.',
    value: 'MNLU 705113-4\nSeal 0038812',
  },
  { place: [167, 372, 80, 120], caption: 'No. of packages', value: '412 cartons' },
  {
    place: [247, 372, 172, 120],
    caption: 'Description of goods',
    value: 'Cotton bed linen, printed,\nin cartons on pallets',
  },
  { place: [419, 372, 76, 120], caption: 'Gross weight', value: '9,864.5 kg' },
  { place: [495, 372, 65, 120], caption: 'Measurement', value: '58.20 m3' },
  { place: [36, 492, 131, 36], caption: 'Freight and charges', value: 'USD 3,415.00' },
  { place: [167, 492, 131, 36], caption: 'No. of original bills', value: '3 (three)' },
  { place: [298, 492, 131, 36], caption: 'Place and date of issue', value: 'Istanbul 17 Sep 2024' },
  { place: [429, 492, 131, 36], caption: 'Shipped on board date', value: '15 Sep 2024' },
];

/** Tall boxes are filled in from the top. */
const boxes = filled.map((box): BoxSpec => (box.place[3] > 60 ? { ...box, below: box.place[3] > 100 ? 22 : 11 } : box));

/** A bill of lading for a container at sea. */
export const billOfLading: MadeDocument = {
  id: 'bill-of-lading',
  html: boxedForm('Bill of lading', [595, 660], boxes, [
    { at: [36, 30], text: 'BILL OF LADING FOR OCEAN TRANSPORT', size: 14, bold: true },
    { at: [400, 36], text: 'MERIDIAN LINE', size: 12, bold: true },
    {
      at: [36, 540],
      text: 'RECEIVED by the carrier in apparent good order and condition, unless otherwise stated herein, the goods or\npackages said to contain goods mentioned above, to be carried subject to all the terms of this bill of lading.',
      size: 7.5,
    },
    { at: [330, 600], text: 'Signed for the carrier', size: 8 },
  ]),
  asked: {
    bl_number: ['number of the bill of lading', 'MNLU 4418820'],
    booking_number: ['booking number', '0091756623'],
    shipper: ['name of the shipper', 'Anatolia Textile Export A.S.'],
    shipper_address: ['address of the shipper', 'Organize Sanayi Bolgesi 41 16140 Bursa, Turkey'],
    consignee: ['name of the consignee', 'Larkspur Home Furnishings Inc.'],
    notify_party: ['name of the party to notify', 'Tidewater Customs Brokers'],
    forwarding_agent: ['forwarding agent', 'Bosporus Freight Ltd.'],
    vessel: ['name of the vessel', 'MV NORDIC HERON'],
    voyage_number: ['number of the voyage', '214W'],
    port_of_loading: ['port where the goods are loaded', 'Gemlik, Turkey'],
    port_of_discharge: ['port where the goods are discharged', 'New York'],
    place_of_receipt: ['place of receipt', 'Bursa'],
    place_of_delivery: ['place of delivery', 'Newark, NJ'],
    number_of_packages: ['number of packages', '412 cartons'],
    description_of_goods: ['description of the goods', 'Cotton bed linen, printed, in cartons on pallets'],
    gross_weight: ['gross weight of the goods', '9,864.5 kg'],
    measurement: ['measurement, the volume of the goods', '58.20 m3'],
    freight: ['freight and charges', 'USD 3,415.00'],
    freight_payable_at: ['place where the freight is payable', 'Destination'],
    issue_date: ['date on which the bill was issued', '17 Sep 2024'],
    on_board_date: ['date on which the goods were shipped on board', '15 Sep 2024'],
    onward_routing: ['onward inland routing'],
    tax_code: ['tax code of the employee'],
  },
};
