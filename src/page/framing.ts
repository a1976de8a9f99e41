/**
 * Whether a window is shown inside a page of another origin, at whatever depth: then clicks in it may not be meant for
 * it. A page in a sandbox without `allow-same-origin` has an origin of its own.
 */
export function isFramedByStranger(self: Window): boolean {
  try {
    for (let inner: Window = self; inner !== inner.parent; inner = inner.parent) {
      if (inner.parent.origin !== self.origin) return true;
    }
    return false;
  } catch {
    // Browsers refuse to tell the origin of a window of another one.
    return true;
  }
}
