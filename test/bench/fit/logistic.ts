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
/** Change of the mean cost at which the fit has converged. */
const CONVERGED = 1e-9;
/** Share of a step below which no shorter one is tried. */
const SMALLEST_STEP = 1e-3;
/** Keeps the system solvable where all samples are sure. */
const LEAST_CURVATURE = 1e-6;

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
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const costOf = (model: Model): number =>
    total * logLoss(model, samples) +
    (penalty / 2) * priors.reduce((sum, prior, sign) => sum + ((model.weights[sign] ?? 0) - prior) ** 2, 0);
  let model: Model = { bias: 0, weights: priors };
  let cost = costOf(model);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const { bias, weights } = newtonStep(model, samples, priors, penalty);
    const moved = (share: number): Model => ({
      bias: model.bias + share * bias,
      weights: model.weights.map((weight, sign) => weight + share * (weights[sign] ?? 0)),
    });
    // A step from far away may go too far.
    let share = 1;
    while (share > SMALLEST_STEP && !(costOf(moved(share)) <= cost)) share /= 2;
    const before = cost;
    model = moved(share);
    cost = costOf(model);
    if (before - cost < CONVERGED * total) break;
  }
  return model;
}

/** The step that would end at the least cost if the cost were a quadratic function. */
function newtonStep(model: Model, samples: readonly Sample[], priors: readonly number[], penalty: number): Model {
  // The bias is the last unknown.
  const bias = priors.length;
  const gradient = new Float64Array(bias + 1);
  const hessian = Array.from({ length: bias + 1 }, () => new Float64Array(bias + 1));
  for (const sample of samples) {
    const estimate = probability(scoreOf(model, sample));
    const curvature = sample.weight * Math.max(estimate * (1 - estimate), LEAST_CURVATURE);
    const present = [...sample.signs, bias];
    for (const row of present) {
      gradient[row] = (gradient[row] as number) + sample.weight * (Number(sample.label) - estimate);
      const of = hessian[row] as Float64Array;
      for (const column of present) of[column] = (of[column] as number) + curvature;
    }
  }
  for (const [sign, prior] of priors.entries()) {
    gradient[sign] = (gradient[sign] as number) - penalty * ((model.weights[sign] ?? 0) - prior);
    const of = hessian[sign] as Float64Array;
    of[sign] = (of[sign] as number) + penalty;
  }
  const step = solve(hessian, gradient);
  return { bias: step[bias] as number, weights: [...step.slice(0, bias)] };
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
