/** A place at which a decision was taken: the signs that held there, and the right answer. */
export interface Sample {
  /** Indexes of the signs that hold. */
  readonly signs: readonly number[];
  readonly label: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** A linear model: `bias` plus the weights of the signs that hold is above 0 for yes. */
export interface Model {
  readonly bias: number;
  readonly weights: readonly number[];
}

const ITERATIONS = 25;
/** Largest change of a weight at which the fit has converged. */
const CONVERGED = 1e-6;

export const scoreOf = ({ bias, weights }: Model, { signs }: Pick<Sample, 'signs'>): number =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), bias);

const probability = (score: number): number => 1 / (1 + Math.exp(-score));

/** Mean of the negative logarithms of the probabilities that a model gives to the right answers. */
export function logLoss(model: Model, samples: readonly Sample[]): number {
  let loss = 0;
  let total = 0;
  for (const sample of samples) {
    const score = scoreOf(model, sample);
    loss += sample.weight * Math.log1p(Math.exp(sample.label ? -score : score));
    total += sample.weight;
  }
  return loss / total;
}

/**
 * Logistic regression with a quadratic penalty on the distance of all weights from their priors, by Newton's method
 * (iteratively reweighted least squares; Hastie, Tibshirani, Friedman: The Elements of Statistical Learning, 4.4.1).
 * The bias has no penalty.
 * @param priors of each sign.
 * @param penalty of the distance 1, doubled; 1 is what a sample of weight 1 loses at most by a step of its score.
 */
export function fitLogistic(samples: readonly Sample[], priors: readonly number[], penalty: number): Model {
  const count = priors.length;
  // The bias is the last unknown.
  const size = count + 1;
  const unknowns = Float64Array.from([...priors, 0]);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    for (const { signs, label, weight } of samples) {
      const present = [...signs, count];
      const estimate = probability(present.reduce((sum, sign) => sum + (unknowns[sign] as number), 0));
      const curvature = weight * Math.max(estimate * (1 - estimate), 1e-6);
      for (const row of present) {
        gradient[row] = (gradient[row] as number) + weight * (Number(label) - estimate);
        const of = hessian[row] as Float64Array;
        for (const column of present) of[column] = (of[column] as number) + curvature;
      }
    }
    for (let sign = 0; sign < count; sign++) {
      gradient[sign] = (gradient[sign] as number) - penalty * ((unknowns[sign] as number) - (priors[sign] as number));
      const of = hessian[sign] as Float64Array;
      of[sign] = (of[sign] as number) + penalty;
    }
    const step = solve(hessian, gradient);
    let largest = 0;
    for (const [index, change] of step.entries()) {
      unknowns[index] = (unknowns[index] as number) + change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < CONVERGED) break;
  }
  return { bias: unknowns[count] as number, weights: [...unknowns.slice(0, count)] };
}

/** Solves a system of equations with a symmetric, positive definite matrix by Cholesky's decomposition; spoils both. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const at = (row: number, column: number): number => (matrix[row] as Float64Array)[column] as number;
  const size = right.length;
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      (matrix[row] as Float64Array)[column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = right[row] as number;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (right[k] as number);
    right[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] as number;
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (right[k] as number);
    right[row] = sum / at(row, row);
  }
  return right;
}
