import { chromium, type Page } from 'playwright';
import type { ColorPixels } from '../../../src/readers/grey/color-pixels.ts';
import { greyOf } from '../../../src/readers/grey/grey.ts';
import { createImageReader } from '../../../src/readers/image/reader.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import { fittingResolution } from '../../../src/readers/resolution.ts';
import { browserArguments, findBrowser } from '../../../src/tools/find-browser.ts';

/** The size of an image in pixels. */
const sizeOf = (page: Page, content: string): Promise<{ width: number; height: number }> =>
  page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
    return { width: bitmap.width, height: bitmap.height };
  }, content);

/** The image at another size, as RGBA in base64: as `workers/decode-image.ts` asks for it. */
const colorsOf = (page: Page, content: string, width: number, height: number): Promise<string> =>
  page.evaluate(
    async ({ content, width, height }) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false });
      if (!context) throw new Error('The browser gives no canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      // No call takes as many arguments as there are bytes.
      const parts = [];
      for (let at = 0; at < data.length; at += 8192) parts.push(String.fromCharCode(...data.subarray(at, at + 8192)));
      return btoa(parts.join(''));
    },
    { content, width, height },
  );

/** Stands for what the browser draws instead. */
const nothingDrawn = (width: number, height: number): ColorPixels => ({
  ...{ width, height, bytes: new Uint8Array(), step: 3, places: [0, 1, 2] },
});

/** A reader of images for Node, which has no decoder: a browser decodes them as it does in the product. */
export function imageReaderInNode(): { readonly reader: Reader; close(): Promise<void> } {
  let launched: Promise<Page> | undefined;
  const open = (): Promise<Page> =>
    (launched ??= (async () => {
      const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
      return browser.newPage();
    })());
  const reader: Reader = {
    async open(bytes, limits) {
      const page = await open();
      const content = Buffer.from(bytes).toString('base64');
      const size = await sizeOf(page, content);
      const nothing = { ...size, colors: nothingDrawn, close: () => undefined };
      const reading = await createImageReader(async () => nothing).open(bytes, limits);
      let { width, height } = { width: 0, height: 0 };
      for await (const { value } of reading.pages()) ({ width, height } = value);
      return {
        ...reading,
        async render(_, wanted) {
          const fitting = fittingResolution(width, height, wanted);
          const bytes = Buffer.from(await colorsOf(page, content, fitting.width, fitting.height), 'base64');
          return { ...fitting, pixels: greyOf({ ...fitting, bytes, step: 4, places: [0, 1, 2] }) };
        },
      };
    },
  };
  return { reader, close: async () => void (await (await launched)?.context().browser()?.close()) };
}
