/** CSS pixels. */
export const THUMBNAIL_WIDTH = 72;
