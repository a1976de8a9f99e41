import { htmlPage, type MadeDocument } from './document.ts';

const STYLE = `@page { size: Letter; margin: 1in } body { font: 11.5pt/1.4 Nimbus Roman, serif; text-align: justify; hyphens: manual } h1 { font-size: 15pt; text-align: center } p { margin: 0 0 8pt }
.signature { margin-top: 26pt; display: flex; justify-content: space-between } .signature div { border-top: 0.6pt solid #000; width: 42% }`;

const paragraphs = [
  'This Residential Lease Agreement (this “Lease”) is made and entered into as of March 4, 2024, by and between Harborview Properties LLC, a Delaware limited liability company (“Landlord”), and Daniel Okonkwo-Reyes and Priscilla Vandermeer (collectively, “Tenant”).',
  '<b>1. Premises.</b> Landlord hereby leases to Tenant the dwelling located at 415 Juniper Street, Unit 6C, Portland, Oregon 97205 (the “Premises”), to be used as a private residence only.',
  '<b>2. Term.</b> The term of this Lease shall be two (2) years, commencing on April 1, 2024 and ending on March 31, 2026, unless terminated earlier as provided herein.',
  '<b>3. Rent.</b> Tenant shall pay to Landlord monthly rent in the amount of $2,150.00, due and payable in advance on the first day of each calendar month. If rent is not received within five (5) days of its due date, Tenant shall pay a late fee of $75.00.',
  '<b>4. Security Deposit.</b> Upon execution of this Lease, Tenant shall deposit with Landlord the sum of $3,200.00 as a security deposit. Landlord shall return the deposit within thirty-one (31) days after the Tenant has vacated the Premises.',
  '<b>5. Utilities.</b> Tenant shall be responsible for all utilities and services, except water and sewer, which shall be paid by Landlord.',
  '<b>6. Termination.</b> Either party may terminate this Lease at the end of the term by giving the other party sixty (60) days prior written notice.',
  '<b>7. Notices.</b> Notices to Landlord shall be sent to 88 Wharf Road, Suite 210, Portland, Oregon 97201, or by e-mail to leasing@harborview.example.',
  '<b>8. Governing Law.</b> This Lease shall be governed by and construed in accordance with the laws of the State of Oregon, without regard to its conflict of laws provisions.',
  'IN WITNESS WHEREOF, the parties have executed this Lease as of the date first written above.',
];

/** A lease in running text. */
export const lease: MadeDocument = {
  id: 'lease',
  html: htmlPage(
    'Lease',
    STYLE,
    `<h1>RESIDENTIAL LEASE AGREEMENT</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}<div class="signature"><div>Landlord</div><div>Tenant</div></div>`,
  ),
  asked: {
    agreement_date: ['date on which the lease was made', 'March 4, 2024'],
    landlord: ['name of the landlord', 'Harborview Properties LLC'],
    tenants: ['names of the tenants', 'Daniel Okonkwo-Reyes', 'Priscilla Vandermeer'],
    premises_address: ['address of the premises', '415 Juniper Street, Unit 6C, Portland, Oregon 97205'],
    term: ['how long the lease lasts', 'two (2) years'],
    start_date: ['date on which the term begins', 'April 1, 2024'],
    end_date: ['date on which the term ends', 'March 31, 2026'],
    monthly_rent: ['rent to pay each month', '$2,150.00'],
    late_fee: ['fee for paying late', '$75.00'],
    security_deposit: ['amount of the security deposit', '$3,200.00'],
    notice_period: ['how long before its end notice must be given', 'sixty (60) days'],
    landlord_email: ['e-mail address of the landlord', 'leasing@harborview.example'],
    governing_law: ['state whose law governs the lease', 'Oregon'],
    purchase_price: ['price at which the house is sold'],
    social_security_number: ['social security number of the tenant'],
  },
};
