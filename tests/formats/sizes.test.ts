import { describe, expect, test } from 'vitest';
import type { FieldFile } from '../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../engine/core/descriptor/normalize/normalize.ts';
import { compileRecordValidator } from '../../engine/core/validation/validate-record.ts';
import { bytesText } from '../../engine/formats/bytes/core/bytes-text.ts';
import { middleOf, sizeOf, within } from '../../engine/web/widgets/upload/crop-image.ts';
import { both } from '../helpers/screens.ts';

const check = (field: Omit<FieldFile, 'label'>, value: unknown) => {
  const screen = normalize({ name: 'thing', label: both('Thing'), schema: { type: 'object', properties: { it: { ...field, label: both('It') } } } });
  return compileRecordValidator(screen)({ it: value }, { mode: 'add' }).errors.map(({ code, text }) => `${code}: ${text.en}`);
};

describe('a picture of an exact size', () => {
  test('is one that was uploaded here at that size', () => {
    const field = { type: 'string', format: 'image:380x130' } as const;
    expect(check(field, '/files/0a1b-380x130.png')).toEqual([]);
    for (const address of ['/files/0a1b-381x130.png', '/files/0a1b.png', 'https://example.com/0a-380x130.png'])
      expect(check(field, address)).toEqual(['size: It must be a picture uploaded here of exactly 380 × 130 pixels']);
    expect(check(field, 'javascript:alert(1)')).toHaveLength(1);
    expect(check({ type: 'string', format: 'image' }, 'https://example.com/a.png')).toEqual([]);
  });

  test('is cut out of the middle, and the cut never leaves the picture', () => {
    const [picture, result] = [{ width: 1_000, height: 500 }, sizeOf('200x200')];
    expect(middleOf(picture, result)).toEqual({ scale: 0.4, left: 100, top: 0 });
    expect(within({ scale: 0.4, left: -5, top: 90 }, picture, result)).toEqual({ scale: 0.4, left: 0, top: 0 });
    expect(within({ scale: 1, left: 900, top: 900 }, picture, result)).toEqual({ scale: 1, left: 800, top: 300 });
  });
});

test('bytes are told in the largest unit they fill', () => {
  expect([0, 1_023, 1_024, 1_572_864, 2 ** 40, -2_048].map(bytesText)).toEqual(['0 B', '1023 B', '1 KB', '1.5 MB', '1 TB', '-2 KB']);
  expect(check({ type: 'integer', format: 'bytes', maximum: 2_097_152 }, 3_000_000)).toEqual(['max: It must not be more than 2 MB']);
  expect(check({ type: 'integer', format: 'bytes' }, -1)).toHaveLength(1);
});

test('a secret of several lines keeps them, and more characters', () => {
  const key = `-----BEGIN KEY-----\n${'a'.repeat(2_000)}\n-----END KEY-----`;
  expect(check({ type: 'string', format: 'secret', lines: 6 }, key)).toEqual([]);
  expect(check({ type: 'string', format: 'secret' }, key)).toHaveLength(1);
});
