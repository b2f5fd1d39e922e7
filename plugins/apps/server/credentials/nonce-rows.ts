import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Query } from '../../../../engine/server/index.ts';

export interface Nonce {
  appId: number;
  nonce: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The row of `app_nonce` that holds the floor. No app has the id 0. */
export const floorRow = { app_id: 0, nonce: 'floor' } as const;

/** What is forgotten lies at or below it: the end of validity, in milliseconds since 1970. */
export async function readFloor(query: Query): Promise<number> {
  const row = await query
    .selectFrom('app_nonce')
    .select('expires_at')
    .where('app_id', '=', floorRow.app_id)
    .where('nonce', '=', floorRow.nonce)
    .executeTakeFirst();
  return Number(row?.expires_at ?? 0);
}

/** Stores the floor: nonces whose validity ends at or below it are forgotten. Milliseconds since 1970. */
export async function keepFloor(query: Query, expires_at: number): Promise<void> {
  await query
    .insertInto('app_nonce')
    .values({ ...floorRow, expires_at })
    .onConflict((conflict) => conflict.columns(['app_id', 'nonce']).doUpdateSet({ expires_at }))
    .execute();
}

/** Rows of one statement. A few sizes only, so that the database knows every statement already. */
const statementRows = [16, 4, 1];
/** What tells nonces apart. */
export const nonceKey = ({ appId, nonce }: Omit<Nonce, 'expiresAt'>): string => `${appId} ${nonce}`;

/** Writes the nonces of one database. */
export class NonceRows {
  /** By number of rows. Building a statement takes as long as running it, so each is built once. */
  #statements = new Map<number, CompiledQuery>();

  /**
   * @param nonces all different
   * @returns the keys of those that are new: not of those known before, nor of those at or below the floor, of which nobody knows any more
   */
  async insert(query: Query, nonces: readonly Nonce[]): Promise<Set<string>> {
    const added = new Set<string>();
    // In one order: two instances must not wait for each other's rows.
    const ordered = nonces.toSorted((a, b) => (nonceKey(a) < nonceKey(b) ? -1 : 1));
    let start = 0;
    for (const size of statementRows)
      for (; ordered.length - start >= size; start += size) {
        const parameters = ordered.slice(start, start + size).flatMap(({ appId, nonce, expiresAt }) => [appId, nonce, expiresAt]);
        const { rows } = await query.executeQuery<{ app_id: unknown; nonce: unknown }>({ ...this.#statementOf(query, size), parameters });
        for (const { app_id, nonce } of rows) added.add(nonceKey({ appId: Number(app_id), nonce: String(nonce) }));
      }
    return added;
  }

  #statementOf(query: Query, size: number): CompiledQuery {
    const known = this.#statements.get(size);
    if (known) return known;
    const statement = insertStatement(size).compile(query);
    this.#statements.set(size, statement);
    return statement;
  }
}

/** Inserts as many nonces as lie above the floor and are not there, and returns these. Its parameters are app, nonce and end of each. */
function insertStatement(size: number): RawBuilder<unknown> {
  const row = sql`(cast(${0} as integer), cast(${''} as text), cast(${0} as bigint))`;
  return sql`
    with nonces (app_id, nonce, expires_at) as (values ${sql.join(Array.from({ length: size }, () => row))})
    insert into app_nonce (app_id, nonce, expires_at) select app_id, nonce, expires_at from nonces
    where not exists (
      select 1 from app_nonce as floor
      where floor.app_id = ${sql.lit(floorRow.app_id)} and floor.nonce = ${sql.lit(floorRow.nonce)} and floor.expires_at >= nonces.expires_at
    )
    on conflict do nothing returning app_id, nonce`;
}
