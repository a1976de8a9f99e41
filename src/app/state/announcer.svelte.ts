import { strings } from '../strings.ts';
import { describe, type TaskStatus } from './task.svelte.ts';

/** Quarters that follow each other faster than this many milliseconds are not worth hearing. */
const PAUSE = 3000;

class Announcer {
  text = $state('');

  /** Has assistive technology say a sentence, the same one again too. */
  say(text: string): void {
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

/** The page's one status message. */
export const announcer = new Announcer();

/** Returns a function that announces a file's states coarsely: its start, quarters and end. */
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
