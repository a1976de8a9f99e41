import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['https://example.org/a?b=c', 'www.example.org', 'example.com/path', 'http://10.0.0.1:8080/x'],
  invalid: ['example.invalid', 'end.Start'],
  prose: 'It was the end.Start again, e.g. file.txt or and/or.',
};
