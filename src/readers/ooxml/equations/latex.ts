import { child, contentOf, elementsOf, isOn, type XmlElement } from '../xml.ts';
import { accents, braces, scripts } from './commands.ts';
import { functionName, isFunction, joinLatex, symbols } from './symbols.ts';

type Rule = (element: XmlElement) => string;

/** LaTeX of the structures of Office mathematics (ISO/IEC 29500-1, 22.1.2). */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>(
  Object.entries({
    'm:r': run,
    'w:del': () => '',
    'w:moveFrom': () => '',
    'm:f': fraction,
    'm:sSup': (e) => `${base(e)}^{${part(e, 'm:sup')}}`,
    'm:sSub': (e) => `${base(e)}_{${part(e, 'm:sub')}}`,
    'm:sSubSup': (e) => `${base(e)}_{${part(e, 'm:sub')}}^{${part(e, 'm:sup')}}`,
    'm:sPre': (e) => `{}${limits(e)}${base(e)}`,
    'm:rad': (e) => {
      const degree = isHidden(e, 'm:degHide') ? '' : part(e, 'm:deg');
      return `\\sqrt${degree && `[${degree}]`}{${part(e, 'm:e')}}`;
    },
    'm:nary': (e) => {
      const operator = symbols(property(e, 'm:chr') ?? '∫');
      return joinLatex([operator + limits(e), part(e, 'm:e')]);
    },
    'm:d': delimited,
    'm:func': (e) => `${functionHead(child(e, 'm:fName'))}{${part(e, 'm:e')}}`,
    'm:limLow': (e) => limit(e, '_', 'underset'),
    'm:limUpp': (e) => limit(e, '^', 'overset'),
    'm:acc': (e) => `${accents.get(property(e, 'm:chr') ?? '\u0302') ?? '\\hat'}{${part(e, 'm:e')}}`,
    'm:bar': (e) => `${property(e, 'm:pos') === 'top' ? '\\overline' : '\\underline'}{${part(e, 'm:e')}}`,
    'm:groupChr': (e) => `${brace(e)}{${part(e, 'm:e')}}`,
    'm:borderBox': (e) => `\\boxed{${part(e, 'm:e')}}`,
    'm:m': (e) =>
      environment(
        'matrix',
        named(e, 'm:mr').map((row) => named(row, 'm:e').map(toLatex).join(' & ')),
      ),
    'm:eqArr': (e) => {
      const rows = named(e, 'm:e').map(toLatex);
      return rows.length === 1 ? (rows[0] ?? '') : environment('aligned', rows);
    },
  }),
);

/** An equation or a part of one in LaTeX. Elements that it does not know give what is inside them. */
export const toLatex = (element: XmlElement): string =>
  joinLatex(elementsOf(element).map((inner) => (rules.get(inner.name) ?? other)(inner)))
    .replace(/\s+/g, ' ')
    .trim();

/** Properties have no text of their own. */
const other: Rule = (element) => (element.name.endsWith('Pr') ? '' : toLatex(element));

function part(parent: XmlElement, name: string): string {
  const element = child(parent, name);
  return element ? toLatex(element) : '';
}

/** What scripts are set to: in braces unless it is a single character, command or group. */
function base(parent: XmlElement): string {
  const text = part(parent, 'm:e');
  return /^(.?|\\[A-Za-z]+|\\left\([^()]*\\right\))$/su.test(text) ? text : `{${text}}`;
}

const named = (parent: XmlElement, name: string): XmlElement[] =>
  elementsOf(parent).filter((element) => element.name === name);

/** `m:val` of a property; `''` where the property has none. */
function property(element: XmlElement, name: string): string | undefined {
  const found = child(child(element, `${element.name}Pr`), name);
  return found && (found.attributes['m:val'] ?? '');
}

const isHidden = (element: XmlElement, name: string): boolean => {
  const setting = property(element, name);
  return setting !== undefined && isOn(setting || '1');
};

function limits(element: XmlElement): string {
  const [low, high] = [part(element, 'm:sub'), part(element, 'm:sup')];
  return (low && `_{${low}}`) + (high && `^{${high}}`);
}

function run(element: XmlElement): string {
  const text = named(element, 'm:t').map(contentOf).join('');
  const properties = child(element, 'm:rPr');
  if (!/\p{L}/u.test(text)) return symbols(text);
  if (child(properties, 'm:nor')) return `\\text{${text}}`;
  const style = child(properties, 'm:sty')?.attributes['m:val'];
  const script = scripts.get(child(properties, 'm:scr')?.attributes['m:val'] ?? '');
  if (script) return `${script}{${symbols(text)}}`;
  if (style === 'b' || style === 'bi') return `\\mathbf{${symbols(text)}}`;
  if (style !== 'p') return symbols(text);
  const words = text.split(/([A-Za-z]{2,})/);
  return joinLatex(words.map((word, index) => (index % 2 === 0 ? symbols(word) : upright(word))));
}

const upright = (word: string): string => (isFunction(word) ? functionName(word) : `\\mathrm{${word}}`);

function fraction(element: XmlElement): string {
  const [over, under] = [part(element, 'm:num'), part(element, 'm:den')];
  const type = property(element, 'm:type');
  if (type === 'lin') return `${over}/${under}`;
  return type === 'noBar' ? `\\genfrac{}{}{0pt}{}{${over}}{${under}}` : `\\frac{${over}}{${under}}`;
}

function delimited(element: XmlElement): string {
  const fence = (name: string, absent: string): string => symbols(property(element, name) ?? absent) || '.';
  const separator = symbols(property(element, 'm:sepChr') ?? '|');
  const inside = named(element, 'm:e').map(toLatex).join(` \\middle${separator} `);
  return joinLatex([`\\left${fence('m:begChr', '(')}`, inside, `\\right${fence('m:endChr', ')')}`]);
}

/** A function's name may carry a limit. */
function functionHead(name: XmlElement | undefined): string {
  if (!name) return '';
  const [only] = elementsOf(name).filter((element) => !element.name.endsWith('Pr'));
  if (only?.name === 'm:limLow') return `${functionHead(child(only, 'm:e'))}_{${part(only, 'm:lim')}}`;
  if (only?.name === 'm:sSup' || only?.name === 'm:sSub') {
    const mark = only.name === 'm:sSup' ? (['^', 'm:sup'] as const) : (['_', 'm:sub'] as const);
    return `${functionHead(child(only, 'm:e'))}${mark[0]}{${part(only, mark[1])}}`;
  }
  const text = contentOf(name).trim();
  return /^[A-Za-z]+$/.test(text) ? functionName(text) : toLatex(name);
}

function limit(element: XmlElement, mark: string, command: string): string {
  const inner = part(element, 'm:e');
  const at = part(element, 'm:lim');
  return /^\\(under|over)brace/.test(inner) || /^\\[a-z]+$/.test(inner)
    ? `${inner}${mark}{${at}}`
    : `\\${command}{${at}}{${inner}}`;
}

function brace(element: XmlElement): string {
  const character = property(element, 'm:chr') ?? '⏟';
  return braces.get(character) ?? (property(element, 'm:pos') === 'top' ? '\\overbrace' : '\\underbrace');
}

const environment = (name: string, rows: readonly string[]): string =>
  `\\begin{${name}} ${rows.join(' \\\\ ')} \\end{${name}}`;
