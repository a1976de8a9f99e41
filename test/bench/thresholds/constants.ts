import ts from 'typescript';

/** A number in the initialiser of a named constant of a module: `const GUTTER = 0.9`, `const SIZES = [8, 12]`. */
export interface Threshold {
  readonly constant: string;
  /** Counts the numbers of its constant from 0. */
  readonly index: number;
  readonly value: number;
  /** Whether it is written as a whole number. */
  readonly whole: boolean;
  /** The initialiser with another number in its place. */
  initialiser(value: number): string;
}

/** A constant of a module that holds numbers. */
export interface Constant {
  readonly name: string;
  /** UTF-16 offset of the keyword `const`. */
  readonly keyword: number;
  readonly initialiser: string;
  readonly thresholds: readonly Threshold[];
}

const NAME = /^[A-Z][A-Z0-9_]*$/;

/** The constants in capitals at the top of a module whose initialisers hold numbers, in the order of the source. */
export function constantsOf(source: string): Constant[] {
  const module = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
  return module.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const [declaration] = declarationList.declarations;
    if (!declaration?.initializer || !ts.isIdentifier(declaration.name) || !NAME.test(declaration.name.text)) return [];
    const thresholds = thresholdsOf(declaration.name.text, declaration.initializer);
    if (thresholds.length === 0) return [];
    const initialiser = declaration.initializer.getText();
    return [{ name: declaration.name.text, keyword: declarationList.getStart(), initialiser, thresholds }];
  });
}

function thresholdsOf(constant: string, initialiser: ts.Expression): Threshold[] {
  const literals: ts.NumericLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) literals.push(node);
    // Numbers in the functions of a table, such as indices, are no values of the constant.
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(initialiser);
  const text = initialiser.getText();
  return literals.map((literal, index) => ({
    constant,
    index,
    value: Number(literal.text),
    whole: /^[\d_]+$/.test(literal.getText()),
    initialiser(value) {
      const from = literal.getStart() - initialiser.getStart();
      return `${text.slice(0, from)}(${value})${text.slice(from + literal.getWidth())}`;
    },
  }));
}

/** How far a threshold is moved: by half its value up, and by a third down. */
const FACTOR = 1.5;

/** The values on both sides of a threshold that tests should notice; whole ones move by 1 at least. */
export function mutantsOf({ value, whole }: Pick<Threshold, 'value' | 'whole'>): { up: number; down: number } {
  const [up, down] = [value * FACTOR, value / FACTOR];
  if (!whole) return { up, down };
  return { up: Math.max(Math.round(up), value + 1), down: Math.min(Math.round(down), value - 1) };
}
