/** Share of a page's area under pictures from which the page is a scan: margins and stamps are rarely more than half. */
export const SCAN_SHARE = 0.5;
