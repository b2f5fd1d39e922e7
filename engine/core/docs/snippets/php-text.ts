import { phpString } from '../../printing/dump-php.ts';
import type { SnippetRequest } from './snippet-request.ts';

/** Sends `$fields`, or the multipart `$body` made of them, and reads `$answer`. */
export function phpSend({ address, verb, bearer }: SnippetRequest, isMultipart = false): string[] {
  const query = `${phpString(`${address}?`)} . http_build_query($fields)`;
  if (bearer) {
    const header =
      'variable' in bearer ? `'Authorization: Bearer ' . getenv(${phpString(bearer.variable)})` : phpString(`Authorization: Bearer ${bearer.value}`);
    return [`$context = stream_context_create(['http' => ['header' => ${header}]]);`, `$answer = json_decode(file_get_contents(${query}, false, $context));`];
  }
  if (verb === 'GET') return [`$answer = json_decode(file_get_contents(${query}));`];
  return [
    "$context = stream_context_create(['http' => [",
    "    'method' => 'POST',",
    `    'header' => ${isMultipart ? '"Content-Type: multipart/form-data; boundary=$boundary"' : "'Content-Type: application/x-www-form-urlencoded'"},`,
    `    'content' => ${isMultipart ? '$body' : 'http_build_query($fields)'},`,
    ']]);',
    `$answer = json_decode(file_get_contents(${phpString(address)}, false, $context));`,
  ];
}

/** Prints `data` of `$answer`, or throws what the platform answered. */
export const phpAnswer = [
  'if ($answer->ret !== 200) {',
  '    throw new RuntimeException($answer->msg, $answer->ret);',
  '}',
  'echo json_encode($answer->data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;',
  '',
];
