import type { AskedKey } from '../../../src/answers/key-values/question/asked-key.ts';
import type { SetName } from './sets.ts';

/** Keys of quite other papers, which no document of the corpus answers. */
const FAR: Readonly<Record<string, string>> = {
  vessel_name: 'name of the ship that carries the goods',
  container_number: 'number of the container',
  port_of_discharge: 'port where the cargo is unloaded',
  blood_pressure: 'blood pressure of the patient',
  discharge_date: 'date on which the patient was discharged from hospital',
  attending_physician: 'name of the attending physician',
  license_plate: 'registration plate of the vehicle',
  passport_number: 'passport number of the traveller',
  seat_number: 'seat of the passenger',
  mothers_maiden_name: "mother's maiden name",
  monthly_rent: 'rent that the tenant pays each month',
  exam_grade: 'final grade of the examination',
};

const CLOSE_TO_RECEIPTS = {
  spouse_ssn: "spouse's social security number",
  employee_start_date: 'first day of employment',
  warranty_end_date: 'date on which the warranty ends',
  security_deposit: 'amount of the security deposit',
  interest_rate: 'annual interest rate',
  employer_address: 'address of the employer',
  gross_weight: 'gross weight of the shipment in kilograms',
  policy_number: 'number of the insurance policy',
};

const CLOSE_TO_FORMS = {
  spouse_ssn: "spouse's social security number",
  iban: 'IBAN of the bank account',
  vat_number: 'VAT identification number',
  tenant_name: 'name of the tenant',
  net_weight: 'net weight of the goods',
  policy_end_date: 'date on which the insurance policy ends',
  purchase_price: 'price at which the house was bought',
  check_in_date: 'day of arrival at the hotel',
};

/** Keys that sound like those of a set's documents, which have no such field. */
const NEAR: Readonly<Record<SetName, Readonly<Record<string, string>>>> = {
  'funsd-train': CLOSE_TO_FORMS,
  'funsd-forms': CLOSE_TO_FORMS,
  'sroie-train': CLOSE_TO_RECEIPTS,
  'sroie-receipts': CLOSE_TO_RECEIPTS,
  'kleister-nda-train': {
    invoice_number: 'number of the invoice',
    total_due: 'total amount due',
    landlord_name: 'name of the landlord',
    spouse_name: 'name of the spouse',
    date_of_birth: 'date of birth',
    vat_number: 'VAT identification number',
    delivery_date: 'date of delivery of the goods',
    bank_account: 'number of the bank account',
  },
  'kleister-nda': {
    invoice_date: 'date of the invoice',
    subtotal: 'amount before tax',
    tenant_name: 'name of the tenant',
    social_security_number: 'social security number',
    closing_date: 'date on which the sale of the house closes',
    iban: 'IBAN of the seller',
    policy_number: 'number of the insurance policy',
    gross_weight: 'gross weight of the shipment',
  },
  invoices: {
    spouse_ssn: "spouse's social security number",
    date_of_birth: 'date of birth of the customer',
    federal_income_tax_withheld: 'federal income tax withheld',
    employee_name: 'name of the employee',
    policy_number: 'number of the insurance policy',
    lease_end_date: 'day on which the lease ends',
    interest_rate: 'annual interest rate',
    case_number: 'case number of the court',
  },
  'vrdu-adbuy': {
    spouse_ssn: "spouse's social security number",
    date_of_birth: 'date of birth of the customer',
    delivery_address: 'address to which the goods are delivered',
    vat_number: 'VAT identification number',
    employee_name: 'name of the employee',
    net_weight: 'net weight of the goods',
    warranty_end_date: 'date on which the warranty ends',
    iban: 'IBAN of the station',
  },
  'vrdu-registration': {
    spouse_ssn: "spouse's social security number",
    invoice_number: 'number of the invoice',
    total_due: 'total amount due',
    employer_id_number: 'employer identification number',
    vehicle_registration: 'number plate of the registered vehicle',
    delivery_date: 'date of delivery of the goods',
    policy_number: 'number of the insurance policy',
    tenant_name: 'name of the tenant',
  },
  'tax-forms': {
    spouse_ssn: "spouse's social security number",
    spouse_name: 'name of the spouse',
    invoice_number: 'number of the invoice',
    medicare_wages: 'Medicare wages and tips',
    bank_routing_number: 'routing number of the bank',
    number_of_dependents: 'how many dependents are claimed',
    date_of_death: 'date of death',
    school_district: 'name of the school district',
  },
};

/** Twenty keys that no document of a set answers. */
export const absentKeys = (set: SetName): AskedKey[] =>
  Object.entries({ ...FAR, ...NEAR[set] }).map(([key, description]) => ({ key, description }));
