/** Sentences of our own; `{person}` and so on are filled with invented names. */
export const SENTENCES: readonly string[] = `
Please tell {person} that the keys are at the front desk.
{person} and {person} will join the call at {time}.
I spoke with {title} {last} on {date} about the leak.
{first} said the parcel never came.
Could you ask {first} to ring me back on {phone}?
{person} was appointed {role} of {org} in {year}.
{org} announced on {date} that {person} will leave the board.
The {role}, {person}, signed for the goods.
{person}, {role} at {org}, declined to comment.
Our {role} {first} {last} will visit your office in {city} next week.
We moved from {city} to {city} in {year}.
{person} lives in {city}, {country}.
{person} ({age}) from {city} won the first prize.
She was born in {city} on {date} and grew up in {country}.
He flew from {city} to {city} by way of {city}.
The conference takes place in {city}, {region} this year.
Snow is expected in {region} and parts of {country}.
{org} has opened an office in {city}.
I work for {org} as a {role}.
{org} and {org} have signed a contract worth {money}.
Shares of {org} fell by {num} percent after the report.
{org}, based in {city}, employs {num} people.
A spokesperson for {org} said that the plant in {city} would close.
Who is {person}?
Where is {city}?
is {first} coming to {city} with us tomorrow?
my name is {person} and i live in {city}
My name is {person}.
I am {person}, the new {role}.
This is {first} from {org}, how can I help you?
hi, this is {person} calling about order {id}
Hello {first}, thank you for your message.
Hi {first},
Dear {title} {last},
Dear {person},
Dear {first} and {first},
Thanks {first}!
thanks, {first}
Best regards, {person}
Kind regards, {first}
Yours sincerely, {title} {last}
Cheers, {first}
{first}, can you send me the file?
See you on Friday, {first}.
Happy birthday {first}!
Transfer {money} to {person}, please.
I want to send {money} to the account of {person} at {org}.
The account is held by {person}, {street}, {city}.
Payment was received from {org} on {date}.
Please make the cheque payable to {org}.
The invoice was issued by {org} to {org}.
Bill to {person} at {street}, {zip} {city}, {country}.
Deliver to {person}, {street}, {city}, {region} {zip}.
Patient {person} was admitted to {org} on {date} with chest pain.
{title} {last} reviewed the scan with the patient's mother, {person}.
The patient was referred by Dr. {last} of {org}.
Dr. {person} prescribed {num} mg of ibuprofen.
Mrs {last} complains of headaches since {date}.
Seen in clinic with her husband {first}.
{person} was discharged home under the care of {person}.
Nurse {last} took the blood pressure at {time}.
The tenant, {person}, shall pay {money} per month to {person}.
This agreement is made between {org} and {person}.
This agreement is made on {date} between {org}, a company registered in {country}, and {person}, residing at {street}, {city}.
The plaintiff {person} filed suit against {org} in {city}.
In the matter of {last} v. {last}, the court of {city} ruled for the defendant.
{last} v. {org}, {num} F.2d {num}
Judge {last} dismissed the claim of {person}.
Witness {person} stated that {title} {last} had left at {time}.
Signed by {person} in {city} on {date}.
Notarised before me, {person}, in the county of {city}, {region}.
{person} reports to {person}.
{first} has worked with {first} for ten years.
{first}'s manager is {person}.
{person}'s passport was issued in {country}.
{last}'s proposal was accepted by {org}.
According to {last} ({year}), the effect is small.
{last}, {last} and {last} ({year}) found no such effect.
The book was written by {person} and translated by {person}.
Photo: {person}
Text by {person}, pictures by {person}
Contact {person} on {phone} or at {email}.
For further questions write to {first} {last} ({email}).
CC: {person}; {person}; {person}
Attendees: {person}, {person}, {person} and {person}
Present: {title} {last}, {title} {last}, {first} {last}
Apologies: {person}
Minutes taken by {first} {last}.
Action: {first} to call {org} by {date}.
@{handle} {first} is the best
lol {first} u coming 2 {city} ?
just landed in {city} with {first} and {first}
watching {person} on tv tonight
omg i love {person}
I used to bank with {org} but switched to {org}.
Is there a branch of {org} in {city}?
{first} studied law at {org}.
She holds a degree from {org} and worked at {org} until {year}.
{person} played for {org} before moving to {org}.
{city} beat {city} by two goals on Saturday.
President {last} met Prime Minister {last} in {city}.
The {nationality} minister {person} arrived in {city}.
The {nationality} company {org} makes {noun}s.
Flights from {country} to {country} were cancelled.
The capital of {country} is {city}.
The road from {city} to {city} is closed.
Born: {date}, {city}
{person} was born in {year} in {city}, the son of {person} and {person}.
{person} married {person} in {year}; they have two children, {first} and {first}.
He leaves behind his wife {first} and his daughters {first} and {first}.
The letter from {person} to her brother {first} was found in {city}.
Ask for {first} at reception.
I met {first} yesterday.
Tell {first} I said hello.
{first} went home.
{first} {last} - {role}, {org}
{role}: {person}
{org} | {street} | {zip} {city}
{first} called {first} from {country}.
how do i contact {org} in {city}
my husband {first} has an account with {org}
please change my address to {street}, {city}
the card in the name of {person} was declined in {city}
can you book a table for {first} at {time}
{last} here, I am calling about my contract.
Mr and Mrs {last} have moved to {city}.
Mr. {person} and Ms. {person} agreed.
We thank {person} for the kind introduction.
It was {first} who broke the window.
Neither {first} nor {first} knew about it.
The estate of {person} was sold to {org}.
{org} reserves the right to change these terms.
Employees of {org} receive a discount.
{org} ({letters}) is the regulator in {country}.
Regulation in {country} differs from that in {country}.
Volunteers from {city}, {city} and {city} took part.
The {city} office is closed on Monday.
Made in {country}
Imported from {country} by {org}, {city}
Beneficiary: {person}
Cardholder name {person}
The driver of the car was identified as {person}, {age}, of {city}.
Police in {city} are looking for {person}.
{person} ({num}) scored twice for {city}.
Author: {person}
By {person}
by {person} and {person}
From: {person} <{email}>
To: {person} <{email}>
On {date}, {person} wrote:
{person} wrote on {date}:
Reviewed by: {person}
Approved: {person}, {role}
Interpreter: {person}
Please welcome {person}, who joins us from {org}.
Emergency contact: {person}, {phone}
Next of kin: {person} (mother)
Employer: {org}
Insurance: {org}, policy {id}
Referring physician: Dr. {person}
Attorney for plaintiff: {person}
Landlord: {person}
Tenant: {org}
Supplier {org}
Customer: {person}
Sold to: {org}
Ship to: {person}
Country: {country}
City: {city}
State: {region}
Place of birth: {city}
Place of birth: {city}, {country}
Nationality: {nationality}
Citizenship {country}
Name: {person}
Full name: {person}
Full Name {person}
Surname: {last}
Last name: {last}
First name: {first}
Given names: {first} {first}
Family name {last}
Company: {org}
Organisation: {org}
Bank: {org}
School: {org}
University: {org}
Contact person: {person}
Account holder: {person}
Signature: {person}
Issued by: {org}
Issuing authority: {org}
Destination: {city}
Origin: {country}
`
  .trim()
  .split('\n');

