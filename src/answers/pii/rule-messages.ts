import type { Message } from '../../document/message.ts';
import type { Finding } from '../entities/findings.ts';

/** One message for every rule that found something, with the places of its entities in the answer's list. */
export function ruleMessages(found: readonly Finding[]): Message[] {
  const numbered = found.map(({ type, rule }, index) => ({ type, rule, index }));
  return [...Map.groupBy(numbered, ({ type, rule }) => `${type} by the rule «${rule}»`)].map(([what, group]) => ({
    code: 'entity_rule',
    text: `${what}: ${group.map(({ index }) => `/json/entities/${index}`).join(', ')}.`,
  }));
}
