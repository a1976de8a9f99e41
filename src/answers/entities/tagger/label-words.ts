import type { KnownSegment } from './document-words.ts';
import { mix } from './hash.ts';
import { NOTHING, type WordInfo } from './word-info.ts';

/** How far behind a colon its label is remembered, in words; also the length of a line that may be a label. */
const LABEL_REACH = 8;

/** For each word the label that it is the value of: the word before the last colon, or a short line above; 0 for none. */
export function labelsOf(infos: readonly WordInfo[], previous: KnownSegment | undefined): Int32Array {
  const labels = new Int32Array(infos.length);
  const above = previous?.infos ?? [];
  const last = above.at(-1);
  let label = 0;
  let reach = 0;
  if (last && above.length <= LABEL_REACH) {
    label = mix((last.isColon ? above.at(-2) : last)?.id ?? NOTHING, 1);
    reach = LABEL_REACH;
  }
  for (let at = 0; at < infos.length; at++) {
    const word = infos[at] as WordInfo;
    labels[at] = at < reach ? label : 0;
    if (word.isColon && at > 0) {
      label = mix(infos[at - 1]?.id ?? NOTHING, 2);
      reach = at + LABEL_REACH;
    }
  }
  return labels;
}
