// Takes the place of the `tough-cookie` package in the bundles: 60 KB that msw loads for cookies, of which Sheaf has none.
export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }
}

export const Cookie = { fromJSON: () => null };
