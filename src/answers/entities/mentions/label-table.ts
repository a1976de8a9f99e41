import type { EntityType } from '../entity-types.ts';

/** Labels of forms by what their value is and by language, in lower case, parted by commas. */
type LabelTable = Readonly<Partial<Record<EntityType, Readonly<Record<string, string>>>>>;

export const LABELS: LabelTable = {
  PERSON: {
    en: 'name, full name, first name, last name, given name, given names, forename, forenames, surname, family name, middle name, maiden name, birth name, former name, preferred name, nickname, contact, contact person, attn, attention, next of kin, emergency contact, in case of emergency, spouse, mother, father, parent, guardian, signed, signed by, print name, printed name, prepared by, issued by, approved by, reviewed by, reported by, requested by, authorised by, authorized by, referred by, from, to, cc, dear, bill to, ship to, sold to, deliver to, payable to, pay to, on behalf of, handled by, your contact, your reference person, account name, name on card, named driver, driver name, line manager, reporting manager, hiring manager, supervisor, case handler, caseworker, case worker, attending, attending physician, referring doctor, gp, general practitioner, consultant, nurse, dentist, father name, mother name',
    de: 'name, vorname, vornamen, nachname, familienname, zuname, geburtsname, rufname, vor- und nachname, vor- und zuname, name vorname, nachname vorname, ansprechpartner, ansprechpartnerin, kontaktperson, sachbearbeiter, sachbearbeiterin, bearbeiter, bearbeitet von, unterschrieben von, z. hd, z.hd, zu händen, ehegatte, mutter, vater, hausarzt, behandelnder arzt, überweisender arzt, notfallkontakt, vorgesetzter, vorgesetzte, erstellt von, an, von, rechnungsempfänger, empfänger, absender, zahlungsempfänger, kontoinhaber, bevollmächtigter',
    fr: 'nom, prénom, contact d’urgence, personne à prévenir, prénoms, nom et prénom, nom prénom, nom et prénoms, nom de famille, nom de naissance, nom usuel, nom d’usage, nom complet, contact, personne à contacter, interlocuteur, votre conseiller, conseiller, à l’attention de, mère, père, conjoint, médecin traitant, médecin, établi par, signé par, de, à, destinataire, expéditeur, titulaire, responsable',
    es: 'nombre, nombres, contacto de emergencia, apellido, apellidos, nombre y apellidos, nombre completo, apellidos y nombre, primer apellido, segundo apellido, contacto, persona de contacto, a la atención de, atendido por, madre, padre, cónyuge, médico, médico responsable, facultativo, firmado por, fdo, firmado, de, para, destinatario, remitente, titular, responsable',
    it: 'nome, cognome, contatto di emergenza, contatto emergenza, nome e cognome, cognome e nome, nominativo, contatto, referente, alla c.a, all’attenzione di, madre, padre, coniuge, medico, medico curante, firmato, firmato da, da, a, destinatario, mittente, intestatario, responsabile',
    pt: 'nome, nome completo, contato de emergência, sobrenome, apelido, nome próprio, nome da mãe, nome do pai, filiação, mãe, pai, cônjuge, contato, contacto, pessoa de contato, responsável, médico, médico responsável, assinado por, de, para, destinatário, remetente, titular, aos cuidados de, a/c',
    nl: 'naam, voornaam, contactpersoon bij nood, voornamen, achternaam, familienaam, geslachtsnaam, meisjesnaam, volledige naam, roepnaam, contactpersoon, ter attentie van, t.a.v, behandeld door, behandelaar, huisarts, moeder, vader, partner, leidinggevende, ondertekend door, van, aan, geadresseerde, afzender, rekeninghouder, tenaamstelling',
    pl: 'imię, imiona, nazwisko, imię i nazwisko, nazwisko i imię, nazwisko rodowe, nazwisko panieńskie, imię ojca, imię matki, imiona rodziców, matka, ojciec, osoba do kontaktu, osoba kontaktowa, lekarz, lekarz prowadzący, podpisano, sporządził, sporządziła, wystawił, od, do, odbiorca, nadawca, adresat, posiadacz rachunku',
    sv: 'namn, förnamn, anhörig, närmast anhörig, efternamn, fullständigt namn, för- och efternamn, tilltalsnamn, kontaktperson, handläggare, er referens, vår referens, mamma, pappa, make, maka, läkare, ansvarig läkare, undertecknat av, från, till, mottagare, avsändare, kontohavare, närmaste chef',
    da: 'navn, fornavn, efternavn, fulde navn, for- og efternavn, kontaktperson, sagsbehandler, læge, mor, far, underskrevet af, fra, til, modtager, afsender, kontohaver',
  },
  ORGANIZATION: {
    en: 'employer, company, company name, business name, organisation, organization, firm, current employer, previous employer, name of employer, name of bank, bank, bank name, insurer, insurance company, insurance provider, supplier, vendor, seller, school, university, hospital, clinic, trading as, registered name, payer, agency',
    de: 'arbeitgeber, firma, firmenname, unternehmen, bank, kreditinstitut, geldinstitut, versicherung, versicherer, krankenkasse, krankenversicherung, lieferant, verkäufer, klinik, krankenhaus, hausverwaltung',
    fr: 'employeur, société, entreprise, raison sociale, dénomination sociale, banque, assureur, compagnie, mutuelle, fournisseur, vendeur, établissement, hôpital',
    es: 'empresa, razón social, empleador, compañía, banco, entidad, entidad bancaria, aseguradora, proveedor, vendedor, hospital, centro',
    it: 'datore di lavoro, azienda, società, ditta, ragione sociale, denominazione, banca, istituto, assicurazione, compagnia, fornitore, venditore, ospedale',
    pt: 'empregador, empresa, razão social, companhia, banco, instituição, seguradora, fornecedor, vendedor, hospital, convênio',
    nl: 'werkgever, bedrijf, bedrijfsnaam, onderneming, bank, verzekeraar, zorgverzekeraar, leverancier, verkoper, ziekenhuis',
    pl: 'pracodawca, firma, nazwa firmy, przedsiębiorstwo, bank, nazwa banku, ubezpieczyciel, dostawca, sprzedawca, szpital, zakład pracy',
    sv: 'arbetsgivare, företag, företagsnamn, bolag, bank, försäkringsbolag, leverantör, säljare, sjukhus, vårdgivare',
    da: 'arbejdsgiver, virksomhed, firma, bank, pengeinstitut, forsikringsselskab, leverandør, sælger, hospital',
  },
  ADDRESS: {
    en: 'address, home address, postal address, mailing address, street address, residential address, permanent address, current address, present address, billing address, delivery address, shipping address, correspondence address, registered address, registered office, previous address, work address, business address, address line 1, street, residence, property, property address, premises, place of residence, city state and zip code, city state zip, city, town, postcode, post code, zip code, city and postcode, town and postcode',
    de: 'adresse, anschrift, postanschrift, wohnanschrift, wohnadresse, rechnungsanschrift, lieferanschrift, lieferadresse, rechnungsadresse, privatanschrift, straße, strasse, straße und hausnummer, straße nr, wohnort, wohnhaft, wohnhaft in, mietobjekt, plz ort, plz, plz/ort, postleitzahl, postleitzahl und ort, plz und ort, wohnort plz',
    fr: 'adresse, adresse postale, domicile, adresse du domicile, adresse de livraison, adresse de facturation, adresse de correspondance, demeurant, demeurant à, siège social, résidence, adresse du logement, adresse du bien, code postal, ville, code postal et ville, commune, code postal ville',
    es: 'dirección, domicilio, dirección postal, domicilio social, domicilio fiscal, domicilio particular, dirección de envío, dirección de facturación, residencia, vivienda, calle, código postal, población, localidad, c.p, ciudad, municipio',
    it: 'indirizzo, domicilio, residenza, indirizzo di residenza, residente in, residente a, sede, sede legale, indirizzo di spedizione, indirizzo di fatturazione, via, cap, città, comune, cap e città, località',
    pt: 'endereço, morada, domicílio, residência, endereço residencial, endereço de entrega, endereço de cobrança, logradouro, rua, sede, cep, cidade, código postal, localidade, bairro, município',
    nl: 'adres, woonadres, postadres, huisadres, factuuradres, afleveradres, bezorgadres, straat, straat en huisnummer, woonplaats, postcode, plaats, postcode en plaats, gemeente, postcode en woonplaats',
    pl: 'adres, adres zamieszkania, adres zameldowania, adres korespondencyjny, adres do korespondencji, adres dostawy, miejsce zamieszkania, ulica, siedziba, zamieszkały, zamieszkała, kod pocztowy, miejscowość, miasto, kod pocztowy i miejscowość',
    sv: 'adress, bostadsadress, hemadress, postadress, gatuadress, folkbokföringsadress, leveransadress, fakturaadress, besöksadress, postnummer, ort, postort, postnummer och ort',
    da: 'adresse, bopæl, bopælsadresse, postadresse, leveringsadresse, faktureringsadresse, privatadresse, postnummer, by, postnr. og by, postnr',
  },
  DATE_OF_BIRTH: {
    en: 'date of birth, birth date, birthdate, birthday, dob, d.o.b, born, born on, patient dob',
    de: 'geburtsdatum, geburtstag, geb, geb. am, geboren, geboren am, geb. datum',
    fr: 'date de naissance, date naiss, né le, née le, né(e) le, né, née',
    es: 'fecha de nacimiento, fecha nacimiento, f. nacimiento, fecha nac, f. nac, nacido el, nacida el',
    it: 'data di nascita, nato il, nata il, nato/a il',
    pt: 'data de nascimento, data nascimento, nascimento, nascido em, nascida em, data de nasc',
    nl: 'geboortedatum, geboren op, geb. datum',
    pl: 'data urodzenia, data ur, urodzony, urodzona, ur',
    sv: 'födelsedatum, född, födelsedag',
    da: 'fødselsdato, fødselsdag, født',
  },
  EMAIL: {
    en: 'email, e-mail, email address, e-mail address, mail',
    de: 'e-mail-adresse, mail-adresse',
    fr: 'courriel, mail, adresse mail, adresse électronique, mél',
    es: 'correo, correo electrónico, dirección de correo',
    it: 'posta elettronica, pec, indirizzo email',
    pt: 'correio eletrónico, endereço eletrônico',
    nl: 'e-mailadres, mailadres',
    pl: 'adres e-mail, poczta elektroniczna',
    sv: 'e-post, e-postadress, mejl',
    da: 'e-mailadresse, mailadresse',
  },
  MEDICAL_RECORD: {
    en: 'mrn, medical record, medical record number, patient id, patient number, patient no, hospital number, hospital no, chart number, chart no, unit number, case number, nhi, nhi number',
    de: 'patientennummer, patienten-nr, versichertennummer, versicherten-nr, krankenversichertennummer, kvnr, patienten-id, fallnummer, fall-nr, aufnahmenummer',
    fr: 'numéro de dossier, n° de dossier, n° dossier, dossier patient, ipp, n° patient',
    es: 'historia clínica, n.º historia clínica, nº historia clínica, nº de historia, nhc, número de historia clínica',
    it: 'cartella clinica, numero cartella clinica, n. cartella, codice paziente',
    pt: 'prontuário, número do prontuário, processo clínico, n.º de processo, registro do paciente',
    nl: 'patiëntnummer, patiëntnr, dossiernummer',
    pl: 'numer kartoteki, nr kartoteki, numer historii choroby, nr historii choroby',
    sv: 'journalnummer, patientnummer',
    da: 'journalnummer, patientnummer',
  },
  PHONE: {
    en: 'phone, phone number, telephone, telephone number, tel, mobile, mobile number, cell, cell phone, home phone, work phone, daytime phone, daytime telephone, evening telephone, contact number, fax, ph, contact no, phone no, mobile no',
    de: 'telefon, telefonnummer, tel, mobil, mobilnummer, handy, handynummer, festnetz, fax, telefax, rufnummer, durchwahl',
    fr: 'téléphone, tél, portable, mobile, numéro de téléphone, fixe, télécopie, fax, gsm',
    es: 'teléfono, tel, tfno, móvil, teléfono móvil, teléfono fijo, celular, fax, teléfono de contacto',
    it: 'telefono, tel, cellulare, cell, recapito telefonico, recapito, numero di telefono, fax',
    pt: 'telefone, tel, celular, telemóvel, fone, telefone de contato, whatsapp, fax',
    nl: 'telefoon, telefoonnummer, tel, mobiel, mobiele nummer, gsm, fax',
    pl: 'telefon, tel, numer telefonu, telefon komórkowy, komórka, tel. kom, faks, nr telefonu',
    sv: 'telefon, telefonnummer, tel, mobil, mobilnummer, mobiltelefon, fax',
    da: 'telefon, telefonnummer, tlf, mobil, mobilnummer, mobiltelefon, fax',
  },
};

