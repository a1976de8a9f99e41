import type { Page } from 'playwright';

/** The image as a browser saves it in JPEG. */
export async function jpeg(page: Page, file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await page.evaluate(async (content) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(content), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, Buffer.from(file).toString('base64'));
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
