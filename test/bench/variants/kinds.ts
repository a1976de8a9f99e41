import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { EditedPage, EditPages } from './pdfium-pages.ts';

const runProgram = promisify(execFile);

/** Points that are cut off at each edge of a page: narrower than any printed margin. */
const CROP = 9;
/** Points of empty paper that are added at each edge. */
const BORDER = 36;
/** Degrees of a page that a scanner or printer drew in. */
const SKEW = 1;

/** A way to write the same pages differently. */
export interface Kind {
  readonly name: string;
  /** The program that does it; ours when absent. */
  readonly program?: string;
  /** Reads the PDF at one path and writes another. Rejects with an `Error` when it cannot. */
  readonly make: (source: string, target: string, edit: EditPages) => Promise<void>;
}

function byProgram(name: string, program: string, args: (source: string, target: string) => string[]): Kind {
  return {
    name,
    program,
    make: async (source, target) => {
      // qpdf answers 3 when it wrote the file and has a warning.
      await runProgram(program, args(source, target)).catch((error: { code?: unknown }) => {
        if (program !== 'qpdf' || error.code !== 3) throw error;
      });
    },
  };
}

const byPages = (name: string, change: (page: EditedPage) => void): Kind => ({
  name,
  make: async (source, target, edit) => writeFile(target, edit(await readFile(source), change)),
});

function grow(page: EditedPage, by: number): void {
  const [left, bottom, right, top] = page.box;
  page.setBox([left - by, bottom - by, right + by, top + by]);
}

const turn = (degrees: number): [number, number, number, number] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos];
};

/** All that a document becomes. */
export const kinds: readonly Kind[] = [
  byProgram('Ghostscript, fonts subset', 'gs', (source, target) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', '-dEmbedAllFonts=true', '-dSubsetFonts=true'],
    `-sOutputFile=${target}`,
    source,
  ]),
  byProgram('cairo', 'pdftocairo', (source, target) => ['-pdf', source, target]),
  byProgram('qpdf, streams written anew', 'qpdf', (source, target) => [
    ...['--object-streams=generate', '--normalize-content=y', '--coalesce-contents', '--linearize'],
    source,
    target,
  ]),
  byPages('rotated by /Rotate', (page) => page.rotate(1)),
  byPages('drawn sideways', (page) => page.transform([...turn(90), 0, 0])),
  byPages('drawn upside down', (page) => page.transform([...turn(180), 0, 0])),
  byPages(`skewed by ${SKEW}°`, (page) => page.transform([...turn(SKEW), 0, 0])),
  byPages('cropped', (page) => grow(page, -CROP)),
  byPages('on larger paper', (page) => grow(page, BORDER)),
  byPages('scaled by half', (page) => page.transform([0.5, 0, 0, 0.5, 0, 0])),
];

/** Whether a program is there to be run. */
export async function isInstalled(program: string): Promise<boolean> {
  try {
    await runProgram(program, ['--version']);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code !== 'ENOENT';
  }
}
