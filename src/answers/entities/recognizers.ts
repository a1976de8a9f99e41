import type { Recognizer } from './recognizer.ts';
import { abaRoutingNumber } from './recognizers/aba-routing-number.ts';
import { address } from './recognizers/address.ts';
import { age } from './recognizers/age.ts';
import { auAbn } from './recognizers/au-abn.ts';
import { auMedicare } from './recognizers/au-medicare.ts';
import { auTfn } from './recognizers/au-tfn.ts';
import { brCpf } from './recognizers/br-cpf.ts';
import { caSin } from './recognizers/ca-sin.ts';
import { creditCard } from './recognizers/credit-card.ts';
import { crypto } from './recognizers/crypto.ts';
import { date } from './recognizers/date.ts';
import { deTaxId } from './recognizers/de-tax-id.ts';
import { email } from './recognizers/email.ts';
import { esNif } from './recognizers/es-nif.ts';
import { fiPersonalIdentityCode } from './recognizers/fi-personal-identity-code.ts';
import { frNir } from './recognizers/fr-nir.ts';
import { iban } from './recognizers/iban.ts';
import { inAadhaar } from './recognizers/in-aadhaar.ts';
import { inPan } from './recognizers/in-pan.ts';
import { ipAddress } from './recognizers/ip-address.ts';
import { itFiscalCode } from './recognizers/it-fiscal-code.ts';
import { location } from './recognizers/location.ts';
import { macAddress } from './recognizers/mac-address.ts';
import { medicalLicense } from './recognizers/medical-license.ts';
import { medicalRecord } from './recognizers/medical-record.ts';
import { nlBsn } from './recognizers/nl-bsn.ts';
import { organization } from './recognizers/organization.ts';
import { person } from './recognizers/person.ts';
import { phone } from './recognizers/phone.ts';
import { plPesel } from './recognizers/pl-pesel.ts';
import { sgNricFin } from './recognizers/sg-nric-fin.ts';
import { ukNhs } from './recognizers/uk-nhs.ts';
import { ukNino } from './recognizers/uk-nino.ts';
import { url } from './recognizers/url.ts';
import { usBankNumber } from './recognizers/us-bank-number.ts';
import { usItin } from './recognizers/us-itin.ts';
import { usNpi } from './recognizers/us-npi.ts';
import { usPassport } from './recognizers/us-passport.ts';
import { usSsn } from './recognizers/us-ssn.ts';

/**
 * Every rule that is in use. Driver licences are left out: their forms differ from state to state and match almost
 * any number, and they are the worst false positives of such tables.
 */
export const recognizers: readonly Recognizer[] = [
  abaRoutingNumber,
  address,
  age,
  auAbn,
  auMedicare,
  auTfn,
  brCpf,
  caSin,
  creditCard,
  crypto,
  date,
  deTaxId,
  email,
  esNif,
  fiPersonalIdentityCode,
  frNir,
  iban,
  inAadhaar,
  inPan,
  ipAddress,
  itFiscalCode,
  location,
  macAddress,
  medicalLicense,
  medicalRecord,
  nlBsn,
  organization,
  person,
  phone,
  plPesel,
  sgNricFin,
  ukNhs,
  ukNino,
  url,
  usBankNumber,
  usItin,
  usNpi,
  usPassport,
  usSsn,
];
