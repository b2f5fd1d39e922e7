import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';

export interface TestAgent {
  client: Client;
  /** Names of all tools, page by page. */
  tools(): Promise<string[]>;
  call(name: string, input?: Record<string, unknown>): Promise<CallToolResult & { text: string }>;
}

/** The official client of the former protocol, connected over real HTTP; closed when the running test ends. */
export async function connectAgent(address: string, token: string, language = 'en', query = ''): Promise<TestAgent> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp${query}`), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return {
    client,
    async tools() {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.listTools({ cursor });
        names.push(...page.tools.map((tool) => tool.name));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return names;
    },
    async call(name, input) {
      const result = (await client.callTool({ name, arguments: input })) as CallToolResult;
      const [first] = result.content;
      return { ...result, text: first?.type === 'text' ? first.text : '' };
    },
  };
}
