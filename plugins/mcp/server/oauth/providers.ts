import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { callerOrigin, type Platform, readPublicOrigin } from '../../../../engine/server/index.ts';
import { Connections } from './connections.ts';

/** One authorization server for each address the platform is known by, made at its first request: few installations have two, most need none. */
export class Providers {
  #platform: Platform;
  #byIssuer = new Map<string, Promise<Provider>>();
  readonly connections: Connections;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.connections = new Connections(platform);
  }

  /**
   * The address that names the authorization server to this caller: the public one, else the one he came by while that is this machine's.
   * Null for any other: a name that merely points here must not name the server that people give their approval to.
   */
  async issuerFor(request: FastifyRequest): Promise<string | null> {
    const known = await readPublicOrigin(this.#platform.database.read);
    return known ?? (callerOrigin(request) || null);
  }

  /** Where an agent without a token is told to look (RFC 9728); null where this address may not name the platform. */
  async metadataAddress(request: FastifyRequest): Promise<string | null> {
    const issuer = await this.issuerFor(request);
    return issuer === null ? null : `${issuer}/.well-known/oauth-protected-resource/mcp`;
  }

  provider(issuer: string): Promise<Provider> {
    let provider = this.#byIssuer.get(issuer);
    if (!provider) {
      // The library is large: a server nobody connects an agent to never loads it.
      provider = import('./create-provider.ts').then(({ createProvider }) => createProvider(this.#platform, this.connections, issuer));
      this.#byIssuer.set(issuer, provider);
      provider.catch(() => this.#byIssuer.delete(issuer));
    }
    return provider;
  }
}
