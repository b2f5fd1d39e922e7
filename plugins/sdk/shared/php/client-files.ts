import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** The client, and a class per namespace whose members are its classes. */
export function phpClientFiles(groups: readonly SdkGroup[], options: SdkOptions): SdkFile[] {
  return [clientFile(groups, options), ...groups.map(groupFile)];
}

/** Group classes end in `Group`: a namespace may be called as PHP lets no class be. */
function groupName({ namespace }: SdkGroup): string {
  return `${namespace}Group`;
}

function clientFile(groups: readonly SdkGroup[], { address }: SdkOptions): SdkFile {
  const lines = [
    '<?php',
    '',
    'declare(strict_types=1);',
    '',
    'namespace Portico\\Sdk;',
    '',
    'final class Client',
    '{',
    ...groups.flatMap((group) => [`    /** @var Group\\${groupName(group)} */`, `    public $${group.property};`, '']),
    '    /**',
    '     * @param array{app_key: string, app_secret: string, address?: string, credentials?: string, language?: string, timeout?: int|float, retries?: int} $options',
    "     *   credentials: 'token' fetches an access token and renews it when it ends, 'signature' signs every call;",
    '     *   timeout: seconds after which an attempt is given up; retries: further attempts where they do no harm',
    '     */',
    '    public function __construct(array $options)',
    '    {',
    `        $transport = new Transport($options + ['address' => ${phpString(address)}]);`,
    ...groups.map((group) => `        $this->${group.property} = new Group\\${groupName(group)}($transport);`),
    '    }',
    '}',
  ];
  return { path: 'src/Client.php', text: `${lines.join('\n')}\n` };
}

function groupFile(group: SdkGroup): SdkFile {
  const lines = [
    '<?php',
    '',
    'declare(strict_types=1);',
    '',
    'namespace Portico\\Sdk\\Group;',
    '',
    'use Portico\\Sdk\\Api;',
    'use Portico\\Sdk\\Transport;',
    '',
    `final class ${groupName(group)}`,
    '{',
    ...group.classes.flatMap(({ property, typeName }) => [`    /** @var Api\\${typeName} */`, `    public $${property};`, '']),
    '    public function __construct(Transport $transport)',
    '    {',
    ...group.classes.map(({ property, typeName }) => `        $this->${property} = new Api\\${typeName}($transport);`),
    '    }',
    '}',
  ];
  return { path: `src/Group/${groupName(group)}.php`, text: `${lines.join('\n')}\n` };
}
