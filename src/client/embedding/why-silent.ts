import { SheafError } from '../sheaf-error.ts';
import { blocked } from './obstacles.ts';

/** Milliseconds that finding out may take. */
const PATIENCE = 2000;

/** Why the frame of the site at `base` does not answer: browsers do not tell what they refused. Takes two seconds at most. */
export async function whySilent(base: string): Promise<SheafError> {
  const [embedderPolicy, isThere] = await Promise.all([ownEmbedderPolicy(), hasBridge(base)]);
  // First: under such a policy the image that tells the folder may be refused as well.
  if (embedderPolicy) {
    return blocked(
      'This page has a Cross-Origin-Embedder-Policy, under which browsers refuse the frame. Leave that header out, or ' +
        `have ${base} sent with Cross-Origin-Embedder-Policy: require-corp and Cross-Origin-Resource-Policy: cross-origin.`,
    );
  }
  const refused = `The browser refused the frame: ${base}bridge.html is sent with X-Frame-Options, or with frame-ancestors that do not list ${self.origin}. Its host has to let that origin in.`;
  if (isThere) return blocked(refused);
  const nothing = `Nothing answers at ${base}. Check that it is the folder of a Sheaf site.`;
  const message = isThere === false ? nothing : `${nothing} If it is: ${refused}`;
  return new SheafError(0, { code: 'foreign_answer', message, retryable: true });
}

/** Whether this page was sent with a Cross-Origin-Embedder-Policy that concerns frames. */
async function ownEmbedderPolicy(): Promise<boolean> {
  if (self.crossOriginIsolated) return true;
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return /^(?:require-corp|credentialless)/.test(headers.get('cross-origin-embedder-policy') ?? '');
  } catch {
    return false;
  }
}

/** Whether the image that lies beside `bridge.html` is there; undefined where that cannot be told, as under a policy for images. */
function hasBridge(base: string): Promise<boolean | undefined> {
  const address = `${base}bridge.svg?${Date.now()}`;
  const { promise, resolve } = Promise.withResolvers<boolean | undefined>();
  const over = new AbortController();
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => {
      if (address.startsWith(blockedURI)) resolve(undefined);
    },
    { signal: over.signal },
  );
  const timer = setTimeout(() => resolve(undefined), PATIENCE);
  const image = new Image();
  image.addEventListener('load', () => resolve(true));
  // A violation is reported in a later task than the error.
  image.addEventListener('error', () => setTimeout(() => resolve(false), 100));
  image.src = address;
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
