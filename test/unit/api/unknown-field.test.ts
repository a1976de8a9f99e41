import { describe, expect, test } from 'vitest';
import { documentRequest, fetchRequest, resumeRequest, uploadRequest } from '../../../src/api/schemas.ts';
import { unknownField } from '../../../src/api/unknown-field.ts';

describe('a field that a request does not have is refused with the one that was meant', () => {
  test.each([
    [uploadRequest, ['processing_type'], 'process_type'],
    [uploadRequest, ['processType'], 'process_type'],
    [uploadRequest, ['filename'], 'file_name'],
    [documentRequest, ['fileContent'], 'file_content'],
    [documentRequest, ['file_contnet'], 'file_content'],
    [documentRequest, ['content'], 'file_content'],
    [documentRequest, ['extract_arg'], 'extract_args'],
    [documentRequest, ['extract_instruction'], 'extract_args.extract_instruction'],
    [documentRequest, ['password'], 'extract_args.password'],
    [resumeRequest, ['type'], 'file_type'],
    [fetchRequest, ['id'], 'file_id'],
    [fetchRequest, ['fileId'], 'file_id'],
    [documentRequest, ['extract_args', 'includeEvidence'], 'extract_args.include_evidence'],
    [documentRequest, ['extract_args', 'instruction'], 'extract_args.extract_instruction'],
    [documentRequest, ['extract_args', 'lang'], 'extract_args.languages'],
    [documentRequest, ['extract_args', 'file_type'], 'file_type'],
  ])('%#', (schema, path, meant) => {
    expect(unknownField(schema, path)).toBe(
      `«${path.join('.')}» is not a field of this request: did you mean «${meant}»?`,
    );
  });

  test('where none is like it, with all that there are', () => {
    expect(unknownField(fetchRequest, ['colour'])).toBe(
      '«colour» is not a field of this request. There are «file_id».',
    );
  });

  test('however long it is, and whatever it is made of', () => {
    expect(unknownField(documentRequest, ['x'.repeat(1_000_000)]).length).toBeLessThan(400);
    expect(unknownField(documentRequest, ['日本'])).toContain('There are «file_content»');
    expect(unknownField(documentRequest, [''])).toContain('There are «file_content»');
  });
});
