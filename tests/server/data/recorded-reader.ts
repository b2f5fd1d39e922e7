import { type CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { AnyQuery, Database } from '../../../engine/server/kernel/ports/database.ts';

/** A reader that keeps what it is asked, in its order and as the database's own SQL. */
export function recordedReader(database: Database): { query: AnyQuery; requests(): CompiledQuery[] } {
  const requests: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      requests.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    query: database.read.withPlugin(watch),
    requests: () => requests.map((node) => database.read.getExecutor().compileQuery(node, createQueryId())),
  };
}
