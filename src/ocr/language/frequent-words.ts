/**
 * Words by which a language is told: the most frequent short ones, which prose is full of, and what forms and letters
 * call their fields. Those with accents stand as the English model reads them, which has none: `fiir` for `für`.
 */
export const FREQUENT_WORDS: Readonly<Record<string, string>> = {
  eng: `the of and to in is that for with was are this from on by have not be it as at or an you your we our he she his her
    they their which will has had been were can may if any all other but no who more than please dear sincerely
    name first last date birth address street city phone number account amount page total signed signature employee`,
  deu: `der die und den von zu das mit sich des auf ist im dem nicht ein eine als auch es werden
    in am an aus bei bis dass durch einen einem einer er fiir hat ich ihr ihre ihnen ist kann nach noch oder sie sind um
    unter vom war wird wir zum zur iiber bitte sehr geehrte geehrter herr frau mit freundlichen griiben
    name vorname nachname anschrift strabe hausnummer plz ort wohnhaft geburtsdatum geb geboren telefon datum
    unterschrift konto kontoinhaber rechnung betrag steuer krankenkasse angaben euro
    januar februar juni juli oktober dezember`,
  fra: `de la le et les des en un une du que est pour dans par sur au pas qui avec ce
    aux cette elle ont son sa ses sont il je nous vous votre notre nos vos ou plus toute tout lui leur
    madame monsieur mme veuillez cordialement nom prénom prenom adresse rue avenue téléphone telephone courriel date
    naissance née numéro numero facture montant prix quantité désignation règlement reglement virement compte fait
    janvier février mars avril juin juillet septembre octobre novembre décembre`,
  spa: `de la que el en y los se del las un por con no una su para es al lo como
    este esta sus ha han son desde entre fue sobre usted muy don doña nombre apellidos domicilio dirección direccion
    calle correo teléfono telefono fecha nacimiento número numero cuenta firma firmado importe empresa
    enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre`,
  ita: `di e il la che in un per del non una sono da con della si dei nel alla le gli
    al dal dalla ha ed lo suo sua è essere anche delle degli nella presso signor signora nome cognome indirizzo via
    telefono data nascita nato nata residente codice fiscale luogo firma numero conto importo
    gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre novembre dicembre`,
  por: `de a o que e do da em um para com uma os no se na por mais as dos ao das
    não nao foi ser são sua seu pela pelo nos nas ou senhor senhora nome completo morada endereço endereco rua telefone
    data nascimento número numero conta assinatura valor empresa residente contribuinte
    janeiro fevereiro março abril maio junho julho setembro outubro novembro dezembro`,
  nld: `de het een van en in dat is op te zijn met voor niet aan er om ook als door bij
    uw wij heeft hebben ik u die naar over uit tot wordt worden heer mevrouw geachte vriendelijke groet
    naam voornaam achternaam adres straat postcode woonplaats geboortedatum telefoon datum rekeningnummer
    handtekening bedrag januari februari maart mei juni juli augustus oktober`,
  pol: `w i z na do nie jest od za po przez oraz dla przy jak ich ale lub jego tego przed
    się sie dnia pani pan panu roku ul numer imię imie imig nazwisko adres zamieszkania telefon konto konta umowa umowy data
    urodzenia podpis kwota stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia listopada grudnia`,
  swe: `och att det som en av för for med till den har inte om ett han var jag från fran frin vid men kan ska när efter eller
    ni er vår din sin sitt hos samt mellan under per är ar här alla dagar konto lön lonen betalas gäller giller
    namn förnamn efternamn adress gatuadress telefon personnummer födelsedatum datum underskrift arbetsgivare
    arbetstagare anställning e-post ort januari februari mars maj juni juli augusti december`,
};
