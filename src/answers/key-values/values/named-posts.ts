import { POST } from '../../entities/mentions/letters.ts';
import { wholeName } from '../../entities/mentions/name-shape.ts';

/** Words of posts that stand before or behind what they are in charge of: `Head of Sales`, `responsable export`. */
const OF_POSTS =
  /^(?:(?:deputy|vice|senior|chief|assistant|acting|leitende[rn]?|stellv\.?|vice-|adjunct)\s)?(?:head|chief|lead|clerk|controller|comptroller|supervisor|foreman|accountant|buyer|dean|registrar|inspector|notary|chair(?:man|woman|person)?|ceo|cfo|cto|leitung|leiter(?:in)?|prokurist(?:in)?|chef(?:fe)?|cheffe|responsable|gérante?|comptable|greffi(?:er|ère)|jefe|jefa|encargad[oa]|responsabile|capo|chefe|encarregad[oa]|hoofd|bedrijfsleider|föreståndare|avdelningschef)(?![\p{L}])|(?:^|\s)(?:manager|director|officer|engineer|physician|surgeon|pathologist|haematologist|chemist|pharmacist|consultant|secretary|treasurer|president|partner|professor)$/iu;
/** A name, a comma, and what else is said of the person. */
const NAMED = /^([^,\d]{3,60}), ([^,\d]{2,60})$/u;

/** The length of the name with which a text begins that goes on with a post: `Joan Marsh, Head of Sales`; 0 for others. */
export function nameBeforePost(printed: string): number {
  const [, name = '', post = ''] = NAMED.exec(printed) ?? [];
  const isPost = post !== '' && (OF_POSTS.test(post) || POST.test(post));
  return isPost && wholeName(name, 2) ? name.length : 0;
}
