import type { Text } from '../../../../engine/core/text/text.ts';
import { type ActionHandler, type Platform, type RowSource, refuse, type SourceRow } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/session-rows.ts';
import { designerContext } from '../../context/designer-context.ts';
import { connectionFailure } from '../../databases/database-failure.ts';
import type { ServerSession } from '../../databases/table/management.ts';
import { endOwn, ownName, ownSessions } from './own-database.ts';
import { numberOf, pageOf } from './plain-rows.ts';

const searched = ['account', 'client', 'statement'];

interface Found {
  database: string;
  session: ServerSession | null;
  note: Text | null;
}

/** What runs on the servers now. A database without sessions, or one that does not respond, is a row that says so. */
export const sessionRows: RowSource = {
  filters: ['id', 'database', 'state', 'account'],
  sorts: ['database', 'number', 'seconds'],
  search: searched,
  list: async (request, platform) => pageOf((await allSessions(platform)).map(rowOf), request, searched),
};

/** Ends the statements of sessions. */
export const endStatement: ActionHandler = (context, records) => endAll(context.platform, records, 'statement');
/** Ends the sessions themselves. */
export const endSession: ActionHandler = (context, records) => endAll(context.platform, records, 'session');

async function endAll(platform: Platform, records: { id: number }[], how: 'statement' | 'session'): Promise<null> {
  const known = new Map((await allSessions(platform)).map((found) => [rowOf(found).id, found]));
  for (const { id } of records) {
    const found = known.get(id);
    if (!found?.session) throw refuse('conflict', texts.gone);
    const { database, session } = found;
    const work = database === ownName ? endOwn(platform, session, how) : endConfigured(platform, database, session, how);
    const isEnded = await work.catch((error: unknown) => {
      throw refuse('conflict', texts.refused, { reason: connectionFailure(error) });
    });
    if (!isEnded) throw refuse('conflict', texts.gone);
  }
  return null;
}

function endConfigured(platform: Platform, database: string, session: ServerSession, how: 'statement' | 'session'): Promise<boolean> {
  return designerContext(platform).tables.databases.use(database, (connected) => connected.database.manage.end(session, how));
}

async function allSessions(platform: Platform): Promise<Found[]> {
  const { databases } = designerContext(platform).tables;
  const sources = [
    { database: ownName, ask: () => ownSessions(platform) },
    ...(await databases.list()).map(({ service }) => ({
      database: service,
      ask: () => databases.use(service, async ({ database }) => (await database.manage.sessions?.()) ?? null),
    })),
  ];
  const found = await Promise.all(
    sources.map(async ({ database, ask }): Promise<Found[]> => {
      try {
        const sessions = await ask();
        return sessions ? sessions.map((session) => ({ database, session, note: null })) : [{ database, session: null, note: texts.none }];
      } catch (error) {
        return [{ database, session: null, note: connectionFailure(error) }];
      }
    }),
  );
  return found.flat();
}

function rowOf({ database, session, note }: Found): SourceRow {
  if (!session) return { id: numberOf(database), database, note, is_live: false };
  const { number, account, client, state, seconds, statement, since } = session;
  return {
    id: numberOf(database, String(number), since),
    ...{ database, number, account, client, place: session.database, state, statement, note, is_live: true },
    seconds: seconds === null ? null : Math.round(seconds * 10) / 10,
  };
}
