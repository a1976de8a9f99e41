const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Whether the bytes begin as a PNG file does (PNG, third edition, 5.2). */
export const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte);

/** Whether the bytes begin with a JPEG start-of-image marker and another marker (ITU-T T.81, Annex B). */
export const isJpeg = (bytes: Uint8Array): boolean => JPEG.every((byte, index) => bytes[index] === byte);
