import { parseLossless, printLossless } from '../../core/json/lossless-json.ts';
import type { Audit, AuditRecord } from '../kernel/ports/audit.ts';
import type { Database } from '../kernel/ports/database.ts';

/** Maximum number of entries of one record that a page shows, newest first. */
const historyLimit = 200;

/** Returns the audit trail of the table `audit`. */
export function createAudit(database: Database): Audit {
  return {
    async record(query, call, { screen, recordId, verb, before, after, reason }) {
      await query
        .insertInto('audit')
        .values({
          at: new Date().toISOString(),
          screen,
          record_id: recordId,
          verb,
          account_id: call.session?.accountId ?? null,
          username: call.session?.username ?? null,
          simulated_by: call.session?.simulatedBy ?? null,
          request_id: call.requestId,
          ip: call.ip,
          before: before && printLossless(before),
          after: after && printLossless(after),
          reason: reason ?? null,
        })
        .execute();
    },

    async history(screen, recordId) {
      const rows = await database.read
        .selectFrom('audit')
        .selectAll()
        .where('screen', '=', screen)
        .where('record_id', '=', recordId)
        .orderBy('id', 'desc')
        .limit(historyLimit)
        .execute();
      return rows.map((row) => entryOf(row, screen, recordId));
    },
  };
}

function entryOf(row: Record<string, unknown>, screen: string, recordId: number): AuditRecord {
  return {
    id: Number(row.id),
    at: row.at instanceof Date ? row.at.toISOString() : String(row.at),
    accountId: numberOrNull(row.account_id),
    username: textOrNull(row.username),
    simulatedBy: numberOrNull(row.simulated_by),
    screen,
    recordId,
    verb: String(row.verb),
    before: valuesOf(row.before),
    after: valuesOf(row.after),
    reason: textOrNull(row.reason) ?? undefined,
  };
}

function valuesOf(text: unknown): Record<string, unknown> | null {
  return typeof text === 'string' ? (parseLossless(text) as Record<string, unknown>) : null;
}

function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
