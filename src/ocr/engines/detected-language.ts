import { detectLanguage } from '../language/detect-language.ts';
import { withoutNoise } from '../words/noise.ts';
import type { Recognizer } from './recognizer.ts';

/** The language that is tried first, and that counts where the text does not tell another. */
export const DEFAULT_LANGUAGE = 'eng';

/**
 * A recogniser that detects the language when the options name none: it reads the image in English, and once more when
 * the words found are frequent in another language that it has a model for.
 */
export const withDetectedLanguage = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    if (options.languages.length > 0) return recognizer.recognize(image, options);
    const first = await recognizer.recognize(image, { ...options, languages: [DEFAULT_LANGUAGE] });
    const language = detectLanguage(withoutNoise(first.words).map(({ text }) => text)) ?? DEFAULT_LANGUAGE;
    return language === DEFAULT_LANGUAGE ? first : recognizer.recognize(image, { ...options, languages: [language] });
  },
  close: () => recognizer.close(),
});
