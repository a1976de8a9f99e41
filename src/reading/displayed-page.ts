import type { FormField } from '../document/form-field.ts';
import { displayedBox, displayedRotation, type Levelling } from '../document/levelling.ts';
import type { PositionedPage, Rule, Word } from '../document/page.ts';

/** A page that was read upright and level, with every place as displayed. */
export function displayedPage({ levelling, ...page }: PositionedPage): PositionedPage {
  if (!levelling) return page;
  const { width, height } = levelling.displayed;
  const move = <T extends { readonly box: Word['box'] }>(thing: T): T => ({
    ...thing,
    box: displayedBox(thing.box, levelling),
  });
  const { unmapped, drawings, fields, leftOut } = page;
  const moved = (word: Word): Word => displayedWord(word, levelling);
  const words = new Map(page.words.map((word) => [word, moved(word)]));
  return {
    ...page,
    width,
    height,
    words: [...words.values()],
    rules: page.rules.map((rule) => displayedRule(rule, levelling)),
    fills: page.fills.map(move),
    images: page.images.map(move),
    ...(drawings && { drawings: drawings.map(({ box }) => ({ box: displayedBox(box, levelling) })) }),
    ...(fields && { fields: fields.map((field) => displayedField(field, levelling, words)) }),
    ...(leftOut && { leftOut: leftOut.map((list) => ({ ...list, words: list.words.map(moved) })) }),
    ...(unmapped && { unmapped: unmapped.map((box) => displayedBox(box, levelling)) }),
  };
}

/** A word of the level page where it is displayed; it keeps its place there as `level`. */
export function displayedWord(word: Word, levelling: Levelling): Word {
  const { box, baseline, rotation } = word;
  const displayed = displayedBox(box, levelling);
  return {
    ...word,
    box: displayed,
    baseline: displayed[3],
    rotation: (rotation + displayedRotation(levelling)) % 360,
    level: { box, baseline, rotation },
  };
}

/** A field of the level page where it is displayed, and its words as displayed; those that a page has lost are lost. */
export const displayedField = (
  field: FormField,
  levelling: Levelling,
  displayed: ReadonlyMap<Word, Word>,
): FormField => ({
  ...field,
  box: displayedBox(field.box, levelling),
  level: field.box,
  words: field.words.flatMap((word) => displayed.get(word) ?? []),
});

/** A rule of the level page where it is displayed. */
export const displayedRule = ({ box, orientation }: Rule, levelling: Levelling): Rule => ({
  box: displayedBox(box, levelling),
  orientation: levelling.turns % 2 === 0 ? orientation : orientation === 'horizontal' ? 'vertical' : 'horizontal',
});
