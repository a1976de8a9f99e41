import type { Line } from '../page/lines.ts';
import { isSpaced } from './runs.ts';

/** How surely a line is one of a program, by its syntax: 0 for text. */
export type Strength = 0 | 1 | 2;

/** What a line of a program has that text has not, whatever font it is in. */
export interface Syntax {
  readonly strength: Strength;
  /** It ends as a statement does, and may be one beside others. */
  readonly isStatement: boolean;
  /** It begins a call or a declaration that later lines close. */
  readonly isOpen: boolean;
  /** It has as many words of a language as sentences have. */
  readonly isProse: boolean;
  /** Brackets that it opens less those that it closes. */
  readonly depth: number;
  /** What it does with a comment of several lines. */
  readonly comment: 'opens' | 'closes' | undefined;
}

/** A comment, no end of an address, a directive of the C preprocessor, or a prompt. */
const BEGINS = /^(?:\/\*|\*\/|\/\/(?!\S+\.\S)|#\s?(?:include|define|undef|ifdef|ifndef|endif|pragma)\b|>>> )/;
const CONTROL = /^(?:\} ?)?(?:else )?(?:if|for|while|switch) ?\(.*\)(?: ?\{)?$/;
const BLOCK =
  /\) ?\{$|^(?:\} ?)?(?:else|do|try|typedef|struct|class|enum|union|namespace|interface|public|private|static|extern)\b.*\{$/;
const TYPED =
  /^(?:(?:const|unsigned|signed|static|extern|struct) )*(?:int|char|double|float|long|short|bool|void|auto|size_t|u?int\d+(?:_t)?)[ *]+\S+(?: \S+)?;$/;
/** A call but for plurals such as “item(s)”, an operator or a jump. */
const OPERATION = /[A-Za-z_]\((?!(?:s|es|e|n|en|r|in|innen)\))|->|::|<<|\+\+|^(?:return|break|continue|goto)\b.*;/;
const ASSIGNMENT = /[^=<>!]=[^=]/;
/** Names joined by signs, and the bracket that they open. */
const OPENS = /^[\w:*&<>~]+(?: [\w:*&<>~]+){0,3} ?\((?:[^()]*,)?$/;
/** A name as programs have it: with a low line or a capital within, or a star. */
const NAME = /_\w|[a-z][A-Z]|\*|::|[a-z]\d/;
const KEYWORD =
  /^(?:int|char|double|float|long|short|bool|void|auto|const|unsigned|static|struct|return|new|delete|if|else|for|while|do|case|default|break|goto|sizeof|class|public|private|enum|typedef|extern)$/;
/** Words in small letters that programs have on a line at most, keywords aside. */
const MOST_WORDS = 3;

/** A sign without which no line is one of a program. */
const SIGN = /[;{}()/*#>=]/;

const known = new WeakMap<Line, Syntax>();

/** What the syntax of a line says. */
export function syntaxOf(line: Line): Syntax {
  let syntax = known.get(line);
  if (!syntax) {
    const isPlain = !line.words.some(({ text }) => SIGN.test(text));
    syntax = isPlain ? new PlainSyntax(line) : measure(programText(line));
    known.set(line, syntax);
  }
  return syntax;
}

/** What a line without such signs says: most are, and few are asked whether they are prose. */
class PlainSyntax implements Syntax {
  readonly strength = 0;
  readonly isStatement = false;
  readonly isOpen = false;
  readonly depth = 0;
  readonly comment = undefined;
  readonly #words: Line['words'];

  constructor({ words }: Line) {
    this.#words = words;
  }

  get isProse(): boolean {
    return areProse(this.#words.map(({ text }) => text));
  }
}

/** A line as it is set, without white space where it has none. */
const programText = ({ words }: Line): string =>
  words.reduce((text, word, index) => {
    const before = words[index - 1];
    return text + (before && isSpaced(before, word, false) ? ' ' : '') + word.text;
  }, '');

function measure(text: string): Syntax {
  const whole = text.replace(/"[^"]*"/g, '""');
  const code = whole.replace(/(?:^|\s)(?:\/\/|\/\*).*$/, '').trimEnd();
  const isProse = areProse(code.split(' '));
  const opened = whole.includes('/*') && !/\/\*.*\*\//.test(whole);
  return {
    strength: strengthOf(whole, code, isProse),
    isStatement: !isProse && /[;{}]$/.test(code),
    isOpen: OPENS.test(code) && NAME.test(code),
    isProse,
    depth: depthOf(code),
    comment: opened ? 'opens' : !whole.includes('/*') && whole.includes('*/') ? 'closes' : undefined,
  };
}

function strengthOf(whole: string, code: string, isProse: boolean): Strength {
  if (BEGINS.test(whole)) return 2;
  if (isProse) return 0;
  if (CONTROL.test(code) || BLOCK.test(code) || TYPED.test(code)) return 2;
  if (!code.endsWith(';')) return 0;
  if (OPERATION.test(code)) return 2;
  return ASSIGNMENT.test(code) ? 1 : 0;
}

const areProse = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Ll}{2,}[,.;:]?$/u.test(word) && !KEYWORD.test(word)).length > MOST_WORDS;

function depthOf(code: string): number {
  let depth = 0;
  for (const sign of code) {
    if (sign === '(' || sign === '{') depth++;
    else if (sign === ')' || sign === '}') depth--;
  }
  return depth;
}
