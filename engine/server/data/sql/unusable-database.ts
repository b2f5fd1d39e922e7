import { texts } from '../../../../generated/words/engine-server/unusable-database.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { CallError } from '../../kernel/call/errors.ts';

/** Seconds after which callers may try again. */
const comeBack = 2;

/** Why the database does not execute a valid statement. */
export type UnusableReason = keyof typeof texts;

/** The refusal for callers (`ret` 503); the driver's message is logged for the operator. */
export class UnusableDatabase extends CallError {
  readonly reason: UnusableReason;
  override retryAfter = comeBack;

  constructor(reason: UnusableReason) {
    super(codes.busy, texts[reason]);
    this.reason = reason;
  }
}

/** Logs an error of the database at intervals: every call meets it. */
export function reportUnusable(error: unknown): void {
  const line = error instanceof Error ? error.message : String(error);
  if (line === lastLogged.line && Date.now() - lastLogged.at < tellEvery) return;
  lastLogged = { line, at: Date.now() };
  console.error(`database: ${line}`);
}

const tellEvery = 10_000;
let lastLogged = { line: '', at: 0 };
