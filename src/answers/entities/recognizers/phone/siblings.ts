/** How a number is written, and what it begins with: numbers of parts and orders differ in the rest. */
const seriesOf = (number: string): string => `${/^\D*\d+/.exec(number)?.[0]}${number.replaceAll(/\d/g, '9')}`;

/** Series of numbers of a text of which a label calls at least one something else, such as a part. */
export interface OtherSeries {
  add(number: string): void;
  has(number: string): boolean;
}

/** An empty set of series: `7741-220-03` tells what `7741-220-01` is. Single groups of digits are no series. */
export function otherSeries(): OtherSeries {
  const series = new Set<string>();
  return {
    add(number) {
      if (/\d\D+\d/.test(number)) series.add(seriesOf(number));
    },
    has: (number) => series.size > 0 && series.has(seriesOf(number)),
  };
}
