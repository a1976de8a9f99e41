import { untrack } from 'svelte';
import { strings } from '../strings.ts';
import { describe } from './describe.ts';
import type { TaskStatus } from './task.svelte.ts';

/** Least milliseconds between two announced quarters. */
const PAUSE = 3000;

class Announcer {
  text = $state('');

  /** Has assistive technology announce a sentence, even one that it has just announced. */
  say(text: string): void {
    // An effect that says something must not run again when something is said.
    this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text;
  }
}

/** The page's one status message. */
export const announcer = new Announcer();

/** Returns a function that announces the start, the quarters and the end of a file's processing. */
export function progressAnnouncer(name: string): (status: TaskStatus) => void {
  let last = '';
  let quarter = 0;
  let saidAt = 0;
  return (status) => {
    const changed = status.name !== last;
    last = status.name;
    const now = performance.now();
    if (status.name === 'loading') {
      quarter = 0;
      saidAt = now;
      if (changed) announcer.say(strings.announce.started(name));
    } else if (status.name === 'reading') {
      const reached = Math.floor((4 * status.pagesDone) / status.pageCount);
      if (reached === 0 || reached === 4 || reached === quarter || now - saidAt < PAUSE) return;
      quarter = reached;
      saidAt = now;
      announcer.say(strings.announce.quarter(name, reached * 25));
    } else if (changed && status.name !== 'queued') {
      announcer.say(strings.announce.ended(name, describe(status)));
    }
  };
}
