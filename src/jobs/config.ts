import * as v from 'valibot';

const wholePages = v.pipe(v.number(), v.integer(), v.minValue(0));

/** When an allowance is reset; periods begin at midnight UTC. */
export const renewal = v.picklist(['never', 'daily', 'monthly']);

const allowance = v.object({ pages: wholePages, renew: renewal });

/** An origin: scheme, host and port, as browsers serialise it. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const configSchema = v.object({
  /** Allowance of every key created on the device. */
  allowance: v.optional(allowance, { pages: 1000, renew: 'monthly' }),
  /** Keys that the site's operator issues. */
  keys: v.optional(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.minLength(8)),
        name: v.optional(v.string(), ''),
        pages: v.optional(wholePages),
        renew: v.optional(renewal),
      }),
    ),
    [],
  ),
  limits: v.optional(
    v.object({
      /** Most bytes of one file. */
      bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 100_000_000),
      /** Most pages of one file. */
      pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 2000),
      /** Requests a second and key on the resume endpoint. */
      resumePerSecond: v.optional(v.pipe(v.number(), v.gtValue(0)), 1),
    }),
    {},
  ),
  retention: v.optional(
    v.object({
      /** How long an upload address is valid. */
      uploadMinutes: v.optional(v.pipe(v.number(), v.gtValue(0)), 60),
      /** How long a ticket's answer is kept. */
      resultHours: v.optional(v.pipe(v.number(), v.gtValue(0)), 24),
    }),
    {},
  ),
  /** Other origins whose pages may embed the site through `bridge.html`. */
  origins: v.optional(
    v.array(v.pipe(v.string(), v.check(isOrigin, 'Write an origin like "https://you.example".'))),
    [],
  ),
});

/** `sheaf.config.json`, with defaults filled in. */
export type Config = v.InferOutput<typeof configSchema>;
export type Allowance = v.InferOutput<typeof allowance>;

/** The configuration of a site without `sheaf.config.json`. */
export const defaultConfig: Config = v.parse(configSchema, {});

/** Thrown when `sheaf.config.json` is invalid; `message` names the place. */
export class ConfigError extends Error {}

/** Reads the text of `sheaf.config.json`. Throws `ConfigError` with a sentence for the editor of the file. */
export function parseConfig(text: string): Config {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`sheaf.config.json is not valid JSON: ${(error as Error).message}`);
  }
  if (Array.isArray(data)) throw new ConfigError('sheaf.config.json: the file must hold a JSON object, not a list.');
  const result = v.safeParse(configSchema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`sheaf.config.json: «${v.getDotPath(issue) ?? 'the file'}» is wrong. ${issue.message}`);
}
