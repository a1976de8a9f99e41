import type { Config } from '../../src/jobs/config.ts';

/** Pages of a file that the sites under test allow. */
export const MAX_PAGES = 300;

export const FULL_KEY = 'sk_contract_full';
/** Has a single page. */
export const POOR_KEY = 'sk_contract_poor';

/** Keys for cases that no other may disturb. */
export const SPARE_KEYS = ['sk_contract_spare_a', 'sk_contract_spare_b', 'sk_contract_spare_c'] as const;

/** `sheaf.config.json` of the sites under test. */
export const config: Config = {
  allowance: { pages: 1000, renew: 'monthly' },
  keys: [
    { key: FULL_KEY, name: 'full', pages: 100_000, renew: 'never' },
    { key: POOR_KEY, name: 'poor', pages: 1, renew: 'never' },
    ...SPARE_KEYS.map((key) => ({ key, name: 'spare', pages: 100, renew: 'never' as const })),
  ],
  limits: { bytes: 100_000_000, pages: MAX_PAGES, resumePerSecond: 1 },
  retention: { uploadMinutes: 60, resultHours: 24 },
  origins: [],
};
