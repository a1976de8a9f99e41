// msw's cookie store refuses to load without `localStorage`, which service workers lack. It keeps nothing for us.
if (!('localStorage' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } });
}

export {};
