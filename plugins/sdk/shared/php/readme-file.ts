import { dumpPhp, phpString } from '../../../../engine/core/printing/dump-php.ts';
import { callTable, firstCall } from '../readme-parts.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** How to use the client. What it shows runs as it stands. */
export function phpReadmeFile(groups: readonly SdkGroup[], { address, site = 'Portico' }: SdkOptions): SdkFile {
  const first = firstCall(groups, '->');
  const lines = [
    `# Client for ${site.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')} (PHP 7.4+)`,
    '',
    'No extension and no package is needed. With Composer add this folder as a `path` repository; without it require `autoload.php`.',
    '',
    '```php',
    "require 'autoload.php';",
    '',
    'use Portico\\Sdk\\Client;',
    'use Portico\\Sdk\\PorticoException;',
    '',
    '$client = new Client([',
    `    'address' => ${phpString(address)},`,
    "    'app_key' => getenv('APP_KEY'),",
    "    'app_secret' => getenv('APP_SECRET'),",
    ']);',
    '',
    'try {',
    `    $answer = $client->${first.path}(${first.parameters === null ? '' : dumpPhp(first.parameters, '[]')});`,
    '    var_export($answer);',
    '} catch (PorticoException $error) {',
    '    error_log("$error->ret $error->msg $error->requestId");',
    '}',
    '```',
    '',
    "The client fetches an access token and renews it when it ends. With `'credentials' => 'signature'` it signs every call instead.",
    'Files to send are paths, and one that is not there is refused before anything is sent; a file that is answered is a `FileAnswer`.',
    '',
    '- **Errors.** Whatever goes wrong is a `PorticoException`: `ret` and `msg` of the platform, 0 without an answer; `upstream()` is what the server behind the interface said.',
    '- **Time-out and retries.** An attempt is given up after `timeout` (30 s). Calls that were told to wait, and calls without an answer that may be made twice, are tried again up to `retries` times (2), each time later.',
    '- **Idempotency.** A call that writes carries a key of its own, so that a second attempt is answered what the first one did; the option `idempotency_key` of a call names it.',
    ...(first.pages === undefined ? [] : [`- **Pages.** \`foreach ($client->${first.pages}() as $item)\` goes through all pages.`]),
    '',
    ...callTable(groups, '->'),
  ];
  return { path: 'README.md', text: `${lines.join('\n')}\n` };
}
