/** Contracts and laws of our own, without names: their capitals are those of defined terms. */
export const LEGAL: readonly string[] = `
"{Noun}" means any {noun} of the {Noun} under this Agreement.
"{Noun} {Noun}" has the meaning set forth in Section {num}.{num}.
The {Noun} Agent shall give notice to the Borrower and each Lender.
The Borrower shall pay the {Noun} Fee on each {Noun} Date.
The Company shall not assign this Agreement without the consent of the {Noun}.
Each of the Parties agrees that the {Noun} {Noun} is governed by Article {num}.
Subject to the terms of the {Noun} Agreement, the Seller shall deliver the {Noun} to the Buyer.
An Event of Default under the {Noun} {Noun} shall be deemed an Event of Default hereunder.
the {Noun} {Noun} (the "{Noun}"), dated as of {date}
WHEREAS, the {Noun} has requested a {Noun} Loan; and
NOW, THEREFORE, in consideration of the {Noun}, the Parties agree as follows:
IN WITNESS WHEREOF, the undersigned have executed this {Noun} {Noun}.
ARTICLE {num} {NOUN} AND {NOUN}
Section {num}.{num} {Noun} of the {Noun} {Noun}.
({num}) the {Noun} Interest and the {Noun} Collateral;
Permitted {Noun} shall include {Noun}, {Noun} and {Noun}.
Neither the Trustee nor the Issuer is liable for {noun} of the Bonds.
The Landlord may enter the Premises after {num} Business Days.
Base Rent and Additional Rent are due on the Commencement Date.
Two Hundred Thousand Dollars ({money})
One Million and 00/100 Dollars
The Indenture, the Notes and the {Noun} Documents are binding on the Guarantor.
All Capitalized Terms used herein have the meanings given in the Credit Agreement.
The Tenant shall pay the Security Deposit to the Landlord.
this Deed of {Noun} is made subject to the {Noun} Act
EXHIBIT {num} FORM OF {NOUN} {NOUN}
The Executive's Base Salary shall be {money} per annum.
Loan Servicing {Noun} Agreement
By: ______ Name: ______ Title: ______
the Servicer, the Owner and the Operating Company
in accordance with Generally Accepted {Noun} Principles
the Secretary of State, the Commonwealth and the Attorney General
Power of Attorney; {Noun} Certificate; {Noun} Statement
THIS {NOUN} {NOUN} IS NOT TRANSFERABLE EXCEPT AS SET FORTH HEREIN.
The Purchaser has received the Financial Statements of the Business.
`
  .trim()
  .split('\n');