/** Texts without names: their capitals are those of titles, terms, labels and products. */
export const NEGATIVE_SENTENCES: readonly string[] = `
The {Noun} {Noun} must be installed before the {noun} is started.
Open Settings, choose {Noun} {Noun} and press Save.
{Noun} {Noun}: {noun} of the {noun}
Press the {Noun} Button to continue.
{Noun} and {Noun}
{Noun} {Noun} {Noun}
{Noun} of {Noun}
Introduction to {Noun} {Noun}
Chapter {num}: {Noun} {Noun}
{num}. {Noun} {Noun}
{num}.{num} {Noun}
Appendix A. {Noun} and {Noun}
Table {num}. {Noun} by {noun}
Figure {num}: The {noun} of a {noun}
Terms and Conditions
General Terms of Sale
Notice of {Noun}
Statement of {Noun}
{Acronym} {Noun}
{Acronym} {Acronym}
{Camel} {Acronym}
{Camel} {Noun}
The {Camel} class holds a {camel} and a list of {noun}s.
Call {camel}() to get the {Camel} of the {noun}.
Use {Camel} with {Acronym} {num}.{num} or later.
{Camel} supports {Acronym}, {Acronym} and {Acronym}.
Run npm install {camel} --save-dev.
Error: {Camel} is not defined
{Camel} Subscription
{Noun} Subscription
Getting Started
Quick Start Guide
Table of Contents
List of {Noun}s
Frequently Asked Questions
Release Notes
Known Issues
What's New in {Camel} {num}
Invoice Number {id}
Invoice Date {date}
Total Amount Due {money}
Subtotal {money}
VAT {num}%
Description Quantity Unit Price Amount
Due Date: {date}
Terms: Net {num} Days
Payment Terms
Bank Details
Account Number
Date of Birth: {date}
Phone: {phone}
E-mail: {email}
Name
Full Name
First Name
Last Name
Address
Signature
Signature of Applicant
Signature of Employee
Date Signed
Employee Information
Patient Information
Medical History
Emergency Contact
Personal Details
Work Experience
Education and Training
Skills and Interests
References Available on Request
Project Manager
Senior Software Engineer
Chief Financial Officer
Human Resources
Account Manager
Managing Director
Head of {Noun}
Dear Sir or Madam,
Dear Customer,
Dear Team,
Hello everyone,
To Whom It May Concern
Yours faithfully
Best regards
Kind Regards
The Borrower shall pay the Lender on the Closing Date.
The Company may terminate this Agreement upon written notice to the Client.
"Confidential Information" means any information disclosed by the Disclosing Party.
The Seller warrants that the Goods are free of defects.
The Tenant shall keep the Premises in good repair.
Governing Law
Limitation of Liability
Force Majeure
IN WITNESS WHEREOF, the Parties have executed this Agreement.
NOW, THEREFORE, the Parties agree as follows:
The Trustee, the Servicer and the Issuer are each a Party.
Article {num} {Noun} and {Noun}
Section {num}.{num} {Noun}
Schedule {num}
Exhibit B
This License does not grant permission to use the trade names of the Licensor.
Permission is hereby granted, free of charge, to any person obtaining a copy.
Take one tablet twice daily with food.
{Noun} {num} mg tablets
Blood Pressure {num}/{num} mmHg
Heart Rate {num} bpm
Diagnosis: {Noun} of the left {noun}
The {Noun} Theorem states that every {noun} has a {noun}.
We use {Acronym} to measure the {noun} of {noun}s.
In this section we describe the {noun} and the {noun}.
Our {noun} is larger than their {noun}, Monday to Friday.
In January the {noun} was {num} percent higher than in December.
See Section {num} for {noun}.
Note: {noun}s are {noun}.
WARNING: DO NOT OPEN THE {NOUN}
{NOUN} {NOUN}
PAGE {num} OF {num}
Page {num} of {num}
Copyright {year}. All rights reserved.
Order {id} was shipped on {date}.
Your {noun} has been updated.
I think the {noun} is great.
what time is the {noun} tomorrow?
good morning! how are you today?
Yes. No. Maybe.
Happy New Year and Merry Christmas!
Thank God it is Friday.
Learn More
Click Here
Sign In
Log Out
Add to Cart
Search Results
Terms of Service
Privacy Policy
Cookie Settings
`
  .trim()
  .split('\n');

