import { expect, it } from 'vitest';
import { curlSnippet } from '../../../../engine/core/docs/snippets/curl.ts';
import { requestOfCall, type ShownCall } from '../../../../engine/core/docs/snippets/request/request-of-call.ts';

const curl = (over: Partial<ShownCall>) => curlSnippet(requestOfCall({ service: 'Admin.Tea.Add', verbs: ['POST'], parameters: [], ...over }, 'https://o'));

it('shows what is required and what has an example, with the token out of a variable', () => {
  const parameters: ShownCall['parameters'] = [
    { name: 'name', type: 'string', required: true, example: "it's" },
    { name: 'tags', type: 'array', example: ['a'] },
    { name: 'left_out', type: 'string' },
    { name: 'phone', type: 'string', format: 'phone', required: true },
  ];
  expect(curl({ parameters })).toMatchInlineSnapshot(`
    "curl 'https://o/api/Admin.Tea.Add' \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --header 'Content-Type: application/json' \\
      --data-raw '{
      "name": "it'\\''s",
      "tags": [
        "a"
      ],
      "phone": "13800138000"
    }'"
  `);
});

it('uploads a file as multipart', () => {
  expect(curl({ parameters: [{ name: 'file', type: 'file', required: true }] })).toMatchInlineSnapshot(`
    "curl 'https://o/api/admin.php' \\
      --form-string 'service=Admin.Tea.Add' \\
      --form-string "access_token=$ACCESS_TOKEN" \\
      --form 'file=@"file.xlsx"'"
  `);
});

it('needs no token for a public call, and asks by GET where nothing else is taken', () => {
  expect(curl({ service: 'App.Tea.Get', access: { kind: 'public' }, verbs: ['GET'] })).toMatchInlineSnapshot(`
    "curl --get 'https://o/api/' \\
      --data-urlencode 'service=App.Tea.Get'"
  `);
});

it('sends the token of a GET as a header, since fields stand in the address there', () => {
  const parameters: ShownCall['parameters'] = [{ name: '名称', type: 'string', required: true }];
  expect(curl({ service: 'Open.Tea.Get', verbs: ['GET'], parameters })).toMatchInlineSnapshot(`
    "curl --get 'https://o/api/' \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --data-urlencode 'service=Open.Tea.Get' \\
      --data-urlencode '%E5%90%8D%E7%A7%B0=text'"
  `);
});
