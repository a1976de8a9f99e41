import { type BoxSpec, boxedForm } from './boxes.ts';
import type { MadeDocument } from './document.ts';

const [LEFT, MIDDLE, RIGHT, EDGE] = [36, 312, 444, 576] as const;

const pair = (y: number, first: string, one: string, second: string, other: string): BoxSpec[] => [
  { place: [MIDDLE, y, RIGHT - MIDDLE, 24], caption: first, value: one, indent: 'right' },
  { place: [RIGHT, y, EDGE - RIGHT, 24], caption: second, value: other, indent: 'right' },
];

const boxes: readonly BoxSpec[] = [
  { place: [LEFT, 48, 64, 24], caption: '', value: '22222' },
  { place: [100, 48, 140, 24], caption: "a  Employee's social security number", value: '412-55-0198' },
  { place: [240, 48, 72, 24], caption: 'OMB No. 1545-0008' },
  { place: [MIDDLE, 48, EDGE - MIDDLE, 24], caption: 'For official use only' },
  { place: [LEFT, 72, MIDDLE - LEFT, 24], caption: 'b  Employer identification number (EIN)', value: '84-3120967' },
  ...pair(72, '1  Wages, tips, other compensation', '58,214.40', '2  Federal income tax withheld', '7,106.92'),
  {
    place: [LEFT, 96, MIDDLE - LEFT, 72],
    caption: "c  Employer's name, address, and ZIP code",
    value: 'Brightwater Tool & Die Inc.\n2210 Foundry Road\nSpringfield OH 45502',
  },
  ...pair(96, '3  Social security wages', '61,414.40', '4  Social security tax withheld', '3,807.69'),
  ...pair(120, '5  Medicare wages and tips', '61,414.41', '6  Medicare tax withheld', '890.51'),
  ...pair(144, '7  Social security tips', '', '8  Allocated tips', ''),
  { place: [LEFT, 168, MIDDLE - LEFT, 24], caption: 'd  Control number', value: 'BW-00417' },
  ...pair(168, '9', '', '10  Dependent care benefits', '1,250.00'),
  { place: [LEFT, 192, 116, 30], caption: "e  Employee's first name and initial", value: 'Marisol T' },
  { place: [152, 192, 130, 30], caption: 'Last name', value: 'Quintanilla' },
  { place: [282, 192, 30, 30], caption: 'Suff.' },
  { place: [MIDDLE, 192, RIGHT - MIDDLE, 30], caption: '11  Nonqualified plans' },
  { place: [RIGHT, 192, EDGE - RIGHT, 30], caption: '12a  See instructions for box 12', value: 'D    3,200.00' },
  {
    place: [LEFT, 222, MIDDLE - LEFT, 66],
    caption: "f  Employee's address and ZIP code",
    value: '77 Linden Terrace, Apt 4B\nDayton OH 45402',
  },
  { place: [MIDDLE, 222, RIGHT - MIDDLE, 33], caption: '13  Statutory employee   Retirement plan   Sick pay' },
  { place: [RIGHT, 222, EDGE - RIGHT, 33], caption: '12b', value: 'DD   9,640.12' },
  { place: [MIDDLE, 255, RIGHT - MIDDLE, 33], caption: '14  Other', value: 'UNION 312.00' },
  { place: [RIGHT, 255, EDGE - RIGHT, 33], caption: '12c' },
  { place: [LEFT, 288, 40, 36], caption: '15  State', value: 'OH' },
  { place: [76, 288, 120, 36], caption: "Employer's state ID number", value: '52-778140' },
  { place: [196, 288, 96, 36], caption: '16  State wages, tips, etc.', value: '58,214.42', indent: 'right' },
  { place: [292, 288, 72, 36], caption: '17  State income tax', value: '1,893.11', indent: 'right' },
  { place: [364, 288, 84, 36], caption: '18  Local wages, tips, etc.', value: '61,400.00', indent: 'right' },
  { place: [448, 288, 68, 36], caption: '19  Local income tax', value: '1,535.00', indent: 'right' },
  { place: [516, 288, 60, 36], caption: '20  Locality name', value: 'DAYTN' },
];

/** A wage and tax statement of the United States: boxes a to f and 1 to 20. */
export const w2: MadeDocument = {
  id: 'w2',
  html: boxedForm('W-2', [612, 396], boxes, [
    { at: [36, 330], text: 'Form W-2  Wage and Tax Statement', size: 12, bold: true },
    { at: [300, 330], text: '2024', size: 14, bold: true },
    { at: [400, 332], text: 'Department of the Treasury - Internal Revenue Service', size: 6.5 },
    { at: [36, 348], text: 'Copy B - To be filed with the federal tax return of the employee.', size: 7 },
  ]),
  asked: {
    social_security_number: ["the employee's social security number", '412-55-0198'],
    ein: ['employer identification number', '84-3120967'],
    employer_name: ['name of the employer', 'Brightwater Tool & Die Inc.'],
    employer_address: ['address of the employer', '2210 Foundry Road Springfield OH 45502'],
    control_number: ['control number', 'BW-00417'],
    first_name: ["the employee's first name and initial", 'Marisol T'],
    last_name: ["the employee's last name", 'Quintanilla'],
    employee_address: ['address of the employee', '77 Linden Terrace, Apt 4B Dayton OH 45402'],
    wages: ['wages, tips and other compensation', '58,214.40'],
    federal_income_tax: ['federal income tax withheld', '7,106.92'],
    social_security_wages: ['social security wages', '61,414.40'],
    social_security_tax: ['social security tax withheld', '3,807.69'],
    medicare_wages: ['Medicare wages and tips', '61,414.41'],
    medicare_tax: ['Medicare tax withheld', '890.51'],
    allocated_tips: ['allocated tips'],
    dependent_care_benefits: ['dependent care benefits', '1,250.00'],
    state: ['the state to which tax is paid', 'OH'],
    state_id: ["the employer's state ID number", '52-778140'],
    state_wages: ['state wages, tips and so on', '58,214.42'],
    state_tax: ['state income tax', '1,893.11'],
    local_wages: ['local wages, tips and so on', '61,400.00'],
    local_tax: ['local income tax', '1,535.00'],
    locality: ['name of the locality', 'DAYTN'],
    tax_year: ['the year of the statement', '2024'],
    passport_number: ['number of the passport'],
  },
};
