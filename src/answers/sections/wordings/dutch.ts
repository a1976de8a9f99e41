import type { Wordings } from '../section-names.ts';

/** Headings of resumes in Dutch. */
export const dutch: Wordings = {
  contact:
    'Contact|Contactgegevens|Contactinformatie|Persoonlijke gegevens|Persoonlijke informatie|Persoonsgegevens|' +
    'Personalia|Gegevens|Adres|Adresgegevens|Sociale media|Social media|Profielen|Links|Neem contact op',
  summary:
    'Profiel|Mijn profiel|Persoonlijk profiel|Professioneel profiel|Profielschets|Over mij|Wie ben ik|' +
    'Samenvatting|Professionele samenvatting|Carrièresamenvatting|Doel|Doelstelling|Loopbaandoel|Carrièredoel|' +
    'Introductie|Inleiding|Voorstelling|Biografie|Korte biografie|Even voorstellen|Overzicht',
  work_experience:
    'Werkervaring|Werkervaringen|Ervaring|Ervaringen|Beroepservaring|Professionele ervaring|' +
    'Relevante werkervaring|Praktijkervaring|Arbeidsverleden|Arbeidservaring|Loopbaan|Loopbaanoverzicht|' +
    'Professionele loopbaan|Carrière|Carrièreoverzicht|Werk|Werkgeschiedenis|Werkverleden|Banen|Functies|' +
    'Vorige functies|Beroep|Stage|Stages|Stage-ervaring|Stageplaatsen|Bijbanen|Vakantiewerk|Vakantiejobs|' +
    'Studentenjobs|Loopbaan en ervaring',
  education:
    'Opleiding|Opleidingen|Onderwijs|Educatie|Studie|Studies|Studieverleden|Scholing|Scholingen|Vooropleiding|' +
    'Schoolopleiding|Opleiding en training|Opleidingen en trainingen|Opleiding en vorming|' +
    'Academische achtergrond|Academische opleiding|Academische loopbaan|Onderwijsachtergrond|Opleidingsniveau|' +
    'Diploma’s|Behaalde diploma’s|Gevolgde opleidingen|Schoolloopbaan|Onderwijs en opleiding',
  skills:
    'Vaardigheden|Mijn vaardigheden|Technische vaardigheden|Professionele vaardigheden|' +
    'Persoonlijke vaardigheden|Sociale vaardigheden|Computervaardigheden|Digitale vaardigheden|' +
    'ICT-vaardigheden|IT-vaardigheden|Overige vaardigheden|Competenties|Kerncompetenties|Kernvaardigheden|' +
    'Kwaliteiten|Sterke punten|Kennis|Kennisgebieden|Kennis en vaardigheden|Computerkennis|ICT-kennis|' +
    'IT-kennis|ICT|Vakkennis|Expertise|Expertises|Specialisaties|Specialismen|Talenten|Eigenschappen|' +
    'Karaktereigenschappen|Kwalificaties|Hulpmiddelen|Gereedschappen|Technologieën|Programma’s|Software|Skills|' +
    'Bekwaamheden',
  certifications:
    'Certificaten|Certificaat|Certificeringen|Certificering|Certificaten en cursussen|Licenties|' +
    'Licenties en certificaten|Cursussen|Cursus|Cursussen en trainingen|Cursussen en certificaten|Trainingen|' +
    'Trainingen en cursussen|Bijscholing|Bijscholingen|Nascholing|Aanvullende opleidingen|Overige opleidingen|' +
    'Workshops|Getuigschriften|Opleidingen en certificaten|Vergunningen',
  projects:
    'Projecten|Persoonlijke projecten|Eigen projecten|Relevante projecten|Projectervaring|Mijn projecten|' +
    'Portfolio|Portefeuille|Projectoverzicht|Opdrachten|Schoolprojecten|Opensourceprojecten',
  other:
    'Talen|Taal|Talenkennis|Taalkennis|Taalvaardigheid|Taalvaardigheden|Vreemde talen|Interesses|' +
    'Interessegebieden|Hobby’s|Hobbys|Hobby’s en interesses|Vrije tijd|Vrijetijdsbesteding|Vrijwilligerswerk|' +
    'Vrijwilligerservaring|Vrijwilliger|Nevenactiviteiten|Nevenfuncties|Extracurriculaire activiteiten|' +
    'Bestuursfuncties|Prijzen|Onderscheidingen|Prijzen en onderscheidingen|Beurzen|Publicaties|Lezingen|' +
    'Presentaties|Conferenties|Congressen|Patenten|Octrooien|Referenties|Aanbevelingen|Lidmaatschappen|' +
    'Verenigingen|Overige|Overig|Overige informatie|Overige gegevens|Aanvullende informatie|Extra informatie|' +
    'Diversen|Rijbewijs|Rijbewijzen|Onderzoek|Onderwijservaring|Militaire dienst|Beschikbaarheid|Bijlagen',
};
