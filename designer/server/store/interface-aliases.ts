import { type Database, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/interface-aliases.ts';

/** Former names under which published interfaces still answer, until somebody removes them. */
export class InterfaceAliases {
  #database: Pick<Database, 'read'>;

  constructor(database: Pick<Database, 'read'>) {
    this.#database = database;
  }

  async of(interfaceId: number, query: Query = this.#database.read): Promise<string[]> {
    const rows = await query.selectFrom('interface_alias').select('service').where('interface_id', '=', interfaceId).orderBy('id').execute();
    return rows.map(({ service }) => String(service));
  }

  async all(): Promise<{ service: string; interfaceId: number }[]> {
    const rows = await this.#database.read.selectFrom('interface_alias').select(['service', 'interface_id']).execute();
    return rows.map((row) => ({ service: String(row.service), interfaceId: Number(row.interface_id) }));
  }

  /** The interface a former name belongs to; null for every other name. */
  async ownerOf(service: string): Promise<number | null> {
    const row = await this.#database.read.selectFrom('interface_alias').select('interface_id').where('service', '=', service).executeTakeFirst();
    return row ? Number(row.interface_id) : null;
  }

  async add(query: Query, service: string, interfaceId: number): Promise<void> {
    await query
      .insertInto('interface_alias')
      .values({ service, interface_id: interfaceId, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('service').doUpdateSet({ interface_id: interfaceId }))
      .execute();
  }

  /** Throws 404 for a name that is none of the interface's. */
  async remove(query: Query, service: string, interfaceId: number): Promise<void> {
    const removed = await query.deleteFrom('interface_alias').where('service', '=', service).where('interface_id', '=', interfaceId).executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw refuse('notFound', texts.none, { service });
  }

  /** A name an interface takes as its own is no former one any more. */
  async drop(query: Query, service: string): Promise<void> {
    await query.deleteFrom('interface_alias').where('service', '=', service).execute();
  }
}
