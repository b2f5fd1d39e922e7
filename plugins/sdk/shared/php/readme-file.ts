import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { callTable, firstCall } from '../readme-parts.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** How to use the client. */
export function phpReadmeFile(groups: readonly SdkGroup[], { address }: SdkOptions): SdkFile {
  const first = firstCall(groups, '->');
  const lines = [
    '# Portico client (PHP 7.4+)',
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
    `    $answer = $client->${first.path}(${first.takesParameters ? '[/* … */]' : ''});`,
    '} catch (PorticoException $error) {',
    '    error_log("$error->ret $error->msg $error->requestId");',
    '}',
    '```',
    '',
    "The client fetches an access token and renews it when it ends. With `'credentials' => 'signature'` it signs every call instead.",
    'Files are paths. Nothing is repeated but a call whose token had ended.',
    '',
    ...callTable(groups, '->'),
  ];
  return { path: 'README.md', text: `${lines.join('\n')}\n` };
}
