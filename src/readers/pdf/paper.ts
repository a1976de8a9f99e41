/** A colour, `#rrggbb`, as it looks on white paper where it is painted with a constant alpha from 0 to 1. */
export function onPaper(color: string, alpha: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [16, 8, 0].map((shift) => Math.round(0xff - alpha * (0xff - ((value >> shift) & 0xff))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
