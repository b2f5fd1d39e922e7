import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** The official client of the present protocol (2026-07-28), which begins with `server/discover` and has no session. */
export async function connectPresentAgent(address: string, token: string, query = '', language = 'en') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp${query}`), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return {
    client,
    async call(name: string, input: Record<string, unknown> = {}): Promise<CallToolResult & { text: string }> {
      const result = (await client.callTool({ name, arguments: input })) as CallToolResult;
      const [first] = result.content;
      return { ...result, text: first?.type === 'text' ? first.text : '' };
    },
  };
}
