import * as v from 'valibot';
import type { AskedKey } from '../../answers/key-values/question/asked-key.ts';

/** Most keys that one request may ask for, and most characters of a key and of its description. */
const MAX_KEYS = 1000;
const MAX_KEY = 1000;
const MAX_DESCRIPTION = 10_000;

/** A number as sentences have it: `10,000`. */
const written = (count: number): string => count.toLocaleString('en');

const keyed = {
  type: 'object',
  maxProperties: MAX_KEYS,
  propertyNames: { minLength: 1, maxLength: MAX_KEY },
};
const listed = {
  type: 'array',
  maxItems: MAX_KEYS,
  items: {
    type: 'object',
    required: ['key'],
    properties: { key: { type: 'string', minLength: 1, maxLength: MAX_KEY }, description: {} },
  },
};

/** What the schema cannot say of itself: it accepts any value and refuses in the transformation. */
const documentation = {
  title: 'Extract instruction',
  description:
    'What to look for: an object of key and plain description, or a list of {key, description}. Either may be wrapped ' +
    'in an object with a single field, e.g. {"fields": {"Total": "the sum to pay"}}, and that in others. Empty or ' +
    `absent: every key-value pair found in the document. At most ${written(MAX_KEYS)} keys of ${written(MAX_KEY)} ` +
    `characters each, and ${written(MAX_DESCRIPTION)} characters of a description; beyond that a 400 says which limit.`,
  anyOf: [keyed, listed],
  examples: [
    { 'Invoice number': 'The number of the invoice', Total: 'The sum to pay, with its currency' },
    [{ key: 'Total', description: 'The sum to pay' }],
    { fields: { Total: 'The sum to pay' } },
  ],
};

/**
 * `extract_instruction`, normalised to a list. Of a key that comes twice the first counts. A description that is
 * missing or no text is empty.
 */
export const extractInstruction = v.pipe(
  v.unknown(),
  v.metadata(documentation),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly AskedKey[] => {
    const keys = askedKeys(unwrapped(dataset.value));
    if (typeof keys !== 'string') return keys;
    addIssue({ message: keys });
    return NEVER;
  }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is inside objects with a single field that holds an object or a list; anything else as it is. */
function unwrapped(value: unknown): unknown {
  let within = value;
  while (isObject(within)) {
    const [inner, ...others] = Object.values(within);
    if (others.length > 0 || typeof inner !== 'object' || inner === null) return within;
    within = inner;
  }
  return within;
}

/** A description in plain words, or in an object's field of that name; empty when it is no text. */
function textOf(description: unknown): string {
  const text = isObject(description) ? description.description : description;
  return typeof text === 'string' ? text : '';
}

/** The keys of an instruction, or a sentence that says what is wrong with it. */
function askedKeys(value: unknown): readonly AskedKey[] | string {
  if (!isObject(value) && !Array.isArray(value)) return 'Give an object of key and description.';
  const rows = Array.isArray(value) ? value : Object.entries(value).map(([key, description]) => ({ key, description }));
  if (rows.length > MAX_KEYS) return `Ask for at most ${written(MAX_KEYS)} keys.`;
  const keys = new Map<string, AskedKey>();
  for (const row of rows) {
    if (!isObject(row) || typeof row.key !== 'string') return 'Every entry of a list needs a «key» that is text.';
    const description = textOf(row.description);
    if (row.key.length < 1 || row.key.length > MAX_KEY) return `A key has 1 to ${written(MAX_KEY)} characters.`;
    if (description.length > MAX_DESCRIPTION)
      return `A description has at most ${written(MAX_DESCRIPTION)} characters.`;
    if (!keys.has(row.key)) keys.set(row.key, { key: row.key, description });
  }
  return [...keys.values()];
}
