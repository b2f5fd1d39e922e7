import type { Call } from '../call/service.ts';
import type { Query } from './database.ts';

/** The changes of one record, field by field. Private fields are recorded as changed without their values. */
interface AuditEntry {
  screen: string;
  recordId: number;
  /** Verb of the call: Add, Edit, Remove, a transition or an action. */
  verb: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason?: string;
}

/** The append-only audit trail. `record` writes within the transaction of the change itself, so neither exists without the other. */
export interface Audit {
  record(query: Query, call: Call, entry: AuditEntry): Promise<void>;
  /** Newest first. */
  history(screen: string, recordId: number): Promise<AuditRecord[]>;
}

/** A stored entry. */
export interface AuditRecord extends AuditEntry {
  id: number;
  at: string;
  accountId: number | null;
  username: string | null;
  /** Set when the change was made under a simulated login. */
  simulatedBy: number | null;
}
