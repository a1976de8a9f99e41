/** Whether the site has been replaced by a newer version since this page was opened. */
export class Update {
  ready = $state(false);

  /** Watches from now on. A page without a service worker is never told. */
  watch(): void {
    const container = navigator.serviceWorker;
    if (!container) return;
    // The first one to take control is this version's own.
    let before = container.controller;
    container.addEventListener('controllerchange', () => {
      this.ready ||= before !== null;
      before = container.controller;
    });
  }
}
