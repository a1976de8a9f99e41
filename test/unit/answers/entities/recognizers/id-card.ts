import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    'Personalausweis-Nr. [L01X00T47]',
    'Personalausweisnummer: [T220001293]',
    "carte d'identité n° [12AB34567]",
    "carta d'identità n. [CA12345AB]",
    'dowód osobisty ([AYW345678])',
    'legitymujący się dowodem osobistym seria i numer [ABC 123456]',
    'portador do RG nº [27.845.190-3] SSP/SP',
    'identiteitskaart nr. [592-1234567-89]',
    'identity card no. [AB 1234567]',
  ],
  invalid: ['Personalausweis 123', 'identity card of 12345678', 'Personalausweis vom 12.05.2019'],
  prose: 'An identity card costs 37 euros since 2021, and 22 for those under 24.',
};
