import { expect, test } from 'vitest';
import { fileName } from '../../../src/app/output/file-name.ts';

test.each([
  ['a folder above', '../../etc/passwd', '.._.._etc_passwd'],
  ['a folder on Windows', 'C:\\Windows\\win.ini', 'C__Windows_win.ini'],
  ['a stream of a file', 'report.md::$DATA', 'report.md__$DATA'],
  ['what a shell expands', 'a*?"<>|.md', 'a______.md'],
  ['line ends and other control characters', 'a\r\nSet-Cookie\u0000.md', 'a__Set-Cookie_.md'],
  ['signs that turn the direction', 'invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['signs that nobody sees', 're\u200bport\ufeff.md', 'report.md'],
  ['a device', 'con.md', '_con.md'],
  ['a device with a number', 'LPT1', '_LPT1'],
  ['a point at its end, which Windows drops', 'report.exe. .', 'report.exe'],
  ['nothing', ' ', '_'],
])('a name with %s is one that any file system keeps', (_, given, kept) => {
  expect(fileName(given)).toBe(kept);
});

test.each(['Bericht März (2).md', 'console.md', 'отчёт.docx', '報告書.pdf', '.._x'])('%s stays as it is', (name) => {
  expect(fileName(name)).toBe(name);
});

test('a name that is too long keeps its extension', () => {
  const kept = fileName(`${'😀'.repeat(200)}.redacted.md`);
  expect(new TextEncoder().encode(kept).length).toBeLessThan(255);
  expect(kept).toMatch(/\.md$/);
});
