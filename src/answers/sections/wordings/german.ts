import type { Wordings } from '../section-names.ts';

/** Headings of resumes in German. */
export const german: Wordings = {
  contact:
    'Kontakt|Kontaktdaten|Kontaktinformationen|Persönliche Daten|Persönliche Angaben|Persönliche Informationen|' +
    'Persönliches|Angaben zur Person|Zur Person|Personalien|Personalia|Personendaten|Anschrift|Adresse|' +
    'Meine Daten|So erreichen Sie mich|Soziale Medien|Soziale Netzwerke|Profile|Online-Profile|Im Netz',
  summary:
    'Profil|Kurzprofil|Berufsprofil|Berufliches Profil|Persönliches Profil|Über mich|Zusammenfassung|' +
    'Kurzzusammenfassung|Berufliche Zusammenfassung|Kurzvorstellung|Vorstellung|Berufsziel|Berufliches Ziel|' +
    'Karriereziel|Ziel|Zielsetzung|Kurzbiografie|Kurzbiographie|Biografie|Biographie|Wer ich bin|Motivation|' +
    'Steckbrief|Überblick',
  work_experience:
    'Berufserfahrung|Berufserfahrungen|Berufspraxis|Berufspraktische Erfahrung|Berufliche Erfahrung|' +
    'Berufliche Erfahrungen|Erfahrung|Erfahrungen|Praktische Erfahrung|Praxiserfahrung|Beruflicher Werdegang|' +
    'Werdegang|Berufsweg|Berufslaufbahn|Laufbahn|Berufliche Laufbahn|Berufliche Stationen|Berufliche Tätigkeit|' +
    'Berufliche Tätigkeiten|Berufstätigkeit|Berufliche Praxis|Arbeitserfahrung|Arbeitserfahrungen|' +
    'Beschäftigung|Beschäftigungen|Anstellungen|Stationen|Karriere|Praktikum|Praktika|Praktikumserfahrung|' +
    'Nebenjobs|Nebentätigkeit|Nebentätigkeiten|Studentische Tätigkeiten|Werkstudententätigkeit|' +
    'Werkstudententätigkeiten|Berufseinstieg|Berufsverlauf|Freiberufliche Tätigkeit|Freiberufliche Tätigkeiten|' +
    'Selbstständigkeit|Selbstständige Tätigkeit',
  education:
    'Ausbildung|Ausbildungen|Studium|Schulbildung|Schule|Schulausbildung|Schulischer Werdegang|Schullaufbahn|' +
    'Bildung|Bildungsweg|Bildungsgang|Bildungswerdegang|Akademischer Werdegang|Akademische Ausbildung|' +
    'Akademische Laufbahn|Hochschulausbildung|Hochschulstudium|Hochschule|Berufsausbildung|Berufliche Bildung|' +
    'Aus- und Weiterbildung|Ausbildungsweg|Abschlüsse|Bildungsabschlüsse|Schulabschluss|Studium und Schule|' +
    'Schulzeit|Universitätsstudium|Akademischer Hintergrund|Berufslehre',
  skills:
    'Kenntnisse|Fähigkeiten|Fertigkeiten|Kompetenzen|Kernkompetenzen|Schlüsselkompetenzen|Fachkenntnisse|' +
    'Fachkompetenzen|Fachliche Kenntnisse|EDV-Kenntnisse|EDV|IT-Kenntnisse|IT|IT-Skills|Computerkenntnisse|' +
    'PC-Kenntnisse|Softwarekenntnisse|Programmierkenntnisse|Technische Kenntnisse|Besondere Kenntnisse|' +
    'Sonstige Kenntnisse|Qualifikation|Qualifikationen|Zusatzqualifikationen|Schlüsselqualifikationen|Stärken|' +
    'Meine Stärken|Expertise|Schwerpunkte|Fachgebiete|Fachwissen|Soziale Kompetenzen|Soziale Kompetenz|' +
    'Sozialkompetenz|Persönliche Kompetenzen|Methodenkompetenz|Soft Skills|Hard Skills|Skills|Werkzeuge|' +
    'Programme|Technologien|Know-how|Können|Das kann ich|Fähigkeitsprofil|Kompetenzprofil',
  certifications:
    'Zertifikate|Zertifikat|Zertifizierung|Zertifizierungen|Weiterbildung|Weiterbildungen|Fortbildung|' +
    'Fortbildungen|Fort- und Weiterbildung|Fort- und Weiterbildungen|Weiterbildungen und Zertifikate|Zertifikate und Lizenzen|Lizenzen|Kurse|' +
    'Kurse und Zertifikate|Seminare|Schulungen|Lehrgänge|Zusatzausbildung|Zusatzausbildungen|Bescheinigungen|' +
    'Nachweise|Scheine|Berufliche Weiterbildung|Berufliche Fortbildung',
  projects:
    'Projekte|Projekterfahrung|Projekterfahrungen|Projektliste|Projektübersicht|Referenzprojekte|' +
    'Eigene Projekte|Private Projekte|Projektarbeit|Projektarbeiten|Studienprojekte|Nebenprojekte|' +
    'Arbeitsproben|Portfolio|Mappe|Open-Source-Projekte|Freie Projekte',
  other:
    'Sprachen|Sprachkenntnisse|Fremdsprachen|Fremdsprachenkenntnisse|Sprachkompetenzen|Interessen|Hobbys|' +
    'Hobbies|Freizeit|Freizeitaktivitäten|Interessen und Hobbys|Persönliche Interessen|Ehrenamt|Ehrenämter|' +
    'Ehrenamtliche Tätigkeit|Ehrenamtliche Tätigkeiten|Ehrenamtliches Engagement|Engagement|' +
    'Soziales Engagement|Gesellschaftliches Engagement|Außerschulisches Engagement|Freiwilligenarbeit|' +
    'Freiwilliges Engagement|Freiwilligendienst|Auszeichnungen|Auszeichnung|Preise|Ehrungen|Stipendien|' +
    'Stipendium|Veröffentlichungen|Publikationen|Publikationsliste|Vorträge|Konferenzen|Patente|Referenzen|' +
    'Empfehlungen|Mitgliedschaften|Mitgliedschaft|Verbände|Vereine|Wehrdienst|Zivildienst|Bundeswehr|' +
    'Grundwehrdienst|Auslandsaufenthalte|Auslandsaufenthalt|Auslandserfahrung|Führerschein|Führerscheine|' +
    'Sonstiges|Sonstige Angaben|Weitere Angaben|Weitere Informationen|Zusatzinformationen|Verschiedenes|' +
    'Forschung|Forschungsschwerpunkte|Lehrtätigkeit|Lehrerfahrung|Anlagen|Verfügbarkeit|Gehaltsvorstellung|' +
    'Elternzeit',
};
