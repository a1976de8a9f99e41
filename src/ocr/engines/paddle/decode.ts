/** A character as the recognition read it along a line. */
export interface Character {
  readonly text: string;
  /** Where its steps begin and end, from 0 at the start of the line's crop to 1 at its end. */
  readonly start: number;
  readonly end: number;
  /** Probability from 0 to 1. */
  readonly probability: number;
}

/** The classes of the recognition: the blank that separates, the dictionary's characters, the space. */
export const classesOf = (dictionary: readonly string[]): string[] => ['', ...dictionary, ' '];

/**
 * The best character of every step, runs of the same one read as one and blanks left out (greedy CTC). `probabilities`
 * holds a row of one value per class for each of `steps` steps.
 */
export function decode(probabilities: Float32Array, steps: number, classes: readonly string[]): Character[] {
  const characters: Character[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const row = probabilities.subarray(step * classes.length, (step + 1) * classes.length);
    let best = 0;
    for (let index = 1; index < row.length; index++) if ((row[index] as number) > (row[best] as number)) best = index;
    const probability = row[best] as number;
    const open = characters.at(-1);
    if (best !== 0 && best === last && open) {
      characters[characters.length - 1] = {
        ...open,
        end: (step + 1) / steps,
        probability: Math.max(open.probability, probability),
      };
    } else if (best !== 0) {
      characters.push({ text: classes[best] as string, start: step / steps, end: (step + 1) / steps, probability });
    }
    last = best;
  }
  return characters;
}