export const FORM_LABELS: readonly (readonly [label: string, slot: string])[] = [
  ['Name', 'person'],
  ['Full name', 'person'],
  ['Applicant', 'person'],
  ['Patient', 'person'],
  ['Patient name', 'person'],
  ['Employee', 'person'],
  ['Employee name', 'person'],
  ['Customer name', 'person'],
  ['Manager', 'person'],
  ['Supervisor', 'person'],
  ['Account holder', 'person'],
  ['Insured', 'person'],
  ['Guardian', 'person'],
  ['Physician', 'person'],
  ['Contact', 'person'],
  ['Student', 'person'],
  ['Teacher', 'person'],
  ['Buyer', 'person'],
  ['Seller', 'person'],
  ['Spouse', 'person'],
  ['Mother’s name', 'person'],
  ['Signed', 'person'],
  ['Passenger', 'person'],
  ['Guest', 'person'],
  ['Cardholder', 'person'],
  ['Prepared by', 'person'],
  ['Approved by', 'person'],
  ['Attn', 'person'],
  ['Last name', 'last'],
  ['Surname', 'last'],
  ['First name', 'first'],
  ['Given name', 'first'],
  ['Maiden name', 'last'],
  ['Middle name', 'first'],
  ['Company', 'org'],
  ['Employer', 'org'],
  ['Organization', 'org'],
  ['Bank', 'org'],
  ['Hospital', 'org'],
  ['School', 'org'],
  ['Supplier', 'org'],
  ['Vendor', 'org'],
  ['Client', 'org'],
  ['Insurer', 'org'],
  ['Issued by', 'org'],
  ['City', 'city'],
  ['Town', 'city'],
  ['Country', 'country'],
  ['State', 'region'],
  ['Place of birth', 'city'],
  ['Birthplace', 'city'],
  ['Country of birth', 'country'],
  ['Province', 'region'],
  ['Destination', 'city'],
  ['Date of birth', 'date'],
  ['DOB', 'date'],
  ['Phone', 'phone'],
  ['Mobile', 'phone'],
  ['E-mail', 'email'],
  ['Email address', 'email'],
  ['Address', 'street'],
  ['Street', 'street'],
  ['ZIP', 'zip'],
  ['Postcode', 'zip'],
  ['Position', 'role'],
  ['Job title', 'role'],
  ['Occupation', 'role'],
  ['Department', 'Noun'],
  ['Amount', 'money'],
  ['Invoice no.', 'id'],
  ['Policy number', 'id'],
  ['Date', 'date'],
  ['Gender', 'gender'],
  ['Marital status', 'status'],
  ['Nationality', 'nationality'],
  ['Product', 'Noun'],
  ['Subject', 'Noun'],
  ['Status', 'status'],
  ['Version', 'num'],
  ['Title', 'Noun'],
  ['Notes', 'noun'],
  ['Type', 'Noun'],
];
