import { phpString } from '../../../printing/dump-php.ts';
import type { SnippetRequest, TokenSource } from '../request/snippet-request.ts';

/** Returns lines that send `$fields`, the multipart `$body` made of them or the JSON `$body`, and read `$answer`. */
export function phpSend({ address, verb, bearer, isJson }: SnippetRequest, isMultipart = false): string[] {
  const query = `${phpString(`${address}?`)} . http_build_query($fields)`;
  const authorization = bearer && bearerText(bearer);
  if (verb === 'GET') {
    if (!authorization) return [`$answer = json_decode(file_get_contents(${query}));`];
    return [
      `$context = stream_context_create(['http' => ['header' => ${authorization}]]);`,
      `$answer = json_decode(file_get_contents(${query}, false, $context));`,
    ];
  }
  const type = isMultipart
    ? '"Content-Type: multipart/form-data; boundary=$boundary"'
    : `'Content-Type: application/${isJson ? 'json' : 'x-www-form-urlencoded'}'`;
  return [
    "$context = stream_context_create(['http' => [",
    "    'method' => 'POST',",
    `    'header' => ${authorization ? `[${type}, ${authorization}]` : type},`,
    `    'content' => ${isMultipart || isJson ? '$body' : 'http_build_query($fields)'},`,
    ']]);',
    `$answer = json_decode(file_get_contents(${phpString(address)}, false, $context));`,
  ];
}

function bearerText(bearer: TokenSource): string {
  return 'variable' in bearer ? `'Authorization: Bearer ' . getenv(${phpString(bearer.variable)})` : phpString(`Authorization: Bearer ${bearer.value}`);
}

/** Prints `data` of `$answer`, or throws the answer of a refusal. */
export const phpAnswer = [
  'if ($answer->ret !== 200) {',
  '    throw new RuntimeException($answer->msg, $answer->ret);',
  '}',
  'echo json_encode($answer->data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;',
  '',
];
