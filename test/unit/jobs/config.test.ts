import { describe, expect, test } from 'vitest';
import { ConfigError, defaultConfig, parseConfig } from '../../../src/jobs/config.ts';

describe('sheaf.config.json', () => {
  test('may be empty: a thousand pages a month, 100 MB and 2,000 pages a file', () => {
    expect(parseConfig('{}')).toEqual(defaultConfig);
    expect(defaultConfig).toEqual({
      allowance: { pages: 1000, renew: 'monthly' },
      keys: [],
      limits: { bytes: 100_000_000, pages: 2000, resumePerSecond: 1 },
      retention: { uploadMinutes: 60, resultHours: 24 },
      origins: [],
    });
  });

  test.each([
    ['{', 'not valid JSON'],
    ['[]', 'the file'],
    ['{"allowance": {"pages": -1, "renew": "never"}}', 'allowance.pages'],
    ['{"allowance": {"pages": 5, "renew": "weekly"}}', 'allowance.renew'],
    ['{"origins": ["https://you.example/"]}', 'origins.0'],
    ['{"keys": [{"key": "short"}]}', 'keys.0.key'],
    ['{"limits": {"bytes": "many"}}', 'limits.bytes'],
  ])('names the place that is wrong in %s', (text, place) => {
    expect(() => parseConfig(text)).toThrow(ConfigError);
    expect(() => parseConfig(text)).toThrow(place);
  });
});
