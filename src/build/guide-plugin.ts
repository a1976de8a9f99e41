import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDE_FOLDER, GUIDE_STYLES, guidePage, guidePages } from './guide-page.ts';

const STYLES = ['src/app/styles/colours.css', 'src/app/styles/document.css', 'src/build/guide.css'];

/** Writes what people read about the site as pages of it, which are kept for offline use with the rest. */
export function guide(): Plugin {
  let root = '';
  const text = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  return {
    name: 'sheaf:guide',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const emit = (name: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName: GUIDE_FOLDER + name, source });
      };
      for (const { source, page } of guidePages) emit(page, guidePage(await text(source), source));
      emit(GUIDE_STYLES, (await Promise.all(STYLES.map(text))).join('\n'));
    },
  };
}
