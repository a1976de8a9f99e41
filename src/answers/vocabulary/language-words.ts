/**
 * Words of one language by what they tell of a line in an entry: sources of patterns in lower case with `|` between
 * them, accents as they are written. A word in capitals is one only in capitals.
 */
export interface LanguageWords {
  /** What people are by profession or rank. */
  readonly titles: string;
  /** The same as the end of longer words, in languages that join nouns. */
  readonly titleEnds?: string;
  /** Ends of words that are mostly what people are, with the letters before them; a weaker sign than the words. */
  readonly titleHints?: string;
  /** Other forms of each title: ends and what stands in their place. */
  readonly forms?: readonly (readonly [end: RegExp, others: readonly string[]])[];
  /** How one is employed. */
  readonly jobTypes: string;
  /** How one is employed by nobody. */
  readonly selfEmployed: string;
  /** What the names of companies, offices and shops have in them. */
  readonly companies: string;
  readonly companyEnds?: string;
  readonly schools: string;
  readonly schoolEnds?: string;
  /** What one gets for studies and training. */
  readonly degrees: string;
  /** What was achieved in studies. */
  readonly achievements: string;
  /** Labels within an entry of the list below them. */
  readonly bodyLabels: string;
  /** Where one works that is no place. */
  readonly remote: string;
}
