import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type BundledPackages, describePackage, isOwnNotice, noticedFile, type Package } from './bundled-packages.ts';

/** The file, beside the site’s index. */
export const BILL = 'sbom.json';

/** The part of a lock file that tells what was installed. */
interface Lock {
  readonly packages?: Readonly<Record<string, { readonly integrity?: string }>>;
}

const json = (path: string): object => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** A package URL: purl-spec, type npm. */
const purlOf = ({ name, version }: Package): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The digest of a package's archive, as the lock file has it (Subresource Integrity), in CycloneDX. */
function hashesOf(integrity: string | undefined): object {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  if (digest === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/**
 * What the site contains of others, as CycloneDX 1.6 in JSON: each bundled package with its licence and the digest of
 * its archive, and each file of ours that is made from others’ data. Equal for equal packages: it holds no time.
 */
export async function billOfMaterials(root: string, packages: BundledPackages): Promise<string> {
  const { name = '', version = '' } = json(join(root, 'package.json')) as Partial<Package>;
  const { packages: locked = {} } = json(join(root, 'package-lock.json')) as Lock;
  const components = [...packages.keys()].sort().map(async (key) => {
    if (isOwnNotice(key)) {
      const file = noticedFile(key);
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      const licenses = [{ license: { name: 'see THIRD-PARTY-NOTICES.txt' } }];
      return {
        type: 'data',
        'bom-ref': basename(file),
        name: basename(file),
        licenses,
        hashes: [{ alg: 'SHA-256', content }],
      };
    }
    const bundled = describePackage(key);
    const purl = purlOf(bundled);
    const { integrity } = locked[relative(root, key).split(sep).join('/')] ?? {};
    return {
      type: 'library',
      'bom-ref': purl,
      name: bundled.name,
      version: bundled.version,
      licenses: [{ expression: bundled.license }],
      purl,
      ...hashesOf(integrity),
    };
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: await Promise.all(components),
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}
