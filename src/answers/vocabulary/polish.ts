import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in Polish. */
export const polish: LanguageWords = {
  titles:
    'inżynier|programista|programistka|deweloper|architekt|dyrektor|prezes|wiceprezes|kierownik|kierowniczka|menedżer|menadżer|manager|koordynator|koordynatorka|' +
    'brygadzista|mistrz|lider|konsultant|konsultantka|doradca|doradczyni|analityk|analityczka|technik|operator|robotnik|pracownik|pracownica|' +
    'asystent|asystentka|referent|referentka|sekretarz|sekretarka|recepcjonista|recepcjonistka|księgowy|księgowa|audytor|kontroler|kasjer|kasjerka|' +
    'sprzedawca|sprzedawczyni|ekspedient|ekspedientka|handlowiec|przedstawiciel|agent|kelner|kelnerka|kucharz|kucharka|cukiernik|piekarz|rzeźnik|barman|barmanka|barista|baristka|' +
    'pielęgniarz|pielęgniarka|lekarz|lekarka|chirurg|farmaceuta|farmaceutka|położna|ratownik|fizjoterapeuta|fizjoterapeutka|dentysta|dentystka|stomatolog|weterynarz|psycholog|' +
    'pedagog|wychowawca|wychowawczyni|nauczyciel|nauczycielka|wykładowca|wykładowczyni|profesor|adiunkt|lektor|lektorka|instruktor|instruktorka|trener|trenerka|szkoleniowiec|opiekun|opiekunka|' +
    'bibliotekarz|bibliotekarka|badacz|badaczka|doktorant|doktorantka|stażysta|stażystka|praktykant|praktykantka|prawnik|prawniczka|adwokat|radca prawny|radca|notariusz|sędzia|aplikant|aplikantka|policjant|' +
    'policjantka|strażak|żołnierz|urzędnik|urzędniczka|inspektor|elektryk|hydraulik|stolarz|murarz|malarz|spawacz|ślusarz|tokarz|monter|mechanik|kierowca|kurier|dostawca|' +
    'magazynier|magazynierka|logistyk|spedytor|dyspozytor|kupiec|zaopatrzeniowiec|redaktor|redaktorka|dziennikarz|dziennikarka|tłumacz|tłumaczka|grafik|graficzka|projektant|projektantka|fotograf|reżyser|' +
    'aktor|aktorka|muzyk|tancerz|tancerka|artysta|artystka|fryzjer|fryzjerka|kosmetyczka|ogrodnik|rolnik|sprzątacz|sprzątaczka|dozorca|portier|ochroniarz|niania|uczeń|wolontariusz|wolontariuszka|' +
    'założyciel|założycielka|właściciel|właścicielka|współzałożyciel|wspólnik|specjalista|specjalistka|tester|testerka|administrator|administratorka|zastępca|kierownictwo|starszy|młodszy|główny|główna|rzecznik|ekonomista|ekonomistka|chemik|biolog|fizyk|geodeta|kosztorysant|student|studentka',
  titleHints: '\\p{L}{4,}(?:ownik|ownica|arka|istka|niczka|arz)',
  jobTypes:
    'pełny etat|pełen etat|cały etat|pół etatu|część etatu|niepełny etat|umowa o pracę|umowa zlecenie|umowa o dzieło|praktyka|praktyki|staż|' +
    'praca tymczasowa|praca sezonowa|praca dorywcza|wolontariat|b2b|kontrakt|zlecenie|na czas określony|na czas nieokreślony',
  selfEmployed:
    'samozatrudnienie|własna działalność|działalność gospodarcza|własna działalność gospodarcza|jednoosobowa działalność gospodarcza|wolny strzelec',
  companies:
    'sp\\. ?z ?o\\. ?o\\.?|S\\.A\\.?|SA|sp\\. ?j\\.?|sp\\. ?k\\.?|s\\.c\\.?|P\\.?P\\.?H\\.?U\\.?|FHU|ZPH|spółka|firma|przedsiębiorstwo|zakład|zakłady|grupa|bank|ubezpieczenia|szpital|klinika|' +
    'przychodnia|apteka|szkoła|szkoła podstawowa|uniwersytet|politechnika|akademia|przedszkole|żłobek|urząd|urząd miasta|gmina|starostwo|ministerstwo|sąd|' +
    'kancelaria|biuro|agencja|studio|pracownia|warsztat|fabryka|piekarnia|cukiernia|masarnia|restauracja|kawiarnia|bar|hotel|' +
    'sklep|hurtownia|market|księgarnia|biblioteka|muzeum|teatr|wydawnictwo|fundacja|stowarzyszenie|spółdzielnia|budownictwo|' +
    'transport|logistyka|usługi|bracia|synowie|laboratorium|nieruchomości|centrum|instytut|hospicjum|komenda',
  schools:
    'uniwersytet|politechnika|akademia|szkoła|wyższa szkoła|liceum|technikum|zasadnicza szkoła|gimnazjum|instytut|wydział|kolegium|konserwatorium|AGH|SGH|UW|UJ|PWr|zespół szkół|szkoła główna|studium',
  degrees:
    'magister|mgr(?: inż\\.?)?|inżynier|inż\\.?|licencjat|lic\\.|doktor(?:at)?|dr|matura|świadectwo|świadectwo dojrzałości|studia(?: (?:magisterskie|licencjackie|inżynierskie|podyplomowe|doktoranckie|i stopnia|ii stopnia|pierwszego stopnia|drugiego stopnia))?|' +
    'wykształcenie (?:wyższe|średnie|zawodowe|podstawowe)|tytuł zawodowy|dyplom|czeladnik|jednolite studia magisterskie',
  achievements:
    'ocena|średnia|średnia ocen|z wyróżnieniem|wyróżnienie|stypendium|praca magisterska|praca licencjacka|praca inżynierska|praca dyplomowa|nagroda|celujący|bardzo dobry',
  bodyLabels:
    'obowiązki|główne obowiązki|zakres obowiązków|zakres obowiazków|zadania|główne zadania|odpowiedzialność|osiągnięcia|najważniejsze osiągnięcia|wyniki|' +
    'zakres zadań|projekty|przedmioty|kursy|specjalizacja|technologie|narzędzia',
  remote: 'zdalnie|praca zdalna|zdalna|hybrydowo|hybrydowa|praca hybrydowa|stacjonarnie',
};
