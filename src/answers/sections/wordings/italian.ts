import type { Wordings } from '../section-names.ts';

/** Headings of resumes in Italian. */
export const italian: Wordings = {
  contact:
    'Contatti|Contatto|Contattami|Recapiti|Dati personali|Dati anagrafici|Informazioni personali|' +
    'Informazioni di contatto|Anagrafica|Generalità|Indirizzo|Social|Profili|Profili social|Link|Collegamenti|' +
    'I miei contatti',
  summary:
    'Profilo|Profilo professionale|Profilo personale|Il mio profilo|Su di me|Chi sono|About me|Riepilogo|' +
    'Riepilogo professionale|Sintesi|Sintesi professionale|Sommario|Sommario professionale|Riassunto|Obiettivo|' +
    'Obiettivi|Obiettivo professionale|Obiettivi professionali|Obiettivo di carriera|Presentazione|' +
    'Introduzione|Biografia|Breve biografia|In breve|Descrizione',
  work_experience:
    'Esperienza|Esperienze|Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|' +
    'Esperienze professionali|Esperienza di lavoro|Esperienze di lavoro|Percorso professionale|' +
    'Percorso lavorativo|Carriera|Carriera professionale|Storia lavorativa|Storico lavorativo|Impiego|Impieghi|' +
    'Occupazione|Occupazioni|Lavoro|Attività professionale|Attività professionali|Attività lavorativa|' +
    'Attività lavorative|Tirocinio|Tirocini|Tirocini formativi|Stage|Stage e tirocini|Esperienze pregresse|' +
    'Posizioni ricoperte|Incarichi|Incarichi professionali|Praticantato',
  education:
    'Istruzione|Istruzione e formazione|Formazione|Formazione e istruzione|Formazione scolastica|' +
    'Formazione accademica|Formazione universitaria|Studi|Studi universitari|Studi compiuti|Titoli di studio|' +
    'Titoli|Percorso di studi|Percorso di studio|Percorso formativo|Percorso accademico|Percorso scolastico|' +
    'Carriera accademica|Carriera scolastica|Educazione|Diplomi|Lauree|Qualifiche accademiche|' +
    'Titoli accademici|Educazione e formazione',
  skills:
    'Competenze|Le mie competenze|Competenze tecniche|Competenze professionali|Competenze personali|' +
    'Competenze informatiche|Competenze digitali|Competenze trasversali|Competenze chiave|' +
    'Competenze comunicative|Competenze relazionali|Competenze sociali|Competenze organizzative|' +
    'Competenze organizzative e gestionali|Altre competenze|Capacità|Capacità e competenze|' +
    'Capacità e competenze personali|Capacità e competenze tecniche|Capacità e competenze relazionali|' +
    'Capacità e competenze organizzative|Abilità|Conoscenze|Conoscenze informatiche|Conoscenze tecniche|' +
    'Informatica|Punti di forza|Aree di competenza|Aree di specializzazione|Specializzazioni|Strumenti|' +
    'Strumenti e tecnologie|Tecnologie|Software|Programmi|Attitudini|Qualifiche|Skills',
  certifications:
    'Certificazioni|Certificazione|Certificati|Certificato|Attestati|Attestato|Attestati e certificazioni|' +
    'Certificazioni professionali|Licenze|Licenze e certificazioni|Certificazioni e licenze|Abilitazioni|Corsi|' +
    'Corsi di formazione|Corsi di aggiornamento|Corsi e certificazioni|Corsi e seminari|Corsi professionali|' +
    'Formazione continua|Formazione complementare|Formazione aggiuntiva|Ulteriore formazione|Altra formazione|' +
    'Formazione professionale|Aggiornamento professionale|Seminari|Patentini|Brevetti e attestati',
  projects:
    'Progetti|Progetti personali|Progetti professionali|Progetti accademici|Progetti universitari|' +
    'Progetti realizzati|Progetti rilevanti|I miei progetti|Portfolio|Portafoglio|Progetti open source',
  other:
    'Lingue|Lingua|Lingue straniere|Lingue conosciute|Lingua madre|Madrelingua|Altre lingue|' +
    'Conoscenze linguistiche|Competenze linguistiche|Interessi|Interessi personali|Hobby|Hobby e interessi|' +
    'Passioni|Tempo libero|Volontariato|Attività di volontariato|Esperienze di volontariato|' +
    'Attività extracurricolari|Premi|Riconoscimenti|Premi e riconoscimenti|Onorificenze|Borse di studio|' +
    'Pubblicazioni|Conferenze|Convegni|Brevetti|Referenze|Raccomandazioni|Affiliazioni|Associazioni|' +
    'Appartenenza a gruppi|Altro|Altre informazioni|Ulteriori informazioni|Informazioni aggiuntive|' +
    'Informazioni supplementari|Varie|Patente|Patenti|Patente di guida|Patente o patenti|Servizio militare|' +
    'Ricerca|Docenza|Disponibilità|Allegati|Trattamento dei dati personali|Privacy|' +
    'Autorizzazione al trattamento dei dati personali',
};
