import { child, create, type XmlElement } from '../ooxml/xml.ts';

/** A picture as mammoth knows it, with the words that stand for it. @param blip attributes that name its part. */
function picture(blip: XmlElement['attributes'], alternative: string): XmlElement {
  const fill = create('pic:blipFill', {}, [create('a:blip', blip)]);
  const graphic = create('a:graphic', {}, [create('a:graphicData', {}, [create('pic:pic', {}, [fill])])]);
  return create('w:drawing', {}, [create('wp:inline', {}, [create('wp:docPr', { descr: alternative }), graphic])]);
}

/** A picture in a group of shapes (ISO/IEC 29500-1, 20.2.2.5). @param whole the words that stand for the group. */
export function groupedPicture(element: XmlElement, whole = ''): XmlElement {
  const properties = child(child(element, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes;
  return picture(child(child(element, 'pic:blipFill'), 'a:blip')?.attributes ?? {}, properties?.descr ?? whole);
}

/** The picture of an older shape (ISO/IEC 29500-4, 19.1.2.11). @param alternative the words that stand for the shape. */
export const shapePicture = ({ attributes }: XmlElement, alternative = ''): XmlElement =>
  picture({ 'r:embed': attributes['r:id'] ?? '' }, alternative);
