import type { ApiError } from '../../api/errors.ts';
import { strings } from '../strings.ts';

/** What the API says of its keys: what is read on the page costs nothing anyway. */
const OF_KEYS = ' Nothing was charged.';

/**
 * Why a document was not read, as a sentence for who reads it on the page: without what concerns keys, and with the
 * languages that its pages were to be recognised in.
 * @param languages ISO 639-2 codes of those that were chosen; none where they are found out.
 */
export function refusalOf({ code, message }: ApiError, languages: readonly string[]): string {
  if (code === 'recogniser_unavailable') return strings.task.noRecogniser(languages);
  return message.endsWith(OF_KEYS) ? message.slice(0, -OF_KEYS.length) : message;
}
