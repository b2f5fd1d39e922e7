import { expect, test } from 'vitest';
import { contentDisposition } from '../../../engine/server/http/call/answer-headers.ts';

test('no name of a file ends its header, begins another or breaks off the value', () => {
  expect(contentDisposition('attachment', `a"b'(c)*;\r\nSet-Cookie: x=1\\../茶\ud800.csv`)).toBe(
    "attachment; filename*=UTF-8''a%22b%27%28c%29%2A%3B%0D%0ASet-Cookie%3A%20x%3D1%5C..%2F%E8%8C%B6%EF%BF%BD.csv",
  );
});
