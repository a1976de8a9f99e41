import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    'passport number [A12345678]',
    'Reisepass-Nr. [C01X00T47]',
    'Passeport n° [12AB34567]',
    'pasaporte: [AAB123456]',
    'haar paspoort ([NX4KP72R1])',
    '[P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10]',
    '[L898902C36UTO7408122F1204159ZE184226B<<<<<10]',
  ],
  invalid: ['L898902C36UTO7408122F1204159ZE184226B<<<<<11', 'passport control', 'passport to 12345678'],
  prose: 'The passport of 2019 costs 123456789 yen.',
};
