import { dumpPhp, phpString } from '../../printing/dump-php.ts';
import { fieldText, fileName, hasFile, isStructured, multipartName, type SnippetField, type SnippetRequest, valueFields } from './request/snippet-request.ts';
import { signedPhpSnippet } from './signed/php.ts';
import { phpAnswer, phpSend } from './text/php-text.ts';

/** Returns a script for PHP 7.4 and later, without extensions, that prints `data` or throws the answer of a refusal. */
export function phpSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedPhpSnippet(request);
  if (request.isJson) return ['<?php', '', ...bodyLines(request), ...phpSend(request), ...phpAnswer].join('\n');
  const isMultipart = hasFile(request);
  const fields = request.fields.filter((field) => !('file' in field));
  return [
    '<?php',
    '',
    '$fields = [',
    ...fields.map((field) => `    ${phpString(isMultipart ? multipartName(field.name) : field.name)} => ${shownValue(field)},`),
    '];',
    ...(isMultipart ? multipartLines(request) : []),
    ...phpSend(request, isMultipart),
    ...phpAnswer,
  ].join('\n');
}

/** Cast to an object: PHP would encode an array with numeric names as a list. */
function bodyLines(request: SnippetRequest): string[] {
  const members = valueFields(request).map(({ name, value }) => `    ${phpString(name)} => ${dumpPhp(value, '[]')},`);
  return ['$body = json_encode((object) [', ...members, '], JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);'];
}

function multipartLines({ fields }: SnippetRequest): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    'foreach ($fields as $name => $value) {',
    '    $body .= "--$boundary\\r\\nContent-Disposition: form-data; name=\\"$name\\"\\r\\n\\r\\n$value\\r\\n";',
    '}',
    ...fields.flatMap((field) => {
      if (!('file' in field)) return [];
      const head = `; name="${multipartName(field.name)}"; filename="${multipartName(fileName(field.file))}"`;
      return [
        `$body .= "--$boundary\\r\\nContent-Disposition: form-data" . ${phpString(head)} . "\\r\\n\\r\\n" . file_get_contents(${phpString(field.file)}) . "\\r\\n";`,
      ];
    }),
    '$body .= "--$boundary--\\r\\n";',
  ];
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `getenv(${phpString(field.variable)})`;
  if ('file' in field) return 'null';
  const { value } = field;
  if (isStructured(value)) return `json_encode(${dumpPhp(value, '[]')})`;
  return Number.isSafeInteger(value) ? dumpPhp(value) : phpString(fieldText(value));
}
