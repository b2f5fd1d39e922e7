import type { ObtainedToken } from './account-token.ts';
import type { TokenConfig } from './token-config.ts';

/** How long before its end a token is not used any more, and how long one is used that says nothing of an end; milliseconds. */
const margin = 60_000;
const unsaid = 10 * 60_000;

/** Tokens of this process, one for each state of a configuration. They are kept in memory alone and never shown. */
export class TokenStore {
  readonly #obtain: (config: TokenConfig, signal?: AbortSignal) => Promise<ObtainedToken>;
  readonly #cached = new Map<number, { rev: number; until: number; token: Promise<ObtainedToken> }>();

  /** @param obtain asks for a token */
  constructor(obtain: (config: TokenConfig, signal?: AbortSignal) => Promise<ObtainedToken>) {
    this.#obtain = obtain;
  }

  /** Throws as `obtain`. */
  async of(config: TokenConfig, signal?: AbortSignal): Promise<string> {
    const cached = this.#cached.get(config.id);
    if (cached && cached.rev === config.rev && cached.until > Date.now()) return (await cached.token).token;
    return (await this.renew(config, signal)).token;
  }

  /** A new one, as the kept one was refused or nears its end. Throws as `obtain`. */
  async renew(config: TokenConfig, signal?: AbortSignal): Promise<ObtainedToken> {
    const token = this.#obtain(config, signal);
    const entry = { rev: config.rev, until: Date.now() + unsaid, token };
    this.#cached.set(config.id, entry);
    try {
      const obtained = await token;
      if (obtained.expiresAt !== null) entry.until = obtained.expiresAt - margin;
      return obtained;
    } catch (error) {
      if (this.#cached.get(config.id) === entry) this.#cached.delete(config.id);
      throw error;
    }
  }
}
