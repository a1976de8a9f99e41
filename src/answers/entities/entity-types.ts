import type { EntityDefinition } from './entity-definition.ts';
import { abaRoutingNumber } from './recognizers/aba-routing-number.ts';
import { accountNumber } from './recognizers/account-number.ts';
import { address } from './recognizers/address.ts';
import { age } from './recognizers/age.ts';
import { atSvnr } from './recognizers/at-svnr.ts';
import { auAbn } from './recognizers/au-abn.ts';
import { auMedicare } from './recognizers/au-medicare.ts';
import { auTfn } from './recognizers/au-tfn.ts';
import { beNationalNumber } from './recognizers/be-national-number.ts';
import { brCnpj } from './recognizers/br-cnpj.ts';
import { brCpf } from './recognizers/br-cpf.ts';
import { caSin } from './recognizers/ca-sin.ts';
import { chAhv } from './recognizers/ch-ahv.ts';
import { creditCard } from './recognizers/credit-card.ts';
import { crypto } from './recognizers/crypto.ts';
import { date } from './recognizers/date.ts';
import { dateOfBirth } from './recognizers/date-of-birth.ts';
import { deSocialSecurity } from './recognizers/de-social-security.ts';
import { deTaxId } from './recognizers/de-tax-id.ts';
import { dkCpr } from './recognizers/dk-cpr.ts';
import { driverLicense } from './recognizers/driver-license.ts';
import { email } from './recognizers/email.ts';
import { esNie } from './recognizers/es-nie.ts';
import { esNif } from './recognizers/es-nif.ts';
import { fiPersonalIdentityCode } from './recognizers/fi-personal-identity-code.ts';
import { frNir } from './recognizers/fr-nir.ts';
import { iban } from './recognizers/iban.ts';
import { idCard } from './recognizers/id-card.ts';
import { iePps } from './recognizers/ie-pps.ts';
import { inAadhaar } from './recognizers/in-aadhaar.ts';
import { inPan } from './recognizers/in-pan.ts';
import { ipAddress } from './recognizers/ip-address.ts';
import { itFiscalCode } from './recognizers/it-fiscal-code.ts';
import { location } from './recognizers/location.ts';
import { macAddress } from './recognizers/mac-address.ts';
import { medicalLicense } from './recognizers/medical-license.ts';
import { medicalRecord } from './recognizers/medical-record.ts';
import { mxCurp } from './recognizers/mx-curp.ts';
import { nlBsn } from './recognizers/nl-bsn.ts';
import { noFodselsnummer } from './recognizers/no-fodselsnummer.ts';
import { organization } from './recognizers/organization.ts';
import { passport } from './recognizers/passport.ts';
import { person } from './recognizers/person.ts';
import { phone } from './recognizers/phone.ts';
import { plPesel } from './recognizers/pl-pesel.ts';
import { sePersonnummer } from './recognizers/se-personnummer.ts';
import { secret } from './recognizers/secret.ts';
import { sgNricFin } from './recognizers/sg-nric-fin.ts';
import { swiftBic } from './recognizers/swift-bic.ts';
import { ukNhs } from './recognizers/uk-nhs.ts';
import { ukNino } from './recognizers/uk-nino.ts';
import { ukPostcode } from './recognizers/uk-postcode.ts';
import { url } from './recognizers/url.ts';
import { usBankNumber } from './recognizers/us-bank-number.ts';
import { usEin } from './recognizers/us-ein.ts';
import { usItin } from './recognizers/us-itin.ts';
import { usNpi } from './recognizers/us-npi.ts';
import { usPassport } from './recognizers/us-passport.ts';
import { usSsn } from './recognizers/us-ssn.ts';
import { username } from './recognizers/username.ts';
import { vatId } from './recognizers/vat-id.ts';

/**
 * Every type of entity that is searched, by its name in answers: Presidio's where it has one, else its country and its
 * name there.
 */
export const entityTypes = {
  ABA_ROUTING_NUMBER: abaRoutingNumber,
  ACCOUNT_NUMBER: accountNumber,
  ADDRESS: address,
  AGE: age,
  AT_SVNR: atSvnr,
  AU_ABN: auAbn,
  AU_MEDICARE: auMedicare,
  AU_TFN: auTfn,
  BE_NATIONAL_NUMBER: beNationalNumber,
  BR_CNPJ: brCnpj,
  BR_CPF: brCpf,
  CA_SIN: caSin,
  CH_AHV: chAhv,
  CREDIT_CARD: creditCard,
  CRYPTO: crypto,
  DATE: date,
  DATE_OF_BIRTH: dateOfBirth,
  DE_SOCIAL_SECURITY: deSocialSecurity,
  DE_TAX_ID: deTaxId,
  DK_CPR: dkCpr,
  DRIVER_LICENSE: driverLicense,
  EMAIL: email,
  ES_NIE: esNie,
  ES_NIF: esNif,
  FI_PERSONAL_IDENTITY_CODE: fiPersonalIdentityCode,
  FR_NIR: frNir,
  IBAN: iban,
  ID_CARD: idCard,
  IE_PPS: iePps,
  IN_AADHAAR: inAadhaar,
  IN_PAN: inPan,
  IP_ADDRESS: ipAddress,
  IT_FISCAL_CODE: itFiscalCode,
  LOCATION: location,
  MAC_ADDRESS: macAddress,
  MEDICAL_LICENSE: medicalLicense,
  MEDICAL_RECORD: medicalRecord,
  MX_CURP: mxCurp,
  NL_BSN: nlBsn,
  NO_FODSELSNUMMER: noFodselsnummer,
  ORGANIZATION: organization,
  PASSPORT: passport,
  PERSON: person,
  PHONE: phone,
  PL_PESEL: plPesel,
  SECRET: secret,
  SE_PERSONNUMMER: sePersonnummer,
  SG_NRIC_FIN: sgNricFin,
  SWIFT_BIC: swiftBic,
  UK_NHS: ukNhs,
  UK_NINO: ukNino,
  UK_POSTCODE: ukPostcode,
  URL: url,
  US_BANK_NUMBER: usBankNumber,
  US_EIN: usEin,
  US_ITIN: usItin,
  US_NPI: usNpi,
  US_PASSPORT: usPassport,
  US_SSN: usSsn,
  USERNAME: username,
  VAT_ID: vatId,
} as const satisfies Readonly<Record<string, EntityDefinition>>;

/** The name of a type of entity in answers. */
export type EntityType = keyof typeof entityTypes;
