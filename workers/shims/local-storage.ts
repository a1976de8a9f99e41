// msw's cookie store refuses to load without `localStorage`, which service workers lack, and which browsers refuse where
// site data are blocked. It keeps nothing for us.
function isThere(): boolean {
  try {
    return Boolean((globalThis as { localStorage?: unknown }).localStorage);
  } catch {
    return false;
  }
}

if (!isThere()) {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } });
}
