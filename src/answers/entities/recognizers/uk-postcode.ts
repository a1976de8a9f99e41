import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** Postcode areas, by their first letter. */
const AREA =
  'A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE';
const INWARD = '\\d[ABD-HJLNP-UW-Z]{2}';

/** Postcodes of the United Kingdom, Jersey, Guernsey and the Isle of Man. */
export const ukPostcode: EntityDefinition = {
  title: 'Postcode',
  region: 'United Kingdom',
  form: 'postcode area, district, digit and two letters',
  source: 'Royal Mail, PAF; BS 7666',
  confusions: 'part numbers of that form',
  example: 'SW1A 1AA',
  recognizer: byPattern({
    patterns: [
      [`(?:${AREA})\\d[A-Z\\d]? ${INWARD}`, 0.5],
      [`(?:${AREA})\\d[A-Z\\d]?${INWARD}`, 0.15],
    ],
    context: ['post ?code', 'postal code', 'zip', 'address'],
  }),
};
