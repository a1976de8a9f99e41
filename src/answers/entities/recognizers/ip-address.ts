import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { withoutSpaces } from '../without-spaces.ts';

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const GROUP = '[\\da-fA-F]{1,4}';

/** Whether a text is an IPv6 address (RFC 4291, 2.2): eight groups, or fewer around one `::`. */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  const groups = text.split(':').filter((group) => group !== '').length;
  return halves.length === 1 ? groups === 8 : halves.length === 2 && groups >= 1 && groups < 8;
}

/** IPv4 and IPv6 addresses. */
export const ipAddress: EntityDefinition = {
  title: 'IP address',
  region: 'any',
  form: 'IPv4 or IPv6',
  source: 'RFC 791, RFC 4291',
  confusions: 'versions of four parts',
  example: '192.168.1.1',
  recognizer: withoutSpaces(
    /\d\.\d|:/g,
    byPattern({
      patterns: [
        [`(?<!\\.)(?:${BYTE}\\.){3}${BYTE}(?!\\.\\d)`, 0.7],
        [`(?<!:)(?:${GROUP}:{1,2}){2,7}${GROUP}(?!:)`, 0.7],
      ],
      context: ['ip', 'ipv4', 'ipv6', 'host', 'server'],
      isValid: (match) => !match.includes(':') || isIpv6(match),
    }),
  ),
};
