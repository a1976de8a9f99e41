import { unzipSync, zipSync } from 'fflate';
import type { Random } from '../../pii/random.ts';
import { mutatedTokens, XML_SYNTAX } from './tokens.ts';

/** An Office file of which a part, or two, have other XML, are gone, or stand in for one another. */
export function mutatedArchive(bytes: Uint8Array, random: Random): Uint8Array {
  const parts: Record<string, Uint8Array> = unzipSync(bytes);
  const names = Object.keys(parts);
  for (let changes = 1 + random.below(2); changes > 0; changes--) {
    const name = random.of(names);
    const part = parts[name];
    const kind = random.below(12);
    if (part === undefined) continue;
    if (kind === 0) delete parts[name];
    else if (kind === 1) parts[random.of(names)] = part;
    else parts[name] = mutatedTokens(part, random, XML_SYNTAX);
  }
  return zipSync(parts);
}
