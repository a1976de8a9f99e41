import type { Scope } from './guard.ts';

/** Elements that show a page of their own, and the properties that hand it out. */
const HOLDERS = ['HTMLIFrameElement', 'HTMLFrameElement', 'HTMLObjectElement'] as const;
const PROPERTIES = ['contentWindow', 'contentDocument'] as const;

/**
 * Calls `guard` with every frame of a page that has no address of its own (about:blank, srcdoc, blob:): it is of the
 * page's origin, and what it sends passes the service worker by, or the guard. Frames are found when they are put into
 * the page, and before a script can get hold of them through their element; a script of their own sees them guarded.
 */
export function childFrames(scope: Scope, guard: (frame: Scope) => void): void {
  const see = (frame: Window | null | undefined): void => {
    if (frame && isNameless(frame)) guard(frame as Scope);
  };
  for (const holder of HOLDERS) {
    for (const property of PROPERTIES) {
      const { prototype } = scope[holder];
      const descriptor = Object.getOwnPropertyDescriptor(prototype, property);
      const get = descriptor?.get;
      if (!get) continue;
      Object.defineProperty(prototype, property, {
        ...descriptor,
        get(this: HTMLElement) {
          const content: Window | Document | null = get.call(this);
          see(content && 'defaultView' in content ? content.defaultView : content);
          return content;
        },
      });
    }
  }
  const seeAll = (): void => {
    for (let index = 0; index < scope.length; index++) see(scope[index]);
  };
  new scope.MutationObserver(seeAll).observe(scope.document, { childList: true, subtree: true });
  // A frame that is led elsewhere has another global scope.
  scope.document.addEventListener('load', seeAll, { capture: true });
}

/** Whether a frame is of this page's origin, shows no page of a host, and is not about to. */
function isNameless(frame: Window): boolean {
  try {
    const { protocol } = frame.location;
    if (protocol === 'blob:') return true;
    const element = frame.frameElement as HTMLIFrameElement | null;
    const isAwaited = /^https?:/.test(element?.src ?? '') && !element?.srcdoc;
    return protocol === 'about:' && !isAwaited;
  } catch {
    return false;
  }
}
