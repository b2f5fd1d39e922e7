import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import { phpFiles } from './client/embedded.ts';

/** composer.json, and an autoloader for projects without Composer. */
export function phpProjectFiles({ address, site = 'Portico' }: SdkOptions): SdkFile[] {
  const homepage = URL.parse(address)?.origin;
  const composer = {
    name: 'portico/client',
    description: `Client for the HTTP interfaces of ${site}`,
    type: 'library',
    license: 'MIT',
    keywords: ['portico', 'api', 'client', 'sdk'],
    ...(homepage && homepage !== 'null' && { homepage: `${homepage}/docs` }),
    require: { php: '>=7.4', 'ext-hash': '*', 'ext-json': '*' },
    autoload: { 'psr-4': { 'Portico\\Sdk\\': 'src/' } },
  };
  return [
    { path: 'composer.json', text: `${JSON.stringify(composer, null, 4)}\n` },
    { path: 'autoload.php', text: phpFiles.autoload },
    { path: '.gitignore', text: 'vendor/\ncomposer.lock\n' },
  ];
}
