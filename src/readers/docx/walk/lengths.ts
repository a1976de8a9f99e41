/** English metric units of DrawingML (20.1.10.16). */
export const EMU_PER_POINT = 12_700;

/** The properties of a shape of the older markup, which are written as in style sheets (ISO/IEC 29500-4, 19.1.2.19). */
export class ShapeStyle {
  readonly #properties: ReadonlyMap<string, string>;

  constructor(style: string) {
    this.#properties = new Map(
      style.split(';').map((part) => {
        const [name = '', value = ''] = part.split(':');
        return [name.trim().toLowerCase(), value.trim().toLowerCase()] as const;
      }),
    );
  }

  /** As written, in small letters; undefined where it is not set. */
  get(name: string): string | undefined {
    return this.#properties.get(name);
  }

  /** A length in points; NaN where there is none in points or inches. */
  points(name: string): number {
    const [, number, unit] = /^(-?[\d.]+)(pt|in)?$/.exec(this.get(name) ?? '') ?? [];
    return number === undefined ? Number.NaN : Number(number) * (unit === 'in' ? 72 : 1);
  }
}
