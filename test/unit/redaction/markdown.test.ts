import { describe, expect, test } from 'vitest';
import { leftInMarkdown, redactMarkdown } from '../../../src/redaction/markdown.ts';

const jane = { type: 'PERSON', text: 'Jane Doe' };
const mail = { type: 'EMAIL_ADDRESS', text: 'jane_doe@example.org' };
const phone = { type: 'PHONE_NUMBER', text: '+1 (212) 555-0188' };

describe('a text is replaced', () => {
  test.each([
    ['in prose, in any case', 'JANE DOE and Jane\nDoe', '[PERSON] and [PERSON]\n[PERSON]'],
    ['in emphasis', '**Jane Doe** and *Jane* Doe', '**[PERSON]** and *[PERSON]* [PERSON]'],
    ['with escapes', 'at jane\\_doe@example.org.', 'at [EMAIL_ADDRESS].'],
    [
      'in a link and its target',
      '[jane\\_doe@example.org](mailto:jane_doe@example.org)',
      '[[EMAIL_ADDRESS]](mailto:[EMAIL_ADDRESS])',
    ],
    ['in an encoded target', '[Write](mailto:jane_doe%40example.org?x=1)', '[Write](mailto:[EMAIL_ADDRESS]?x=1)'],
    ['in an autolink', '<jane_doe@example.org>', '<[EMAIL_ADDRESS]>'],
    [
      'around a target that holds another',
      '[Jane](mailto:jane_doe@example.org) Doe',
      '[[PERSON]](mailto:[EMAIL_ADDRESS]) [PERSON]',
    ],
    ['in a row of a table', '| Jane Doe | +1 (212) 555-0188 |', '| [PERSON] | [PHONE_NUMBER] |'],
    ['over two cells', '| Jane | Doe |', '| [PERSON] | [PERSON] |'],
    [
      'in table HTML',
      '<td>Jane<br>Doe</td><td><a href="mailto:jane_doe@example.org">write</a></td>',
      '<td>[PERSON]<br>[PERSON]</td><td><a href="mailto:[EMAIL_ADDRESS]">write</a></td>',
    ],
    ['with character references', 'Jane&#32;Doe, jane_doe&#x40;example.org', '[PERSON], [EMAIL_ADDRESS]'],
    ['in a note', 'As said.[^1]\n\n[^1]: By Jane Doe.', 'As said.[^1]\n\n[^1]: By [PERSON].'],
    ['in the target of a telephone link', '[call](tel:+12125550188)', '[call](tel:[PHONE_NUMBER])'],
    ['in a heading', '# Jane Doe\n\nText', '# [PERSON]\n\nText'],
  ])('%s', (_, markdown, expected) => {
    const values = [jane, mail, phone];
    expect(redactMarkdown(markdown, values)).toBe(expected);
    expect(leftInMarkdown(expected, values)).toEqual([]);
  });
});

test('what is not to be replaced stays to the letter', () => {
  const markdown = '# Janet Doeler\n\n- *Will* she? 50 % &amp; <b>more</b>\n';
  expect(redactMarkdown(markdown, [jane, mail, phone])).toBe(markdown);
});

test('of texts within each other, the longest gives the label', () => {
  const doe = { type: 'PERSON', text: 'Doe' };
  expect(redactMarkdown('jane_doe@example.org, Doe', [doe, mail])).toBe('[EMAIL_ADDRESS], [PERSON]');
});

test('a value that is the name of a label does not touch the labels', () => {
  const values = [jane, { type: 'REDACTED', text: 'person' }];
  const redacted = redactMarkdown('The person Jane Doe', values);
  expect(redacted).toBe('The [REDACTED] [PERSON]');
  expect(leftInMarkdown(redacted, values)).toEqual([]);
});

test('what was left in is told by its value', () => {
  expect(leftInMarkdown('By [PERSON], <ann@example.org>', [jane, { ...mail, text: 'ann@example.org' }])).toEqual([1]);
});
