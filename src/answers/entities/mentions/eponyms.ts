import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { nameWords } from './name-words.ts';

/** What science calls after people: laws and quantities, methods, signs and illnesses, vessels and tools. */
const THING = [
  'theorems?|lemmas?|conjectures?|corollar(?:y|ies)|equations?|formulas?|formulae|inequalit(?:y|ies)|identit(?:y|ies)|laws?|principles?|paradox(?:es)?|postulates?|axioms?|hypothes[ie]s|constants?|numbers?|units?|energ(?:y|ies)|modul(?:us|i)|functions?|polynomials?|integrals?|transforms?|transformations?|series|expansions?|matri(?:x|ces)|operators?|spaces?|groups?|algebras?|manifolds?|metrics?|tensors?|kernels?|measures?|norms?|distributions?|process(?:es)?|chains?|statistics?|estimators?|priors?|posteriors?|coefficients?|ratios?|indices|index|scores?|scales?|levels?|curves?|diagrams?|plots?|charts?|triangles?|circles?|spheres?|lattices?|potentials?|fields?|forces?|effects?|radiation|scattering|mechanics|invariance|symmetr(?:y|ies)|approximations?|decompositions?|factori[sz]ations?|eliminations?|iterations?|methods?|algorithms?|schemes?|solvers?|filters?|machines?|tests?|trees?|codes?|cods?|search(?:es)?|sort|hash(?:es)?|networks?|models?|mixtures?|shrinkage|regressions?|sampling|samplers?|bounds?|limits?|rules?|notation|bands?|interpolations?|splines?|rings?',
  'reactions?|rearrangements?|couplings?|olefinations?|reductions?|condensations?|synthes[ie]s|reagents?|catalysts?|acids?|bases?|complex(?:es)?|salts?|bod(?:y|ies)|cells?|glands?|tubes?|nerves?|islets?|canals?|tendons?|ligaments?|reflex(?:es)?|signs?|manoeuvres?|maneuvers?|syndromes?|diseases?|pals(?:y|ies)|thyroiditis|tumou?rs?|lymphoma|sarcomas?|contractures?|fractures?|cysts?|stains?|staining|blots?|plates?|dish(?:es)?|flasks?|funnels?|burners?|bottles?|lines?|counters?|cages?|lamps?|coils?|pumps?|valves?|keys?|screws?|screwdrivers?|wrench(?:es)?|finch(?:es)?|spectromet(?:er|ry)|exercises?',
].join('|');
/** Nouns that are verbs too: without an article somebody does it, as in `Okafor scores`. */
const VERB =
  /^ (?:scores|tests|signs|rules|limits|bounds|levels|measures|models|filters|codes|plots|charts|searches|forces|fields|stains|pumps|screws|functions|groups|numbers|processes|plates|lines|methods|schemes|cages|counters|balances|spaces|transforms)(?!\p{L})/u;
const ARTICLE = /(?<!\p{L})(?:the|an?|these|those|both|all|and|of|by|with|using|to|for|from|or)(?: \p{Ll}{3,12})? $/iu;
/** With a possessive ending only what nobody owns: `Miller's number` may be that of a patient. */
const OWNED =
  'theorems?|lemmas?|conjectures?|equations?|formulas?|formulae|inequalit(?:y|ies)|identit(?:y|ies)|laws?|principles?|paradox(?:es)?|postulates?|constants?|algorithms?|methods?|transforms?|criterion|criteria|syndromes?|diseases?|pals(?:y|ies)|thyroiditis|tumou?rs?|lymphoma|sarcomas?|contractures?|finch(?:es)?|tests?|t-tests?|razor|trick|demon|cradle';
/** The noun right behind a name, perhaps with one word or number between: `Feynman path integrals`. */
const BEHIND = new RegExp(`^(?: (?:[a-z]{3,14} )?(?:${THING})|['’]s (?:[a-z]{3,14} )?(?:${OWNED}))(?![\\p{L}])`, 'u');
/** What storms are before their names. */
const STORM = /(?<!\p{L})(?:[Ss]torm|[Hh]urricane|[Tt]yphoon|[Cc]yclone|[Tt]ropical (?:[Ss]torm|[Dd]epression)) $/u;
/** The number of a model is none of a ruler. */
const MODEL = /^(?:Mark|Mk) [IVX]+$/u;
const STORM_FIRST = /^(?:Storm|Hurricane|Typhoon|Cyclone) /u;
/** A degree, an operator or a quantity before a letter: it is a unit or a symbol, and no initial. */
const SYMBOL_BEFORE = /[°·×=+*/] ?$/u;
const INITIAL = /^\p{Lu}\. \p{L}+$/u;
/** How far around a name is read. */
const REACH = 48;
/** Forms of address and first names make somebody of an eponym. */
const TITLED = /(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Herr|Frau|M|Mme)\.? $/u;

/**
 * Candidates without the persons whom something is called after: a surname, or several that hyphens join, before the
 * noun of a law, a method, an illness or a tool, and storms. Whoever is named in full elsewhere in the text stays.
 */
export function withoutEponyms(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const isDoubtful = ({ type, rule }: Candidate): boolean => type === 'PERSON' && rule === 'names';
  const persons = candidates.filter((candidate) => isDoubtful(candidate) && !isSymbol(text, candidate));
  const inFull = new Set(persons.flatMap(({ start, end }) => wordsInFull(text.slice(start, end))));
  return candidates.filter(
    (candidate) => !isDoubtful(candidate) || !(isSymbol(text, candidate) || isEponym(text, candidate, inFull)),
  );
}

/** The words of a name of several that are spelt out; none of a name of one. */
function wordsInFull(name: string): string[] {
  const words = nameWords(name).map(({ folded }) => folded);
  return name.includes(' ') ? words.filter((word) => word.length > 1) : [];
}

/** Whether what looks like an initial is a unit or symbol, as in `at 18 °C. Golgi bodies`. */
const isSymbol = (text: string, { start, end }: Span): boolean =>
  INITIAL.test(text.slice(start, end)) && SYMBOL_BEFORE.test(text.slice(Math.max(0, start - 2), start));

function isEponym(text: string, { start, end }: Span, inFull: ReadonlySet<string>): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  if (STORM.test(before) || STORM_FIRST.test(name) || MODEL.test(name)) return true;
  if (name.includes(' ') || TITLED.test(before)) return false;
  if (nameWords(name).some(({ folded }) => inFull.has(folded))) return false;
  const behind = text.slice(end, end + REACH);
  return BEHIND.test(behind) && (!VERB.test(behind) || ARTICLE.test(before));
}
