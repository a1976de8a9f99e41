/** CSS pixels per point, as readers of PDF offer them: a quarter to five times the size on paper at 96 pixels an inch. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5].map(
  (factor) => (factor * 96) / 72,
);

/** The next larger (1) or smaller (-1) step from any zoom, in CSS pixels per point; the last step is not passed. */
export const steppedZoom = (zoom: number, direction: 1 | -1): number =>
  direction === 1
    ? (STEPS.find((step) => step > zoom * 1.01) ?? zoom)
    : (STEPS.findLast((step) => step < zoom * 0.99) ?? zoom);
