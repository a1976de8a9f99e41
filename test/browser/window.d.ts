interface Window {
  /** What the page offers in its console. */
  sheaf: { ready(): Promise<{ door: 'service-worker' | 'page' }>; key(): Promise<string> };
  /** Set by the pages of tests. */
  controlledAtCall: boolean;
  reply: Promise<number>;
  abort(): void;
  outcome: Promise<string>;
  /** What the Content-Security-Policy has refused since the page was opened. */
  refused: string[];
  /** Set by what a hostile document would run. */
  ran?: number;
  /** Names of what had the focus when it was lost. */
  lostFocus: string[];
  /** What Tab has reached. */
  walked: Set<Element>;
  shifts: number;
}
