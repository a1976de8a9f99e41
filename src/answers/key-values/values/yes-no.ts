/** Words that forms have for yes and no, by language. */
const WORDS =
  /^(?:yes|no|y|n|true|false|ja|nein|oui|non|s[ií]|sì|sim|não|nee|tak|nie|igen|nem|evet|hayır|да|нет|はい|いいえ|是|否)$/iu;

/** Whether a text is nothing but yes or no. */
export const isYesNo = (text: string): boolean => WORDS.test(text.replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '').trim());
