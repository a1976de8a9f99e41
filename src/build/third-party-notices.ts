import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BILL, billOfMaterials } from './bill-of-materials.ts';
import { addBundle, type BundledPackages, describePackage, isOwnNotice } from './bundled-packages.ts';
import { suppliedTerms } from './supplied-terms.ts';

/** The file, beside the site’s index. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';
const noticeFile = /^(?:licen[cs]e|notice|copying|copyright|authors)/i;
const introduction = 'Sheaf contains the following packages, each under its own licence.';

/** Name, version, licence and notices of a package; its parts may have notices of their own, beside their files. */
async function notices([folder, parts]: readonly [string, ReadonlySet<string>]): Promise<string> {
  if (isOwnNotice(folder)) return (await readFile(folder, 'utf8')).trim();
  const { name, version, license } = describePackage(folder);
  const { text } = suppliedTerms(name);
  const texts = [
    ...(await Promise.all([...parts].sort().map(noticesIn))).flat(),
    ...(text === undefined ? [] : [text]),
  ];
  if (license === undefined || texts.length === 0) {
    throw new Error(`${name} comes without its terms. Find them, and put them into src/build/supplied-terms.ts.`);
  }
  return [`${name} ${version}\nLicence: ${license}`, ...new Set(texts)].join('\n\n');
}

/** The texts of the notices in a folder. */
async function noticesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}

/**
 * Writes THIRD-PARTY-NOTICES.txt beside the site: name, version, licence and notices of every bundled package; and
 * sbom.json, the same for machines. The site, its workers and its scripts are separate builds: each adds its packages,
 * and the last one writes those of all. Fails the build for a package whose terms are not known.
 * @param packages shared by the builds of one site.
 */
export function thirdPartyNotices(packages: BundledPackages): Plugin {
  let root = '';
  return {
    name: 'sheaf:third-party-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      addBundle(packages, bundle, root);
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const rule = `\n\n${'-'.repeat(80)}\n\n`;
      const parts = await Promise.all([...packages].sort().map(notices));
      await writeFile(join(dir, NOTICES), `${[introduction, ...parts].join(rule)}\n`);
      await writeFile(join(dir, BILL), await billOfMaterials(root, packages));
    },
  };
}
