import type { Wordings } from '../section-names.ts';

/** Headings of resumes in Polish. */
export const polish: Wordings = {
  contact:
    'Kontakt|Dane kontaktowe|Dane osobowe|Dane personalne|Informacje kontaktowe|Informacje osobiste|Moje dane|' +
    'Adres|Media społecznościowe|Portale społecznościowe|Profile|Linki|Odnośniki|Skontaktuj się ze mną',
  summary:
    'Profil|Mój profil|Profil zawodowy|Profil osobisty|O mnie|Kilka słów o mnie|Podsumowanie|' +
    'Podsumowanie zawodowe|Podsumowanie kwalifikacji|Podsumowanie doświadczenia|Cel|Cel zawodowy|Cele zawodowe|' +
    'Opis|Wprowadzenie|Streszczenie|Sylwetka|Biografia|Kim jestem|Charakterystyka',
  work_experience:
    'Doświadczenie|Doświadczenia|Doświadczenie zawodowe|Doświadczenia zawodowe|Doświadczenie w pracy|' +
    'Przebieg kariery|Przebieg kariery zawodowej|Przebieg pracy zawodowej|Przebieg zatrudnienia|' +
    'Historia zatrudnienia|Historia zawodowa|Kariera|Kariera zawodowa|Ścieżka kariery|Ścieżka zawodowa|' +
    'Zatrudnienie|Praca|Praca zawodowa|Praktyka zawodowa|Praktyki|Praktyki zawodowe|Praktyki studenckie|Staż|' +
    'Staże|Praktyki i staże|Staże i praktyki|Aktywność zawodowa|Dotychczasowe zatrudnienie|Życie zawodowe|' +
    'Działalność zawodowa|Prace dorywcze',
  education:
    'Wykształcenie|Edukacja|Nauka|Studia|Szkoły|Wykształcenie i kursy|Wykształcenie akademickie|' +
    'Wykształcenie wyższe|Wykształcenie formalne|Przebieg edukacji|Przebieg nauki|Przebieg kształcenia|' +
    'Historia edukacji|Ścieżka edukacyjna|Kształcenie|Ukończone szkoły|Ukończone studia|Edukacja i szkolenia|' +
    'Wykształcenie i szkolenia|Tytuły naukowe|Stopnie naukowe|Dyplomy',
  skills:
    'Umiejętności|Moje umiejętności|Umiejętności zawodowe|Umiejętności techniczne|Umiejętności miękkie|' +
    'Umiejętności twarde|Umiejętności komputerowe|Umiejętności informatyczne|Umiejętności cyfrowe|' +
    'Umiejętności interpersonalne|Umiejętności społeczne|Umiejętności praktyczne|Umiejętności dodatkowe|' +
    'Dodatkowe umiejętności|Inne umiejętności|Najważniejsze umiejętności|Kluczowe umiejętności|Kompetencje|' +
    'Kluczowe kompetencje|Kompetencje zawodowe|Kompetencje miękkie|Kompetencje techniczne|Kwalifikacje|' +
    'Kwalifikacje zawodowe|Wiedza|Wiedza i umiejętności|Obsługa komputera|Znajomość programów|' +
    'Znajomość technologii|Technologie|Narzędzia|Programy|Oprogramowanie|Mocne strony|Moje mocne strony|Zalety|' +
    'Specjalizacje|Obszary specjalizacji|Cechy osobowości|Cechy',
  certifications:
    'Certyfikaty|Certyfikat|Certyfikacje|Certyfikaty i kursy|Certyfikaty i szkolenia|Kursy|Kurs|' +
    'Kursy i szkolenia|Kursy i certyfikaty|Szkolenia|Szkolenia i kursy|Szkolenia i certyfikaty|Ukończone kursy|' +
    'Ukończone szkolenia|Odbyte szkolenia|Dodatkowe kursy|Uprawnienia|Uprawnienia zawodowe|Licencje|' +
    'Licencje i certyfikaty|Dodatkowe kwalifikacje|Warsztaty|Szkolenia zawodowe|Zaświadczenia',
  projects:
    'Projekty|Projekty własne|Projekty osobiste|Projekty zawodowe|Projekty studenckie|Projekty akademickie|' +
    'Wybrane projekty|Zrealizowane projekty|Moje projekty|Portfolio|Projekty open source',
  other:
    'Języki|Język|Języki obce|Znajomość języków|Znajomość języków obcych|Umiejętności językowe|' +
    'Kompetencje językowe|Zainteresowania|Moje zainteresowania|Hobby|Pasje|Zainteresowania i hobby|Wolontariat|' +
    'Działalność społeczna|Działalność dodatkowa|Aktywność społeczna|Aktywność dodatkowa|Działalność studencka|' +
    'Działalność pozazawodowa|Nagrody|Wyróżnienia|Nagrody i wyróżnienia|Stypendia|Publikacje|Wystąpienia|' +
    'Konferencje|Patenty|Referencje|Rekomendacje|Członkostwo|Członkostwa|Organizacje|Inne|Inne informacje|' +
    'Dodatkowe informacje|Informacje dodatkowe|Pozostałe informacje|Pozostałe|Różne|Prawo jazdy|' +
    'Służba wojskowa|Badania|Działalność naukowa|Dyspozycyjność|Klauzula|Klauzula RODO|RODO|Zgoda|Załączniki|' +
    'Osiągnięcia i nagrody|Nagrody i osiągnięcia',
};
