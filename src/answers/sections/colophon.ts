import type { Line } from './lines.ts';

/** That a document, named or not, was made by some means, in all languages; at the start of a line. */
const MADE =
  /^(?:(?:this |the |online |my )?(?:cv|resume|résumé|page|site|website|template|theme|document|lebenslauf|modèle|plantilla|modelo)\s+)?(?:(?:was|is|wurde|has been)\s+)?(?:proudly |automatically )?(?:made|designed|built|created|generated|powered|crafted|rendered|typeset|template|theme|erstellt|gestaltet|créé|réalisé|generado|hecho|creado|criado|feito|gerado|creato|generato|realizzato|gemaakt|utworzono|wygenerowano|wykonano)\s(?:.{0,20}\s)?(?:with|by|using|from|in|mit|durch|avec|par|con|por|com|da|met|door|w|za pomocą|przez)\s/iu;
/** Whose the design or text is. */
const RIGHTS = /^(?:©|\(c\)\s|copyright\s)/iu;

/** How far it stands below all else at least, in sizes of type. */
const SET_OFF = 1.5;

/** Whether a text says by what means a document was made, or whose its design is: that is nothing about a person. */
export const isColophon = (text: string): boolean => MADE.test(`${text} `) || RIGHTS.test(text);

/** Lines without those at the end that say how the document was made, set off from all else. */
export function withoutColophon(lines: readonly Line[]): Line[] {
  const last = lastPrinted(lines);
  if (!last || !isColophon(last.text) || !isSetOff(last, lines)) return [...lines];
  return lines.filter((line) => line !== last);
}

/** The line at the bottom of the last page. */
function lastPrinted(lines: readonly Line[]): Line | undefined {
  const bottom = ({ box }: Line): number => box?.[3] ?? 0;
  return lines.reduce<Line | undefined>(
    (last, line) =>
      !last || line.page > last.page || (line.page === last.page && bottom(line) >= bottom(last)) ? line : last,
    undefined,
  );
}

function isSetOff({ box, page, pieces }: Line, lines: readonly Line[]): boolean {
  if (!box) return false;
  const bottoms = lines.flatMap((line) =>
    line.page === page && line.box && line.box[1] < box[1] ? [line.box[3]] : [],
  );
  return bottoms.every((bottom) => box[1] - bottom > SET_OFF * (pieces[0]?.size ?? 0));
}
