import { centre, type Point } from '../../../document/geometry.ts';
import type { PositionedPage } from '../../../document/page.ts';
import { type Projection, projected } from '../../../document/projection.ts';

/** Distance in points up to which a place is right: rules that are further from each other are not on one line. */
const RIGHT = 1.5;
/** Numbers that a projection has. */
const UNKNOWNS = 8;

/** Where the middle of a word is on the page as displayed, and on the level page. */
interface Pair {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Where places of a page as displayed are on the level page, both in points: turned as its words are, or, where that is
 * not where its words are, seen from above as they are. `undefined` on a page that is level.
 */
export function levelPlaces({ words }: PositionedPage): ((place: Point) => Point) | undefined {
  const pairs = words.flatMap(({ box, level }): Pair[] =>
    level === undefined ? [] : [{ from: centre(box), to: centre(level.box) }],
  );
  const first = words.find(({ level }) => level !== undefined);
  const [origin] = pairs;
  if (!first?.level || !origin) return undefined;
  const turned = turnedAbout(origin, first.level.rotation - first.rotation);
  if (pairs.every((pair) => isRight(turned, pair))) return turned;
  const flat = flattened(pairs);
  return flat && pairs.every((pair) => isRight(flat, pair)) ? flat : turned;
}

const isRight = (move: (place: Point) => Point, { from, to }: Pair): boolean => {
  const [x, y] = move(from);
  return Math.hypot(x - to[0], y - to[1]) <= RIGHT;
};

function turnedAbout({ from, to }: Pair, degrees: number): (place: Point) => Point {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return ([x, y]) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [to[0] + dx * cosine - dy * sine, to[1] + dx * sine + dy * cosine];
  };
}

/** The projection that leads words to where they are on the level page, by least squares; `undefined` for too few words. */
function flattened(pairs: readonly Pair[]): ((place: Point) => Point) | undefined {
  const [middle, scale] = spreadOf(pairs.map(({ from }) => from));
  const [levelMiddle, levelScale] = spreadOf(pairs.map(({ to }) => to));
  const unit = ([x, y]: Point, [mx, my]: Point, by: number): Point => [(x - mx) / by, (y - my) / by];
  const normal = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  for (const { from, to } of pairs) {
    const [x, y] = unit(from, middle, scale);
    const [u, v] = unit(to, levelMiddle, levelScale);
    addTo(normal, [x, y, 1, 0, 0, 0, -x * u, -y * u], u);
    addTo(normal, [0, 0, 0, x, y, 1, -x * v, -y * v], v);
  }
  const projection = solved(normal);
  if (!projection) return undefined;
  return (place) => {
    const [u, v] = projected(projection as unknown as Projection, unit(place, middle, scale));
    return [levelMiddle[0] + u * levelScale, levelMiddle[1] + v * levelScale];
  };
}

/** The middle of places, and how far they are from it on average: sums of such numbers stay exact. */
function spreadOf(places: readonly Point[]): [middle: Point, mean: number] {
  const mean = (of: (place: Point) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x, y] = [mean(([x]) => x), mean(([, y]) => y)];
  return [
    [x, y],
    Math.max(
      1,
      mean((place) => Math.hypot(place[0] - x, place[1] - y)),
    ),
  ];
}

/** Adds what one equation says to the normal equations of them all. */
function addTo(normal: readonly Float64Array[], factors: readonly number[], sum: number): void {
  for (const [index, row] of normal.entries()) {
    const factor = factors[index] as number;
    for (let column = 0; column < UNKNOWNS; column++)
      row[column] = (row[column] as number) + factor * (factors[column] as number);
    row[UNKNOWNS] = (row[UNKNOWNS] as number) + factor * sum;
  }
}

/** Determinants below which equations say too little. */
const SINGULAR = 1e-9;

/** The solution of linear equations by elimination with the largest pivots (Gauss); `undefined` where there is no one. */
function solved(rows: Float64Array[]): number[] | undefined {
  for (let at = 0; at < rows.length; at++) {
    const rest = rows.slice(at);
    const pivot = rest.reduce((a, b) => (Math.abs(b[at] as number) > Math.abs(a[at] as number) ? b : a));
    if (Math.abs(pivot[at] as number) < SINGULAR) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(at, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] as number) / (pivot[at] as number);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] as number) - factor * (pivot[column] as number);
    }
  }
  return rows.map((row, at) => (row.at(-1) as number) / (row[at] as number));
}
