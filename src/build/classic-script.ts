import { resolve } from 'node:path';
import { build, type InlineConfig, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { BundledPackages } from './bundled-packages.ts';
import { openapiDocument } from './openapi-plugin.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** A script in one file with a name that never changes, which runs without `type="module"`. */
export interface ClassicScript {
  /** Source, relative to the project. */
  readonly entry: string;
  /** Name in the site's folder. */
  readonly file: string;
  /** Global variable that holds its exports; none when absent. */
  readonly name?: string;
  /** Globals that the build fills in. */
  readonly define?: Readonly<Record<string, string>>;
}

/** Builds a script with the settings of the site's build into its folder, and adds the script's packages to `packages`. */
export async function writeScript(
  config: ResolvedConfig,
  script: ClassicScript,
  packages: BundledPackages,
): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const plugins = [openapiDocument(), thirdPartyNotices(packages)];
  await build(scriptConfig(config, script, { plugins, build: { outDir, emptyOutDir: false } }));
}

/** Builds a script at each request for it, for development. */
export function serveScript(server: ViteDevServer, script: ClassicScript): void {
  server.middlewares.use(`/${script.file}`, async (_request, response, next) => {
    try {
      const own = { plugins: [openapiDocument()], build: { write: false } };
      const result = await build(scriptConfig(server.config, script, own));
      const [output] = [result].flat();
      if (!output || !('output' in output)) throw new Error(`${script.file} was not built.`);
      response.setHeader('content-type', 'text/javascript').end(output.output[0].code);
    } catch (error) {
      next(error);
    }
  });
}

function scriptConfig(
  config: ResolvedConfig,
  { entry, file, name, define = {} }: ClassicScript,
  own: Pick<InlineConfig, 'plugins' | 'build'>,
): InlineConfig {
  return {
    configFile: false,
    root: config.root,
    publicDir: false,
    plugins: own.plugins ?? [],
    logLevel: 'warn',
    resolve: { alias: config.resolve.alias },
    define,
    build: {
      ...own.build,
      target: config.build.target,
      copyPublicDir: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: name === undefined ? false : 'exports-only',
        output: { format: 'iife', entryFileNames: file, ...(name === undefined ? {} : { name }) },
      },
    },
  };
}
