import type { Picture } from '../../../document/picture.ts';
import { child, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import type { Image } from '../content.ts';
import { EMU_PER_POINT, ShapeStyle } from './lengths.ts';
import type { Story } from './story.ts';

/** What is known of an image besides its alternative: no picture where the file has none, or nothing to read in it. */
export type FoundImage = Pick<Image, 'picture'>;

/** ST_Percentage (20.1.10.40) in its usual form: thousandths of a per cent. */
const WHOLE = 100_000;

/**
 * The image of a picture (20.2.2.5); undefined where it refers to none (20.1.8.13).
 * @param place the `wp:inline` or `wp:anchor` that shows it alone.
 */
export function pictureImage(element: XmlElement, place: XmlElement | undefined, story: Story): FoundImage | undefined {
  const fill = child(element, 'pic:blipFill');
  const { 'r:embed': embed, 'r:link': link } = child(fill, 'a:blip')?.attributes ?? {};
  if (!embed && !link) return undefined;
  const properties = [child(child(element, 'pic:nvPicPr'), 'pic:cNvPr'), child(place, 'wp:docPr')];
  if (properties.some(isDecorative)) return {};
  const shown = child(place, 'wp:extent') ?? child(child(child(element, 'pic:spPr'), 'a:xfrm'), 'a:ext');
  const { cx, cy } = shown?.attributes ?? {};
  const { l, t, r, b } = child(fill, 'a:srcRect')?.attributes ?? {};
  return found(embed || link || '', story, {
    width: Number(cx) / EMU_PER_POINT,
    height: Number(cy) / EMU_PER_POINT,
    crop: [l, t, r, b].map((share) => Number(share ?? 0) / WHOLE),
  });
}

/** Whether the author says that it is there for its looks alone (MS-ODRAWXML 2.29). */
const isDecorative = (properties: XmlElement | undefined): boolean =>
  elementsOf(child(properties, 'a:extLst')).some(
    (extension) => child(extension, 'adec:decorative')?.attributes.val === '1',
  );

/** The image of a shape of the older markup (ISO/IEC 29500-4, 19.1.2.11); undefined where it refers to none. */
export function shapeImage(
  { attributes }: XmlElement,
  shape: XmlElement | undefined,
  story: Story,
): FoundImage | undefined {
  if (!attributes['r:id']) return undefined;
  const { cropleft, croptop, cropright, cropbottom } = attributes;
  const style = new ShapeStyle(shape?.attributes.style ?? '');
  return found(attributes['r:id'], story, {
    width: style.points('width'),
    height: style.points('height'),
    crop: [cropleft, croptop, cropright, cropbottom].map(fractionOf),
  });
}

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly crop: readonly number[];
}

function found(relationship: string, story: Story, { width, height, crop }: Shown): FoundImage {
  const target = story.target(relationship);
  if (!target) return {};
  const [left = 0, top = 0, right = 0, bottom = 0] = crop.map((share) => (share > 0 && share < 1 ? share : 0));
  const isCropped = left + right < 1 && top + bottom < 1 && left + top + right + bottom > 0;
  const picture: Picture = {
    name: target.name,
    ...(target.external && { external: true }),
    ...(width > 0 && height > 0 && { width, height }),
    ...(isCropped && { crop: [left, top, right, bottom] }),
  };
  return { picture };
}

/** A share of a length (ISO/IEC 29500-4, 19.1.2.11): a number, or 65536ths with an `f` behind them. */
function fractionOf(value = '0'): number {
  const number = Number.parseFloat(value);
  return value.endsWith('f') ? number / 65_536 : number;
}
