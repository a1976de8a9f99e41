import address from 'virtual:character-maps';
import { archivedFile } from '../src/platform/archived-file.ts';
import { once } from '../src/platform/once.ts';
import { load } from './load.ts';

const archive = once(async () => new Uint8Array(await load(address)));

/**
 * A predefined character map of Adobe’s (ISO 32000-2, 9.7.5.2) in pdf.js’s packed format, by its file name. Rejects when
 * it cannot be had.
 */
export const loadCharacterMap = async (file: string): Promise<Uint8Array> => archivedFile(await archive(), file);
