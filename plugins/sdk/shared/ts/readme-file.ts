import { dumpTs, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { callTable, firstCall } from '../readme-parts.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';
import type { SdkGroup } from '../sdk-tree.ts';

/** How to use the client. What it shows runs as it stands. */
export function tsReadmeFile(groups: readonly SdkGroup[], { address, site = 'Portico' }: SdkOptions): SdkFile {
  const first = firstCall(groups, '.');
  const paged = first.pages;
  const lines = [
    `# Client for ${site.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')} (TypeScript)`,
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
    `  const answer = await client.${first.path}(${first.parameters === null ? '' : dumpTs(first.parameters)});`,
    '  console.log(answer);',
    '} catch (error) {',
    '  if (error instanceof PorticoError) console.error(error.ret, error.msg, error.requestId);',
    '}',
    '```',
    '',
    "The client fetches an access token and renews it when it ends. With `credentials: 'signature'` it signs every call instead.",
    'Files are `Blob`s, sent and answered. Integers beyond 2^53 are `bigint`s.',
    '',
    '- **Errors.** Whatever goes wrong is a `PorticoError`: `ret` and `msg` of the platform, 0 without an answer; `upstream` is what the server behind the interface said.',
    '- **Time-out and retries.** An attempt is given up after `timeout` (30,000 ms). Calls that were told to wait, and calls without an answer that may be made twice, are tried again up to `retries` times (2), each time later.',
    '- **Idempotency.** A call that writes carries a key of its own, so that a second attempt is answered what the first one did. Give `{ idempotencyKey }` to name it yourself; `{ signal }`, `{ timeout }` and `{ retries }` are options of a call, too.',
    ...(paged === undefined ? [] : [`- **Pages.** \`for await (const item of client.${paged}())\` goes through all pages.`]),
    '',
    ...callTable(groups, '.'),
  ];
  return { path: 'README.md', text: `${lines.join('\n')}\n` };
}
