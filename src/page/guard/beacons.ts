import type { Way } from './guard.ts';

/** `navigator.sendBeacon`. What the page no longer lives to see answered is given up, and not sent. */
export const beacons: Way = (scope, guard) => {
  const { prototype } = scope.Navigator;
  const native = prototype.sendBeacon;
  prototype.sendBeacon = function (address, data) {
    const url = new URL(address, scope.document.baseURI).href;
    if (!guard.keeps({ url, method: 'POST', headers: new Headers() })) return native.call(this, address, data);
    guard.answer(url, { method: 'POST', body: data ?? null }).catch(() => undefined);
    return true;
  };
};
