/** Bullets that the layout left as text at the start of a line, with the white space behind them. */
export const BULLET = /^[•●▪◦‣∙·–—*-]\s+/u;

/**
 * What separates the parts of a head line: employer, position, place. Pictographs do, the points and brackets of
 * `Ingénieur(e)` do not.
 */
export const PART_SEPARATOR =
  /(?<!\S)\p{So}\uFE0F?(?!\S)|[|•●–—‖]|(?<!\p{L})·|·(?!\p{L})|\s[-@/]\s|\sat\s|\t|\n|,\s(?=\p{Lu})|(?<!\p{L})\(|\((?!\p{Ll}{1,6}\))|\)(?<!\p{L}\(\p{Ll}{1,6}\))/gu;

/** A character that may surround a part of a head line and is not in it. */
export const AROUND_PART = /[\s,;:|·•–—-]/u;
