import { describe, expect, it } from 'vitest';
import { startServer } from '../../helpers/server.ts';

const paths = ['/api/', '/llms.txt', '/files/nothing.png', '/nowhere'];

describe('https to be asked for at once', () => {
  async function reported(environment: Record<string, string>, proto: string): Promise<(string | null)[]> {
    const server = await startServer({ environment });
    const answers = paths.map((path) => fetch(server.address + path, { headers: { 'x-forwarded-proto': proto } }));
    return (await Promise.all(answers)).map(({ headers }) => headers.get('strict-transport-security'));
  }

  it('is said to whom a trusted proxy served by https', async () => {
    expect(await reported({ TRUSTED_PROXIES: '127.0.0.1' }, 'https')).toEqual(paths.map(() => 'max-age=31536000'));
  });

  it('is not said by http, nor because somebody else says so', async () => {
    const never = paths.map(() => null);
    expect(await reported({ TRUSTED_PROXIES: '127.0.0.1' }, 'http')).toEqual(never);
    expect(await reported({ TRUSTED_PROXIES: '10.0.0.1' }, 'https')).toEqual(never);
    expect(await reported({}, 'https')).toEqual(never);
  });
});
