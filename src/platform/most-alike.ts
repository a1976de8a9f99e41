import { editDistance } from './edit-distance.ts';

/** Names are alike that differ in at most this share of the letters of the longer one. */
const MOST_EDITS = 0.4;
/** A longer name is not compared letter by letter: none of ours is nearly as long. */
const MAX_NAME = 100;

/** `file_content` and `fileContent` are one name. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** How unlike two names are, from 0 to 1: the share of letters to change; little where one name is part of the other. */
function unlikeness(one: string, other: string): number {
  const [a, b] = [letters(one), letters(other)];
  if (a === '') return 1;
  const isPart = a.length > 1 && (a.includes(b) || b.includes(a));
  const longer = Math.max(a.length, b.length);
  return isPart ? Math.min(MOST_EDITS, 1 - Math.min(a.length, b.length) / longer) : editDistance(a, b) / longer;
}

/** The first of those whose names are most like a name; undefined where none is like it. */
export function mostAlike<T>(name: string, candidates: readonly T[], nameOf: (candidate: T) => string): T | undefined {
  if (name.length > MAX_NAME) return undefined;
  return candidates
    .map((candidate) => ({ candidate, by: unlikeness(name, nameOf(candidate)) }))
    .filter(({ by }) => by <= MOST_EDITS)
    .sort((a, b) => a.by - b.by)[0]?.candidate;
}
