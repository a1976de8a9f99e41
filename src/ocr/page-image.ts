export type { PageImage } from '../document/page-image.ts';
