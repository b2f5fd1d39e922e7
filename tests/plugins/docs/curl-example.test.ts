import { expect, it } from 'vitest';
import type { DocCall } from '../../../plugins/docs/shared/call-list.ts';
import { curlExample } from '../../../plugins/docs/shared/curl-example.ts';

const call = (over: Partial<DocCall>) =>
  curlExample({ service: 'Admin.Tea.Add', verbs: ['POST'], access: { kind: 'app' }, parameters: [], ...over }, 'https://o');

it('sends what is required and what has an example, with the token out of a variable', () => {
  const parameters: DocCall['parameters'] = [
    { name: 'name', type: 'string', required: true, example: "it's" },
    { name: 'tags', type: 'array', example: ['a'] },
    { name: 'left_out', type: 'string' },
    { name: 'phone', type: 'string', format: 'phone', required: true },
  ];
  expect(call({ parameters })).toMatchInlineSnapshot(`
    "curl 'https://o/api/admin.php' \\
      --data-urlencode 'service=Admin.Tea.Add' \\
      --data-urlencode "access_token=$ACCESS_TOKEN" \\
      --data-urlencode 'name=it'\\''s' \\
      --data-urlencode 'tags=["a"]' \\
      --data-urlencode 'phone=13800138000'"
  `);
});

it('uploads a file as multipart', () => {
  expect(call({ parameters: [{ name: 'file', type: 'file', required: true }] })).toMatchInlineSnapshot(`
    "curl 'https://o/api/admin.php' \\
      --form-string 'service=Admin.Tea.Add' \\
      --form-string "access_token=$ACCESS_TOKEN" \\
      --form 'file=@file.xlsx'"
  `);
});

it('needs no token for a public call, and asks by GET where nothing else is taken', () => {
  expect(call({ service: 'App.Tea.Get', access: { kind: 'public' }, verbs: ['GET'] })).toMatchInlineSnapshot(`
    "curl --get 'https://o/api/' \\
      --data-urlencode 'service=App.Tea.Get'"
  `);
});
