const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Sentences of our own in other languages, each with a list of labels; by language. */
export const OTHER_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  de: lines(`
Sehr geehrter Herr {last},
Sehr geehrte Frau {last},
Sehr geehrte Damen und Herren,
Hallo {first},
Liebe {first}, lieber {first},
mein Name ist {person} und ich wohne in {city}.
Herr {person} hat am {date} bei uns angerufen.
Frau Dr. {last} ist ab {date} wieder im Haus.
Der Vertrag zwischen der {org} und {person} endet am {date}.
Die {org} mit Sitz in {city} beschäftigt {num} Mitarbeiter.
Bitte überweisen Sie den Betrag von {money} an {org}.
Mit freundlichen Grüßen
Mit freundlichen Grüßen, {person}
Viele Grüße, {first}
Ihre Ansprechpartnerin: {person}
Name: {person}
Vorname: {first}
Nachname: {last}
Geburtsort: {city}
Wohnort: {city}
Arbeitgeber: {org}
Kontoinhaber: {person}
Patient: {person}, geboren am {date} in {city}
Überweisender Arzt: Dr. {person}
Geschäftsführer: {person}
Sitz der Gesellschaft: {city}
Er fuhr von {city} nach {city}.
{person} wurde in {city} geboren und lebt heute in {country}.
Rechnung Nr. {id}
Allgemeine Geschäftsbedingungen
Die Rechnung ist innerhalb von 14 Tagen ohne Abzug zahlbar.
Der Mieter verpflichtet sich, die Wohnung pfleglich zu behandeln.
Bitte füllen Sie das Formular vollständig aus.
Antrag auf Erteilung einer Bescheinigung
Angaben zur Person
Ort, Datum, Unterschrift
Anlagen: Lebenslauf, Zeugnisse
`),
  fr: lines(`
Monsieur {last},
Chère Madame {last},
Madame, Monsieur,
Bonjour {first},
Je m'appelle {person} et j'habite à {city}.
M. {person} a été embauché par {org} le {date}.
Mme {last} est née à {city}.
La société {org}, dont le siège est à {city}, emploie {num} personnes.
Le contrat entre {org} et {person} prend fin le {date}.
Veuillez virer la somme de {money} à {org}.
Cordialement, {person}
Bien cordialement
Nom : {last}
Prénom : {first}
Nom et prénom : {person}
Lieu de naissance : {city}
Ville : {city}
Pays : {country}
Employeur : {org}
Titulaire du compte : {person}
Médecin traitant : Dr {person}
Le patient {person} a été admis à {org}.
Il est parti de {city} pour {city}.
Fait à {city}, le {date}
Facture n° {id}
Conditions générales de vente
Le locataire est tenu de payer le loyer.
Veuillez remplir le formulaire ci-dessous.
Pièces jointes : curriculum vitae, diplômes
Signature du demandeur
`),
  es: lines(`
Estimado Sr. {last}:
Estimada Sra. {last}:
Estimados señores:
Hola {first}:
Me llamo {person} y vivo en {city}.
Don {person} trabaja en {org} desde {year}.
La empresa {org}, con sede en {city}, tiene {num} empleados.
El contrato entre {org} y {person} termina el {date}.
La paciente {person} ingresó en {org} el {date}.
Atentamente, {person}
Un saludo, {first}
Nombre: {first}
Apellidos: {last} {last}
Nombre y apellidos: {person}
Lugar de nacimiento: {city}
Ciudad: {city}
País: {country}
Empresa: {org}
Titular de la cuenta: {person}
Viajó de {city} a {city}.
En {city}, a {date}
Factura n.º {id}
Condiciones generales de venta
El arrendatario deberá pagar la renta cada mes.
Rellene el formulario con letra clara.
Firma del solicitante
`),
  it: lines(`
Egregio Sig. {last},
Gentile Signora {last},
Gentili Signori,
Ciao {first},
Mi chiamo {person} e abito a {city}.
Il dott. {person} lavora presso {org} dal {year}.
La società {org}, con sede a {city}, ha {num} dipendenti.
Il contratto tra {org} e {person} scade il {date}.
La paziente {person} è stata ricoverata presso {org}.
Cordiali saluti, {person}
Distinti saluti
Nome: {first}
Cognome: {last}
Nome e cognome: {person}
Luogo di nascita: {city}
Città: {city}
Paese: {country}
Datore di lavoro: {org}
Intestatario del conto: {person}
È partito da {city} per {city}.
{city}, {date}
Fattura n. {id}
Condizioni generali di vendita
Il conduttore deve pagare il canone ogni mese.
Compilare il modulo in stampatello.
Firma del richiedente
`),
  nl: lines(`
Geachte heer {last},
Geachte mevrouw {last},
Beste {first},
Mijn naam is {person} en ik woon in {city}.
De heer {person} werkt sinds {year} bij {org}.
{org}, gevestigd te {city}, heeft {num} werknemers.
De overeenkomst tussen {org} en {person} eindigt op {date}.
Met vriendelijke groet, {person}
Met vriendelijke groet
Naam: {person}
Voornaam: {first}
Achternaam: {last}
Geboorteplaats: {city}
Woonplaats: {city}
Werkgever: {org}
Rekeninghouder: {person}
Hij reisde van {city} naar {city}.
Factuurnummer {id}
Algemene voorwaarden
De huurder betaalt de huur vooraf.
Vul het formulier volledig in.
Handtekening aanvrager
`),
  pl: lines(`
Szanowny Panie {last},
Szanowna Pani {last},
Szanowni Państwo,
Cześć {first},
Nazywam się {person} i mieszkam w {city}.
Pan {person} pracuje w {org} od {year} roku.
{org} z siedzibą w {city} zatrudnia {num} osób.
Umowa między {org} a {person} kończy się {date}.
Z poważaniem, {person}
Imię: {first}
Nazwisko: {last}
Imię i nazwisko: {person}
Miejsce urodzenia: {city}
Miasto: {city}
Pracodawca: {org}
Właściciel rachunku: {person}
Faktura nr {id}
Ogólne warunki sprzedaży
Najemca płaci czynsz do dziesiątego dnia miesiąca.
Proszę wypełnić formularz drukowanymi literami.
Podpis wnioskodawcy
`),
  pt: lines(`
Exmo. Senhor {last},
Prezada Senhora {last},
Prezados Senhores,
Olá {first},
Chamo-me {person} e moro em {city}.
O Sr. {person} trabalha na {org} desde {year}.
A empresa {org}, com sede em {city}, tem {num} funcionários.
O contrato entre {org} e {person} termina em {date}.
Atenciosamente, {person}
Nome: {person}
Apelido: {last}
Sobrenome: {last}
Naturalidade: {city}
Cidade: {city}
País: {country}
Empregador: {org}
Titular da conta: {person}
Viajou de {city} para {city}.
Fatura n.º {id}
Condições gerais de venda
O inquilino deve pagar a renda todos os meses.
Preencha o formulário com letra legível.
Assinatura do requerente
`),
};
