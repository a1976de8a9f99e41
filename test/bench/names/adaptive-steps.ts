/** Step of a weight at the start; it falls to 0. */
const RATE = 0.002;
const MEAN_KEPT = 0.9;
const SQUARES_KEPT = 0.999;

/** Steps of weights against their slopes (Kingma, Ba 2015, Adam: A Method for Stochastic Optimization). */
export class AdaptiveSteps {
  readonly #weights: Float32Array;
  readonly #batches: number;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #taken = 0;

  /** @param batches after which the steps are 0. */
  constructor(weights: Float32Array, batches: number) {
    this.#weights = weights;
    this.#batches = batches;
    this.#means = new Float32Array(weights.length);
    this.#squares = new Float32Array(weights.length);
  }

  /** Takes a step by the sums of slopes over so many examples, and sets the sums to 0. */
  take(slopes: Float32Array, examples: number): void {
    this.#taken++;
    const rate = (RATE * Math.max(0, 1 - this.#taken / this.#batches)) / (1 - MEAN_KEPT ** this.#taken);
    const correction = 1 - SQUARES_KEPT ** this.#taken;
    const [weights, means, squares] = [this.#weights, this.#means, this.#squares];
    for (let at = 0; at < slopes.length; at++) {
      const slope = (slopes[at] as number) / examples;
      const mean = MEAN_KEPT * (means[at] as number) + (1 - MEAN_KEPT) * slope;
      const square = SQUARES_KEPT * (squares[at] as number) + (1 - SQUARES_KEPT) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      weights[at] = (weights[at] as number) - (rate * mean) / (Math.sqrt(square / correction) + 1e-8);
    }
    slopes.fill(0);
  }
}
