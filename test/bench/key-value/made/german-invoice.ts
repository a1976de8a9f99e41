import { type Asked, escaped, htmlPage, type MadeDocument } from './document.ts';

const STYLE = `@page { size: A4; margin: 18mm 20mm } body { font: 10pt/1.35 Nimbus Sans, sans-serif } .head { text-align: right; color: #444 } .head b { font-size: 14pt; color: #000 }
.sender { font-size: 7pt; text-decoration: underline; margin-top: 14pt } .halves { display: flex; justify-content: space-between } .facts { border-collapse: collapse } .facts td { padding: 1pt 0 1pt 10pt }
h1 { font-size: 15pt; margin: 26pt 0 6pt } .rows { width: 100%; border-collapse: collapse; margin: 10pt 0 } .rows th { border-bottom: 0.8pt solid #000; text-align: left } .rows td { padding: 3pt 0; vertical-align: top }
.rows td.n, .rows th.n, .sums td.n { text-align: right } .sums { margin-left: auto; border-collapse: collapse } .sums td { padding: 2pt 0 2pt 24pt } .sums tr:last-child td { border-top: 0.8pt solid #000; font-weight: bold }
.foot { display: flex; justify-content: space-between; margin-top: 70pt; border-top: 0.5pt solid #000; font-size: 7.5pt; padding-top: 4pt }`;

const facts = [
  ['Rechnungsnummer', 'RE-2024-0815'],
  ['Rechnungsdatum', '04.03.2024'],
  ['Kundennummer', 'K-10377'],
  ['Bestellnummer', 'B/7741-24'],
  ['Lieferdatum', '28.02.2024'],
] as const;

const items = [
  ['1', 'Wartung Heizungsanlage, Gebäude A', '1', '890,00 €', '890,00 €'],
  ['2', 'Ersatzpumpe Modell HX 40', '2', '245,50 €', '491,00 €'],
  ['3', 'Anfahrt, pauschal', '1', '65,00 €', '65,00 €'],
] as const;

const sums = [
  ['Nettobetrag', '1.446,00 €'],
  ['zzgl. 19 % MwSt.', '274,74 €'],
  ['Gesamtbetrag', '1.720,74 €'],
] as const;

const cells = (row: readonly string[], tag: string): string =>
  `<tr>${row.map((text, index) => `<${tag}${index > 1 ? ' class="n"' : ''}>${escaped(text)}</${tag}>`).join('')}</tr>`;

const body = `<div class="head"><b>Wärmetechnik Sonnleitner GmbH</b><br>Ahornweg 12<br>83022 Rosenheim<br>Tel. 08031 555 18-0<br>rechnung@sonnleitner-beispiel.de</div>
<div class="sender">Wärmetechnik Sonnleitner GmbH · Ahornweg 12 · 83022 Rosenheim</div>
<div class="halves"><div>Hausverwaltung Brückner &amp; Söhne KG<br>Frau Annegret Brückner<br>Lindenallee 7<br>80331 München</div>
<table class="facts">${facts.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join('')}</table></div>
<h1>Rechnung</h1><p>Sehr geehrte Frau Brückner,<br>für die ausgeführten Arbeiten stellen wir Ihnen folgende Beträge in Rechnung:</p>
<table class="rows">${cells(['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'], 'th')}${items.map((row) => cells(row, 'td')).join('')}</table>
<table class="sums">${sums.map(([label, value]) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`).join('')}</table>
<p>Zahlbar ohne Abzug bis zum 18.03.2024. Bitte geben Sie bei der Überweisung die Rechnungsnummer an.</p>
<div class="foot"><div>Wärmetechnik Sonnleitner GmbH<br>Geschäftsführer: Korbinian Sonnleitner<br>Amtsgericht Traunstein, HRB 20417</div>
<div>Bank: Sparkasse Rosenheim<br>IBAN: DE89 3704 0044 0532 0130 00<br>BIC: COBADEFFXXX</div><div>USt-IdNr.: DE136695976<br>Steuernummer: 156/123/45678</div></div>`;

const html = htmlPage('Rechnung', STYLE, body);

const inEnglish: Asked = {
  invoice_number: ['number of the invoice', 'RE-2024-0815'],
  invoice_date: ['date of the invoice', '04.03.2024'],
  due_date: ['date by which the invoice has to be paid', '18.03.2024'],
  delivery_date: ['date of delivery', '28.02.2024'],
  customer_number: ['customer number', 'K-10377'],
  order_number: ['number of the order', 'B/7741-24'],
  seller: ['company that issued the invoice', 'Wärmetechnik Sonnleitner GmbH'],
  buyer: ['company that the invoice is addressed to', 'Hausverwaltung Brückner & Söhne KG'],
  net_amount: ['total without tax', '1.446,00 €'],
  vat_amount: ['amount of value added tax', '274,74 €'],
  vat_rate: ['rate of the value added tax in percent', '19 %'],
  total: ['total amount to pay, with tax', '1.720,74 €'],
  iban: ['IBAN of the seller', 'DE89 3704 0044 0532 0130 00'],
  bic: ['BIC of the bank', 'COBADEFFXXX'],
  vat_id: ['VAT identification number of the seller', 'DE136695976'],
  email: ['e-mail address of the seller', 'rechnung@sonnleitner-beispiel.de'],
  phone: ['telephone number of the seller', '08031 555 18-0'],
  passport_number: ['number of the passport'],
};

const inGerman: Asked = {
  Rechnungsnummer: ['Nummer der Rechnung', 'RE-2024-0815'],
  Rechnungsdatum: ['Datum der Rechnung', '04.03.2024'],
  Fälligkeitsdatum: ['Datum, bis zu dem zu zahlen ist', '18.03.2024'],
  Lieferdatum: ['Tag der Lieferung', '28.02.2024'],
  Kundennummer: ['Nummer des Kunden', 'K-10377'],
  Verkäufer: ['Firma, die die Rechnung stellt', 'Wärmetechnik Sonnleitner GmbH'],
  Nettobetrag: ['Summe ohne Mehrwertsteuer', '1.446,00 €'],
  Mehrwertsteuer: ['Betrag der Mehrwertsteuer', '274,74 €'],
  Gesamtbetrag: ['Summe mit Mehrwertsteuer', '1.720,74 €'],
  IBAN: ['Kontonummer (IBAN) des Verkäufers', 'DE89 3704 0044 0532 0130 00'],
  'USt-IdNr': ['Umsatzsteuer-Identifikationsnummer', 'DE136695976'],
  Geschäftsführer: ['Name des Geschäftsführers', 'Korbinian Sonnleitner'],
  Steuernummer: ['Steuernummer', '156/123/45678'],
  Geburtsdatum: ['Tag der Geburt'],
};

/** An invoice of a German company, asked for in English and in German. */
export const germanInvoices: readonly MadeDocument[] = [
  { id: 'german-invoice', html, asked: inEnglish },
  { id: 'german-invoice, asked in German', html, asked: inGerman },
];
