import { expect, test } from 'vitest';
import { NumberReader, NumberWriter } from '../../../../../src/answers/entities/tagger/number-bytes.ts';

test('numbers of every length come back in their order', () => {
  const many = Int32Array.from({ length: 70_000 }, (_, at) => at * 300);
  const out = new NumberWriter();
  out.number(0);
  out.number(128);
  out.byte(-1);
  out.ascending(many);
  out.floats(Float32Array.of(0.5, -2));
  out.shorts(Int16Array.of(-3, 32_767));
  const from = new NumberReader(out.bytes.slice());
  expect([from.number(), from.number()]).toEqual([0, 128]);
  expect([...from.bytes(1)]).toEqual([255]);
  expect(from.ascending()).toEqual(many);
  expect([...from.floats(2)]).toEqual([0.5, -2]);
  expect([...from.shorts(2)]).toEqual([-3, 32_767]);
});

test('what is cut short is refused, wherever it ends', () => {
  const out = new NumberWriter();
  out.ascending(Int32Array.of(1, 1000, 1_000_000));
  out.floats(Float32Array.of(1));
  for (let length = 0; length < out.bytes.length; length++) {
    const from = new NumberReader(out.bytes.slice(0, length));
    expect(() => [from.ascending(), from.floats(1)]).toThrow();
  }
});
