import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { callTable, firstCall } from '../readme-parts.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** How to use the client. */
export function tsReadmeFile(groups: readonly SdkGroup[], { address }: SdkOptions): SdkFile {
  const first = firstCall(groups, '.');
  const lines = [
    '# Portico client (TypeScript)',
    '',
    '```sh',
    'npm install && npm run build',
    '```',
    '',
    '```ts',
    "import { PorticoClient, PorticoError } from 'portico-client';",
    '',
    'const client = new PorticoClient({',
    `  address: ${tsString(address)},`,
    '  appKey: process.env.APP_KEY!,',
    '  appSecret: process.env.APP_SECRET!,',
    '});',
    '',
    'try {',
    `  const answer = await client.${first.path}(${first.takesParameters ? '{ /* … */ }' : ''});`,
    '} catch (error) {',
    '  if (error instanceof PorticoError) console.error(error.ret, error.msg, error.requestId);',
    '}',
    '```',
    '',
    "The client fetches an access token and renews it when it ends. With `credentials: 'signature'` it signs every call instead.",
    'Files are `Blob`s. Nothing is repeated but a call whose token had ended.',
    '',
    ...callTable(groups, '.'),
  ];
  return { path: 'README.md', text: `${lines.join('\n')}\n` };
}
