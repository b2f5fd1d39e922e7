import { dumpPhp, phpString } from '../../../printing/dump-php.ts';
import { fieldText, isStructured, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { phpAnswer, phpSend } from '../text/php-text.ts';
import { secretVariable } from './signed-fields.ts';

/** Returns a script for PHP 7.4 and later, without extensions, that signs the call, and prints `data` or throws the answer of a refusal. */
export function signedPhpSnippet(request: SnippetRequest): string {
  return [
    '<?php',
    '',
    'function escape(string $text): string',
    '{',
    `    return strtr($text, ['%' => '%25', "\\n" => '%0A']);`,
    '}',
    '',
    '$fields = [',
    ...valueFields(request).map(
      ({ name, value }) => `    ${phpString(name)} => ${isStructured(value) ? `json_encode(${dumpPhp(value, '[]')})` : phpString(fieldText(value))},`,
    ),
    "    'app_key' => getenv('APP_KEY'),",
    "    'timestamp' => (string) time(),",
    "    'nonce' => bin2hex(random_bytes(16)),",
    '];',
    'ksort($fields, SORT_STRING);',
    `$lines = [${phpString(request.service)}];`,
    'foreach ($fields as $name => $value) {',
    "    $lines[] = str_replace('=', '%3D', escape($name)) . '=' . escape($value);",
    '}',
    `$fields['sign'] = hash_hmac('sha256', implode("\\n", $lines), getenv('${secretVariable}'));`,
    ...phpSend(request),
    ...phpAnswer,
  ].join('\n');
}
