import { SheafError } from '../sheaf-error.ts';

/** An error that stays until this page, or what its host or that of the site sends, is changed. */
export const blocked = (message: string): SheafError =>
  new SheafError(0, { code: 'blocked', message, retryable: false });

/** What keeps this page from embedding the site at `base`, as far as the page alone tells. */
export function obstacleOf(base: string): SheafError | undefined {
  if (location.protocol === 'file:') {
    return blocked('This page was opened as a file. Serve it over http or https: Sheaf lets in origins.');
  }
  if (self.origin === 'null') {
    return blocked('This page is in a sandbox and has no origin to let in. Add allow-same-origin to the sandbox.');
  }
  const { protocol, hostname, origin } = new URL(base);
  // What is on the device itself counts as secure (Secure Contexts, «potentially trustworthy origin»).
  const isLocal = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal) {
    return blocked(`A page on https may not embed ${origin}, which is on http. Name the https address of Sheaf.`);
  }
  return undefined;
}

/**
 * Calls `report` when this page's Content-Security-Policy refuses a frame of the site at `base`; ends when `over` is
 * aborted.
 */
export function watchPolicy(base: string, over: AbortSignal, report: (obstacle: SheafError) => void): void {
  const { origin } = new URL(base);
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition !== 'enforce' || !/^(?:frame|child)-src/.test(effectiveDirective)) return;
      if (!URL.canParse(blockedURI) || new URL(blockedURI).origin !== origin) return;
      report(blocked(`The Content-Security-Policy of this page refuses the frame. Add ${origin} to its frame-src.`));
    },
    { signal: over },
  );
}
