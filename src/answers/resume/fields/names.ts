import type { EntityType } from '../../entities/entity-types.ts';
import type { Finding } from '../../entities/findings.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';

/** What share of a span names of a type cover, from 0 to 1. */
export type Names = (span: Span, type: EntityType) => number;

/** The names that were found in a document. */
export const namesOf =
  (findings: readonly Finding[]): Names =>
  ({ start, end }, type) =>
    overlapping(findings, { start, end }).reduce(
      (share, finding) =>
        finding.type === type
          ? share + (Math.min(end, finding.end) - Math.max(start, finding.start)) / (end - start)
          : share,
      0,
    );
