/** Points of a curve from left to right; between two of them it is a straight line. */
export type Curve = readonly (readonly [at: number, height: number])[];

/** The height of a curve at a place, which lies between its first point and its last. */
export function onCurve(curve: Curve, at: number): number {
  const next = Math.max(
    1,
    curve.findIndex(([claimed]) => claimed >= at),
  );
  const [[from, low], [to, high]] = [curve[next - 1], curve[next]] as [Curve[number], Curve[number]];
  return low + ((at - from) / (to - from)) * (high - low);
}
