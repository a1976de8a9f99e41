import { strings } from '../strings.ts';

/** Characters of base64 in a row from which on it is shown by its start alone, and how many of them are shown. */
const [LONG, START] = [200, 40];
const BASE64 = new RegExp(`"([A-Za-z0-9+/=]{${LONG},})"`, 'g');

/** JSON with each long base64 string replaced by its start and its length. */
export const shortened = (json: string): string =>
  json.replace(BASE64, (_, text: string) => `"${strings.api.collapsed(text.slice(0, START), text.length)}"`);