/**
 * What a person is to a document, by language. Such a word is a label by itself (`Tenant: Jane Doe`), and may stand
 * beside a label (`Tenant address`).
 */
export const ROLES: Readonly<Record<string, string>> = {
  en: 'patient, employee, tenant, landlord, lessor, lessee, customer, client, applicant, claimant, policyholder, policy holder, insured, insured person, account holder, cardholder, card holder, card member, beneficiary, payee, payer, buyer, seller, purchaser, vendor, borrower, guarantor, member, student, pupil, candidate, donor, owner, driver, witness, defendant, plaintiff, respondent, petitioner, recipient, sender, consignee, passenger, guest, traveller, traveler, subscriber, user, manager, agent, doctor, physician, staff member, worker, contractor, nominee, holder, deponent, debtor, creditor, subject, child, dependant, dependent, partner, wife, husband, trainee, teacher, author, party, insurer',
  de: 'patient, patientin, mitarbeiter, mitarbeiterin, arbeitnehmer, arbeitnehmerin, mieter, mieterin, vermieter, vermieterin, kunde, kundin, mandant, mandantin, antragsteller, antragstellerin, versicherungsnehmer, versicherungsnehmerin, versicherter, versicherte, versicherte person, geschädigter, geschädigte, kontoinhaber, kontoinhaberin, karteninhaber, begünstigter, käufer, käuferin, verkäufer, auftraggeber, auftragnehmer, bewerber, bewerberin, schüler, schülerin, eigentümer, eigentümerin, fahrer, fahrerin, halter, zeuge, zeugin, empfänger, absender, mitglied, arzt, ärztin, kind, beschäftigter, beschäftigte, name des patienten, name des mitarbeiters, patientenname, mitarbeitername',
  fr: 'patient, patiente, salarié, salariée, employé, employée, locataire, bailleur, bailleresse, client, cliente, demandeur, demandeuse, assuré, assurée, souscripteur, sinistré, titulaire, titulaire du compte, bénéficiaire, acheteur, vendeur, élève, étudiant, candidat, candidate, propriétaire, conducteur, témoin, destinataire, adhérent, adhérente, enfant, déclarant, usager',
  es: 'paciente, empleado, empleada, trabajador, trabajadora, inquilino, inquilina, arrendatario, arrendataria, arrendador, arrendadora, cliente, solicitante, asegurado, asegurada, tomador, tomador del seguro, titular, titular de la cuenta, beneficiario, beneficiaria, comprador, compradora, vendedor, vendedora, alumno, alumna, candidato, candidata, propietario, propietaria, conductor, conductora, testigo, destinatario, socio, hijo, hija, reclamante',
  it: 'paziente, dipendente, lavoratore, lavoratrice, inquilino, conduttore, conduttrice, locatore, locatrice, cliente, richiedente, assicurato, assicurata, contraente, intestatario, intestataria, titolare, beneficiario, beneficiaria, acquirente, venditore, alunno, studente, candidato, candidata, proprietario, proprietaria, conducente, testimone, destinatario, socio, figlio, figlia, spett.le',
  pt: 'paciente, funcionário, funcionária, empregado, colaborador, colaboradora, trabalhador, locatário, locatária, locador, locadora, inquilino, senhorio, cliente, requerente, segurado, segurada, titular, correntista, beneficiário, beneficiária, comprador, compradora, vendedor, vendedora, aluno, aluna, candidato, candidata, proprietário, proprietária, condutor, testemunha, destinatário, sócio, filho, filha, favorecido',
  nl: 'patiënt, medewerker, werknemer, huurder, verhuurder, klant, cliënt, aanvrager, verzekerde, verzekeringnemer, rekeninghouder, kaarthouder, begunstigde, koper, verkoper, leerling, student, kandidaat, sollicitant, eigenaar, bestuurder, getuige, ontvanger, lid, kind, partner',
  pl: 'pacjent, pacjentka, pracownik, pracownica, najemca, wynajmujący, klient, klientka, wnioskodawca, wnioskodawczyni, ubezpieczony, ubezpieczona, ubezpieczający, poszkodowany, poszkodowana, posiadacz, beneficjent, nabywca, sprzedawca, kupujący, uczeń, student, kandydat, właściciel, kierowca, świadek, odbiorca, nadawca, członek, dziecko, zleceniobiorca, zleceniodawca',
  sv: 'patient, anställd, medarbetare, hyresgäst, hyresvärd, kund, sökande, försäkringstagare, försäkrad, kontoinnehavare, kortinnehavare, betalningsmottagare, köpare, säljare, elev, student, kandidat, ägare, förare, vittne, mottagare, medlem, barn, skadelidande',
  da: 'patient, medarbejder, ansat, lejer, udlejer, kunde, ansøger, forsikringstager, forsikrede, kontoindehaver, kortholder, modtager, køber, sælger, elev, studerende, ejer, fører, vidne, medlem, barn, skadelidte',
};
