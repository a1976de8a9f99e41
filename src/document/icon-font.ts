const ICON_FONT = /awesome|icons?(?![a-z])|icomoon|fontello/i;

/** Whether a font is one of pictures alone, by its name. */
export const isIconFont = (family: string): boolean => ICON_FONT.test(family);
