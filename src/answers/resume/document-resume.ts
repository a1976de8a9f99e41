import type { Document } from '../../document/document.ts';
import type { Watch } from '../../document/watch.ts';
import type { NameTagger } from '../entities/name-tagger.ts';
import { joinContinuedBlocks } from '../join-continued-blocks.ts';
import { plainText } from '../text/plain-text.ts';
import { inReadingOrder } from './reading-order/reading-order.ts';
import { resume } from './resume.ts';

/**
 * The resume that a document is, its regions one after another where tables and text boxes place them.
 * @param watch is told that the work goes on.
 */
export function documentResume(document: Document, tagger?: NameTagger, watch?: Watch) {
  const whole = joinContinuedBlocks(document.blocks).map(({ block }) => block);
  return resume(plainText({ ...document, blocks: inReadingOrder(whole) }), document.pages, tagger, watch);
}
