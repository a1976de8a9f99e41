const WORD =
  "(?!(?:The|This|That|It|He|She|We|They|You|What|Which|There|Here|Who|Mr|Mrs|Ms|Dr|Prof|Mum|Dad)(?!\\p{L}))(?=\\d{0,3}\\p{L})[\\p{Lu}\\d][\\p{L}\\p{N}&.’'-]{0,24}[\\p{L}\\p{N}]";
/** One word to four, none of which is a form of address. */
const NAME = `${WORD}(?: (?:(?:&|of|de) )?${WORD}){0,3}`;
/** What companies are called by what they do. */
const KIND =
  '(?:agency|company|firm|start-?up|corporation|manufacturer|retailer|supplier|wholesaler|insurer|airline|publisher|broadcaster|brewery|charity|consultancy|co-?operative|subsidiary|multinational|conglomerate|supermarket chain|software house|law practice|non-?profit|newspaper|football club|record label|trade union)';
/** What is only done with companies, before their names. */
export const WITH_COMPANIES =
  '(?:spokes(?:man|woman|person) (?:for|of|at)|(?:chief executive|CEO|CFO|CTO|chairman|chairwoman|co-?founder|founder|shareholders?|employees?|subsidiar(?:y|ies)|customers?|clients?|headquarters|offices|shares?|stock) (?:of|at|in)|(?:job|position|career|internship|apprenticeship|employed|shares|invested|stake|an? account) (?:at|with|by|in)|(?:laid off|fired|bought out|acquired|employed|manufactured|published|insured|sued|audited) by|(?:a year|years|months|a summer) at|(?:work(?:s|ed|ing)?|intern(?:s|ed)?) at|(?:working|works?|worked) for|(?:company|firm|start-?up|agency|charity|bank|insurer|employer|retailer|publisher) (?:called|named))';
/** What is no company there: a place, a time, a cause. */
const NOT =
  '(?!(?:Home|Night|University|School|Work|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Borrowers?|Lenders?|Company|Bank|Guarantors?|Tenants?|Landlords?|Sellers?|Buyers?|Purchasers?|Licensors?|Licensees?|Agents?|Trustees?|Contractors?|Customers?|Clients?|Suppliers?|Employers?|Employees?|Executives?|Parent|Part(?:y|ies)|LLC|LLP|Inc|God|Parliament|Congress|Him|Her|Them)(?!\\p{L}))';

/**
 * Patterns of companies by what is said of them: `Mossvane is a design agency`, `a spokeswoman for Mossvane`. They yield to
 * what the tagger is sure of, such as a person who is worked for.
 */
export const COMPANIES: readonly (readonly [source: string, score: number])[] = [
  [`${NOT}${NAME}(?=,? (?:is|was) (?:an?|the) (?:[\\p{L}-]{2,20} ){0,4}${KIND}(?!\\p{L}))`, 0.95],
  [`(?<=(?<!\\p{L})${WITH_COMPANIES} )${NOT}${NAME}(?![\\p{L}]|-\\p{L})`, 0.8],
];
