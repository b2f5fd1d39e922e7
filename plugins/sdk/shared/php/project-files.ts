import type { SdkFile } from '../sdk-interface.ts';

/** composer.json, and an autoloader for projects without Composer. */
export function phpProjectFiles(): SdkFile[] {
  const composer = {
    name: 'portico/client',
    type: 'library',
    require: { php: '>=7.4', 'ext-json': '*' },
    autoload: { 'psr-4': { 'Portico\\Sdk\\': 'src/' } },
  };
  return [
    { path: 'composer.json', text: `${JSON.stringify(composer, null, 4)}\n` },
    { path: 'autoload.php', text: autoload },
  ];
}

const autoload = String.raw`<?php

spl_autoload_register(function (string $class): void {
    $prefix = 'Portico\\Sdk\\';
    if (strncmp($class, $prefix, strlen($prefix)) === 0) {
        $path = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        if (is_file($path)) {
            require $path;
        }
    }
});
`;
