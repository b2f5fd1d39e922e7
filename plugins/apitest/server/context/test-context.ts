import type { Server } from 'node:http';
import type { Platform } from '../../../../engine/server/index.ts';
import type { OwnAddress } from '../http/call-over-http.ts';
import { obtainToken } from '../token/obtain-token.ts';
import { TokenStore } from '../token/token-store.ts';

/** What the plugin's parts share in one process. */
export interface TestContext extends OwnAddress {
  platform: Platform;
  tokens: TokenStore;
}

const servers = new WeakMap<Platform, Server>();
const contexts = new WeakMap<Platform, TestContext>();

/** Says which server answers the platform's calls. */
export function servedBy(platform: Platform, server: Server): void {
  servers.set(platform, server);
}

/** The context of a platform, made on first use. */
export function testContext(platform: Platform): TestContext {
  const known = contexts.get(platform);
  if (known) return known;
  const own = () => {
    const bound = servers.get(platform)?.address();
    if (!bound || typeof bound === 'string') throw new Error('the platform does not listen on a port');
    // Listening everywhere is no address to call.
    const address = bound.address === '0.0.0.0' ? '127.0.0.1' : bound.address === '::' ? '::1' : bound.address;
    return { address, port: bound.port };
  };
  const context: TestContext = { platform, own, tokens: new TokenStore((config, signal) => obtainToken({ platform, own }, config, signal)) };
  contexts.set(platform, context);
  return context;
}
