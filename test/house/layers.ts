import { globSync } from 'node:fs';

/**
 * - `core`: runs in pages, workers and Node alike. Web standards only; no DOM, no Node, no Svelte.
 * - `worker`: the entry points of workers.
 * - `page`: has a DOM.
 * - `node`: tools, build and batch; they may use development dependencies.
 */
export type Environment = 'core' | 'worker' | 'page' | 'node';

export interface Layer {
  /** A folder, or one file. The longest path that holds a file is its layer. */
  readonly path: string;
  /** The layers it may import, besides itself. Types count as well. */
  readonly imports: readonly string[];
  readonly environment: Environment;
}

const model = ['src/platform', 'src/document'];
/** What tells formats apart by their first bytes lies below the formats, which the readers may ask. */
const signatures = globSync('src/readers/*/signature.ts').map((path) => path.replaceAll('\\', '/'));
const shared = [...model, 'src/formats', 'src/readers'];
const readers = ['src/readers/ooxml', 'src/readers/docx', 'src/readers/image', 'src/readers/pdf'];
const redaction = ['src/redaction', 'src/redaction/pdf'];
const upToAnswers = [...shared, 'src/ocr', 'src/reading', 'src/answers'];

/** From the lowest layer to the highest: a layer imports only layers above it in this table. */
export const layers: readonly Layer[] = [
  { path: 'src/platform', imports: [], environment: 'core' },
  { path: 'src/document', imports: ['src/platform'], environment: 'core' },
  ...signatures.map((path) => ({ path, imports: [], environment: 'core' }) as const),
  { path: 'src/readers/ooxml', imports: [...model, ...signatures], environment: 'core' },
  { path: 'src/formats', imports: [...model, ...signatures, 'src/readers/ooxml'], environment: 'core' },
  { path: 'src/readers', imports: [...model, 'src/formats'], environment: 'core' },
  { path: 'src/readers/docx', imports: [...shared, ...signatures, 'src/readers/ooxml'], environment: 'core' },
  { path: 'src/readers/image', imports: [...shared, ...signatures], environment: 'core' },
  { path: 'src/readers/pdf', imports: [...shared, ...signatures], environment: 'core' },
  { path: 'src/ocr', imports: model, environment: 'core' },
  { path: 'src/layout', imports: model, environment: 'core' },
  { path: 'src/reading', imports: [...shared, 'src/ocr', 'src/layout'], environment: 'core' },
  { path: 'src/redaction', imports: model, environment: 'core' },
  {
    path: 'src/redaction/pdf',
    imports: [...shared, 'src/readers/pdf', 'src/redaction'],
    environment: 'core',
  },
  { path: 'src/answers', imports: [...model, 'src/layout', 'src/reading', 'src/redaction'], environment: 'core' },
  { path: 'src/jobs', imports: upToAnswers, environment: 'core' },
  { path: 'src/api', imports: [...upToAnswers, 'src/jobs'], environment: 'core' },
  {
    path: 'workers',
    imports: [...upToAnswers, ...readers, ...redaction, 'src/jobs', 'src/api'],
    environment: 'worker',
  },
  {
    path: 'src/page',
    imports: [...upToAnswers, 'src/redaction', 'src/jobs', 'src/api', 'workers'],
    environment: 'page',
  },
  { path: 'src/client', imports: [...shared, 'src/api', 'src/page'], environment: 'page' },
  {
    path: 'src/app',
    imports: [...shared, 'src/readers/image', 'src/redaction', 'src/jobs', 'src/api', 'src/page'],
    environment: 'page',
  },
  {
    path: 'src/build',
    imports: [...upToAnswers, 'src/readers/pdf', 'src/api', 'src/app'],
    environment: 'node',
  },
  { path: 'src/tools', imports: ['src/build'], environment: 'node' },
  { path: 'src/batch', imports: ['src/formats', 'src/api', 'src/tools'], environment: 'node' },
];
