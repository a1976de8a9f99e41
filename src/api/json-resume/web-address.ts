import type { Profile } from './schema.ts';

/** A web address as documents print it, whole (RFC 3986): `ada.dev/x` is `https://ada.dev/x`. Null where it is none. */
export function webAddress(printed: string | null): string | null {
  if (printed === null) return null;
  const whole = /^https?:\/\//i.test(printed) ? printed : `https://${printed}`;
  return URL.canParse(whole) ? new URL(whole).href : null;
}

/** How the addresses of a network's members are made. */
interface Network {
  readonly name: string;
  /** Its first group is the member's name. */
  readonly member: RegExp;
}

export const LINKEDIN: Network = { name: 'LinkedIn', member: /\blinkedin\.com\/(?:in|pub)\/([^\s/?#]+)/i };
export const GITHUB: Network = { name: 'GitHub', member: /\bgithub\.com\/([^\s/?#]+)/i };

/** The profile at an address of a network, as a list; empty where there is no address. */
export function profile({ name, member }: Network, printed: string | null): Profile[] {
  const url = webAddress(printed);
  if (printed === null || url === null) return [];
  const username = member.exec(printed)?.[1];
  return [{ network: name, ...(username === undefined ? {} : { username }), url }];
}
