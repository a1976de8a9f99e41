import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in Italian. */
export const italian: LanguageWords = {
  titles:
    'ingegnere|sviluppatore|programmatore|architetto|direttore|capo|capo reparto|caporeparto|responsabile|gestore|dirigente|coordinatore|supervisore|' +
    'consulente|analista|tecnico|operaio|operatore|manovale|addetto|ausiliario|aiuto|aiutante|assistente|impiegato|' +
    'amministratore|segretario|receptionist|ragioniere|contabile|commercialista|revisore|tesoriere|cassiere|commesso|venditore|' +
    'commerciale|rappresentante|agente|promotore|cameriere|cuoco|chef|aiuto cuoco|pasticcere|pasticciere|panettiere|fornaio|macellaio|' +
    'barista|barman|lavapiatti|infermiere|medico|dottore|chirurgo|farmacista|ostetrica|ostetrico|operatore socio-sanitario|oss|' +
    'fisioterapista|dentista|odontoiatra|veterinario|psicologo|assistente sociale|educatore|insegnante|maestro|professore|docente|' +
    'istruttore|formatore|tutor|bibliotecario|ricercatore|dottorando|tirocinante|stagista|praticante|avvocato|notaio|giudice|magistrato|giurista|' +
    'poliziotto|carabiniere|vigile del fuoco|militare|funzionario|elettricista|idraulico|falegname|muratore|imbianchino|saldatore|tornitore|' +
    'meccanico|autista|conducente|corriere|fattorino|magazziniere|mulettista|buyer|redattore|giornalista|traduttore|interprete|' +
    'grafico|designer|fotografo|regista|montatore|attore|attrice|musicista|ballerino|artista|parrucchiere|estetista|giardiniere|' +
    'agricoltore|custode|portiere|guardia|babysitter|badante|apprendista|volontario|presidente|fondatore|socio|titolare|ispettore|' +
    'capocantiere|geometra|perito|governante|hostess|steward|nutrizionista|chimico|biologo|economista|vicedirettore|scienziato|collaboratore|borsista|specialista|bidello',
  titleHints: '\\p{L}{3,}(?:[aiu]tore|[aiu]trice|ologo|ologa)',
  forms: [
    [/tore$/u, ['trice']],
    [/(?:iere)$/u, ['iera']],
    [/o$/u, ['a']],
    [/ssore$/u, ['ssoressa']],
    [/ere$/u, ['era']],
    [/dente$/u, ['dentessa']],
  ],
  jobTypes:
    'tempo pieno|full-time|part-time|tempo parziale|tempo indeterminato|tempo determinato|contratto a tempo (?:in)?determinato|stage|tirocinio|' +
    'apprendistato|stagionale|volontariato|collaborazione|a progetto|a chiamata|co\\.co\\.co\\.?',
  selfEmployed:
    'libero professionista|libera professionista|lavoratore autonomo|lavoratrice autonoma|autonomo|autonoma|partita iva|in proprio|libera professione',
  companies:
    's\\.?r\\.?l\\.?s?|s\\.?p\\.?a|s\\.?n\\.?c|s\\.?a\\.?s|SCARL|azienda|società|gruppo|ditta|impresa|banca|cassa|assicurazioni|ospedale|clinica|casa di cura|' +
    'ASL|ASST|RSA|farmacia|scuola|istituto|università|asilo|comune di|provincia di|regione|ministero|tribunale|prefettura|studio|studio legale|' +
    'agenzia|officina|fabbrica|panificio|pasticceria|macelleria|bar|ristorante|trattoria|pizzeria|osteria|albergo|hotel|supermercato|supermercati|' +
    'negozio|libreria|biblioteca|museo|teatro|casa editrice|editore|fondazione|associazione|cooperativa|costruzioni|trasporti|' +
    'logistica|servizi|fratelli|figli|laboratori|immobiliare|cantina|cantine',
  schools:
    'università|istituto|scuola|accademia|politecnico|facoltà|liceo|conservatorio|ateneo|ITIS|IPSIA|ITC|ITS|collegio|ente di formazione',
  degrees:
    'laurea(?: (?:magistrale|triennale|specialistica|a ciclo unico|vecchio ordinamento))?|dottorato(?: di ricerca)?|diploma(?: di maturità)?|maturità|licenza media|qualifica|' +
    'master(?: di (?:i|ii|primo|secondo) livello)?|perito|specializzazione|abilitazione|attestato|diploma di laurea|scuola media|qualifica professionale',
  achievements:
    'voto|votazione|con lode|e lode|lode|media|110/110|110 e lode|100/100|tesi|borsa di studio|menzione|premio',
  bodyLabels:
    'mansioni|principali mansioni|mansioni svolte|attività|attività principali|attività svolte|principali attività|compiti|responsabilità|principali responsabilità|' +
    'principali mansioni e responsabilità|risultati|risultati raggiunti|obiettivi raggiunti|funzioni|progetti|corsi|esami|materie|principali materie|moduli|tecnologie|strumenti',
  remote: 'da remoto|remoto|telelavoro|smart working|lavoro agile|a distanza|ibrido|in sede',
};
