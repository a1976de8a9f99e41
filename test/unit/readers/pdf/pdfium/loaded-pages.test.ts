import { init } from '@embedpdf/pdfium';
import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { Engine } from '../../../../../src/readers/pdf/pdfium/engine.ts';
import { openSource } from '../../../../../src/readers/pdf/pdfium/source.ts';
import { pagesPdf } from '../../../../fixtures/pdf.ts';

type Parts = ConstructorParameters<typeof Engine>;
type Load = (document: number, index: number) => number;

test('a page that is drawn after it was read is loaded once, and none stays open', async () => {
  const { pdfium } = await init({ wasmBinary: await pdfiumWasm() });
  const { FPDF_LoadPage: load, FPDF_ClosePage: close } = pdfium.wasmExports as unknown as {
    FPDF_LoadPage: Load;
    FPDF_ClosePage: (page: number) => void;
  };
  const loaded: number[] = [];
  let open = 0;
  const exports = {
    ...pdfium.wasmExports,
    FPDF_LoadPage: (document: number, index: number) => {
      loaded.push(index + 1);
      open++;
      return load(document, index);
    },
    FPDF_ClosePage: (page: number) => {
      open--;
      close(page);
    },
  };
  const source = openSource(new Engine(pdfium as unknown as Parts[0], exports as unknown as Parts[1]), pagesPdf(2), '');
  const [first, drawn] = [source.page(1), source.render(1, 72)];
  expect(loaded).toEqual([1]);
  source.page(2);
  expect([source.page(1), source.render(1, 72)]).toEqual([first, drawn]);
  expect(loaded).toEqual([1, 2, 1]);
  source.page(2);
  source.close();
  expect(open).toBe(0);
});
