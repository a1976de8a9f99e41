import { byPattern } from '../recognizer.ts';

/** Hardware addresses of network cards (IEEE 802). */
export const macAddress = byPattern({
  ignoreCase: true,
  patterns: [
    ['[\\da-f]{2}([:-])(?:[\\da-f]{2}\\1){4}[\\da-f]{2}', 0.8],
    ['[\\da-f]{4}\\.[\\da-f]{4}\\.[\\da-f]{4}', 0.6],
  ],
  context: ['mac', 'hardware', 'ethernet'],
});
