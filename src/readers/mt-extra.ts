/** A code, and what the font shows from it on, a sign for each code; a space where it shows what is no character. */
type Stretch = readonly [first: number, signs: string];

/**
 * The signs of MT Extra, the font of Microsoft's Equation Editor and of MathType, which Euclid Extra has under the same codes.
 * What it sets over letters is its arrow or accent alone; pieces of braces and brackets are no characters.
 */
const STRETCHES: readonly Stretch[] = [
  [0x23, '`ˆ˜˙ ⌣⌢'],
  [0x31, '        '],
  [0x3a, '∼≃⊲≪⊳≫≜≙≐∐ƛ    '],
  [0x49, '∩℧…⋯⋮⋰⋱∥∵∡∢ ∪△□▭▱↗↙⤢↘↖⤡‵↦↕⇕○⊙≻·ℏ∳∲ ℓ∓ ∘≺↽→←↔ →←⇁'],
  [0x7b, '    '],
  [0x80, '⇄⇄⇄⇌⇌⇌⇀↽'],
  [0xa1, 'ℝℤℂℚℕ ⟦⟧'],
];

const SIGNS: ReadonlyMap<number, string> = new Map(
  STRETCHES.flatMap(([first, signs]) => [...signs].map((sign, index) => [first + index, sign.trim()] as const)),
);

/** The character that MT Extra shows for a code of one byte, empty for what is none; undefined for codes that it does not have. */
export const mtExtraCharacter = (code: number): string | undefined => SIGNS.get(code);
