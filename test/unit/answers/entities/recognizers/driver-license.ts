import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    "driver's license number is [D1234567]",
    'Driving licence no. [MORGA657054SM9IJ]',
    'DL#: [123-45-6789]',
    'OLN [S530-4219-6803]',
    'Führerscheinnummer: [B072RRE2I55]',
    'permis de conduire n° [123456789012]',
    'Permis n° [15FD90871]',
    'Permis B n° [15FD90871]',
    '\nLicence no: [077215643]',
    'Kørekortnr. [20881734]',
    'Førerkortnummer [67 22 118834 5]',
    'Rijbewijsnr. [5091823344]',
    'licencia de conducir: [12345678]',
  ],
  invalid: [
    "driver's license 123",
    "driver's license of 12345678",
    'DL 12345678',
    'permis de construire n° 15FD90871',
    'the site licence no 077215643',
  ],
  prose: 'He got his driver’s license in 1998, and model D1234567 in 2001.',
};
