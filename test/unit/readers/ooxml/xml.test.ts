import { describe, expect, test } from 'vitest';
import { ElementBudget } from '../../../../src/readers/ooxml/element-budget.ts';
import { contentOf, parseXml, type XmlElement } from '../../../../src/readers/ooxml/xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const parse = (text: string): XmlElement => parseXml(text, 'word/document.xml');

describe('an element is named by its namespace, whatever its prefix', () => {
  test.each([
    ['the usual prefix', `<w:p xmlns:w="${MAIN}"/>`, 'w:p'],
    ['another prefix', `<x:p xmlns:x="${MAIN}"/>`, 'w:p'],
    ['the default namespace', `<p xmlns="${MAIN}"/>`, 'w:p'],
    ['the strict conformance class', `<w:p xmlns:w="${STRICT}"/>`, 'w:p'],
    ['a namespace that is not known', '<w:p xmlns:w="urn:other"/>', 'p'],
    ['no namespace', '<p/>', 'p'],
  ])('%s', (_, text, name) => {
    expect(parse(text).name).toBe(name);
  });
});

test('a declaration counts within its element alone', () => {
  const root = parse(`<a xmlns:x="urn:other"><x:p xmlns:x="${MAIN}"><x:r/></x:p><x:p/></a>`);
  expect(root.children).toMatchObject([{ name: 'w:p', children: [{ name: 'w:r' }] }, { name: 'p' }]);
});

test('attributes of known namespaces and of none are kept; revision identifiers and declarations are not', () => {
  const { attributes } = parse(
    `<w:p xmlns:w="${MAIN}" xmlns:r="${RELATIONSHIPS}" xmlns:x="urn:x" w:val="1" r:id="a" x:b="2" plain="3" w:rsidR="4"/>`,
  );
  expect(attributes).toEqual({ 'w:val': '1', 'r:id': 'a', plain: '3' });
});

test('text is one piece, whatever interrupts it', () => {
  expect(parse('<t>a&amp;b<!-- c -->d<![CDATA[<e>]]>&#x66;</t>').children).toEqual(['a&bd<e>f']);
  expect(contentOf(parse('<p>a<r>b<t>c</t></r>d</p>'))).toBe('abcd');
});

test('control characters, which XML does not allow, are left out', () => {
  expect(parse('<t a="x\u0001y">a\u0000b\u000bc</t>')).toMatchObject({ attributes: { a: 'xy' }, children: ['abc'] });
});

describe('what is not well-formed is damaged', () => {
  test.each([
    ['no element', 'hello'],
    ['nothing at all', ''],
    ['an element that is not closed', '<a><b></b>'],
    ['an element closed by another name', '<a></b>'],
    ['two roots', '<a/><b/>'],
    ['a bare ampersand', '<a>b & c</a>'],
    ['an entity that XML does not know', '<a>&nbsp;</a>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['an attribute given twice', '<a b="1" b="2"/>'],
  ])('%s', (_, text) => {
    expect(() => parse(text)).toThrow(/word\/document\.xml of this Office file is not well-formed/);
  });
});

test('a document type is refused, and no entity of it is looked up', () => {
  const text = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>';
  expect(() => parse(text)).toThrow(/declares a document type/);
});

describe('a budget bounds what a text may hold', () => {
  const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

  test('250 elements in one another are read, 251 refused', () => {
    expect(parse(nested(250)).name).toBe('a');
    expect(() => parse(nested(251))).toThrow(/more than 250 elements deep/);
  });

  test('elements of all parts count together', () => {
    const budget = new ElementBudget();
    const part = `<a>${'<b/>'.repeat(99_999)}</a>`;
    parseXml(part, 'first', budget);
    parseXml(part, 'second', budget);
    expect(() => parseXml('<a/>', 'third', budget)).toThrow(/more than 200000 elements/);
  });

  test('more pages may hold more, up to a million', () => {
    const budget = new ElementBudget();
    budget.expectPages(1);
    const part = `<a>${'<b/>'.repeat(200_999)}</a>`;
    expect(parseXml(part, 'part', budget).name).toBe('a');
    expect(() => parseXml('<a/>', 'part', budget)).toThrow(/more than 201000 elements/);
    budget.expectPages(100_000);
    expect(() => parseXml(`<a>${'<b/>'.repeat(800_000)}</a>`, 'part', budget)).toThrow(/more than 1000000 elements/);
  });
});
