import { escaped, htmlPage, type MadeDocument } from './document.ts';

const STYLE = `@page { size: A4; margin: 16mm } body { font: 9.5pt/1.3 Nimbus Sans, sans-serif } h1 { font-size: 16pt; margin: 0 0 2pt }
h2 { font-size: 10.5pt; margin: 10pt 0 3pt; background: #ddd; padding: 2pt 4pt } table { border-collapse: collapse } td, th { padding: 2.5pt 5pt; text-align: left; font-weight: normal; vertical-align: middle }
.entries td:last-child { border: 0.6pt solid #000; min-width: 150pt; font-family: Nimbus Mono PS, monospace } .grid td, .grid th { border: 0.6pt solid #000 } .grid th { font-size: 7.5pt; width: 80pt; vertical-align: top }
.grid td { font-family: Nimbus Mono PS, monospace; text-align: right } .halves { display: flex; gap: 14pt } .address { border: 0.6pt solid #000; padding: 4pt 6pt; white-space: pre-line; font-family: Nimbus Mono PS, monospace; width: 220pt } small { font-size: 7.5pt }`;

const entries = (rows: readonly (readonly [string, string])[]): string =>
  `<table class="entries">${rows.map(([label, value]) => `<tr><td>${escaped(label)}</td><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const body = `<h1>P60 End of Year Certificate</h1><p><small>This certificate shows what you have been paid and what was taken off in this employment. Keep it in a safe place.</small></p>
${entries([['Tax year to 5 April', '2025']])}
<h2>Employee's details</h2>
${entries([
  ['Surname', 'Abernethy-Cole'],
  ['Forenames or initials', 'Rosalind May'],
  ['National Insurance number', 'QQ 12 34 56 C'],
  ['Works/payroll number', '00731-B'],
])}
<h2>Pay and Income Tax details</h2>
<table class="grid"><tr><th></th><th>Pay<br>£ p</th><th>Tax deducted<br>£ p</th></tr>
<tr><th>In previous employment(s)</th><td>4,120.00</td><td>212.40</td></tr>
<tr><th>In this employment</th><td>31,868.25</td><td>3,904.20</td></tr>
<tr><th>Total for year</th><td>35,988.25</td><td>4,116.60</td></tr></table>
${entries([['Final tax code', '1257L']])}
<h2>National Insurance contributions in this employment</h2>
<table class="grid"><tr><th>NIC letter</th><th>Earnings at the Lower Earnings Limit (LEL)</th><th>Earnings above the LEL, up to the Primary Threshold</th><th>Employee's contributions due on all earnings above the Primary Threshold</th></tr>
<tr><td>A</td><td>6,396.00</td><td>6,174.00</td><td>1,543.86</td></tr></table>
<h2>Other details</h2>
${entries([
  ['Student Loan deductions in this employment', '£ 415'],
  ['Statutory Maternity Pay included in the pay above', ''],
])}
<h2>Employer's details</h2>
<div class="halves"><div><small>Employer's full name and address (including postcode)</small><div class="address">Thistledown Bakeries Ltd\n14 Canal Street\nLeeds\nLS1 4DY</div></div>
<div>${entries([['PAYE reference', '567/TB0912']])}</div></div>`;

/** The certificate that an employer in the United Kingdom gives at the end of a tax year. */
export const p60: MadeDocument = {
  id: 'p60',
  html: htmlPage('P60', STYLE, body),
  asked: {
    tax_year_end: ['the year in which the tax year ends', '2025'],
    surname: ["the employee's surname", 'Abernethy-Cole'],
    forenames: ["the employee's forenames or initials", 'Rosalind May'],
    national_insurance_number: ['National Insurance number', 'QQ 12 34 56 C'],
    payroll_number: ['works or payroll number', '00731-B'],
    pay_this_employment: ['pay in this employment', '31,868.25'],
    tax_this_employment: ['tax deducted in this employment', '3,904.20'],
    pay_previous_employment: ['pay in previous employments', '4,120.00'],
    total_pay: ['total pay for the year', '35,988.25'],
    total_tax: ['total tax deducted for the year', '4,116.60'],
    final_tax_code: ['final tax code', '1257L'],
    nic_letter: ['National Insurance contribution letter', 'A'],
    employee_contributions: ["the employee's contributions due", '1,543.86'],
    student_loan_deductions: ['student loan deductions', '£ 415'],
    statutory_maternity_pay: ['statutory maternity pay'],
    employer: ["the employer's full name and address", 'Thistledown Bakeries Ltd 14 Canal Street Leeds LS1 4DY'],
    paye_reference: ['PAYE reference of the employer', '567/TB0912'],
    credit_card_number: ['number of the credit card'],
  },
};
