import type { Condition, Scalar } from '../descriptor/types.ts';
import { platformDay } from '../text/date.ts';

/** What the words of conditions and effects resolve to. What is left out is unknown, and nothing equals it. */
export interface ValueContext {
  now: Date;
  /** Id and level of the calling account. */
  account?: number;
  level?: number;
  /** What is being filled in, and the record it is filled in about. */
  form?: Readonly<Record<string, unknown>>;
  record?: Readonly<Record<string, unknown>>;
  /** The record a condition is asked of. */
  self?: Readonly<Record<string, unknown>>;
}

/** A text that stands for a value of the moment: `$now-15m`, `$today+7d`, `$account`, `$level`, `$form.<field>`, `$record.<field>`, `$self.<field>`. */
export type ValueWord =
  | { kind: 'now' | 'today'; shift: number; unit: 'm' | 'h' | 'd' }
  | { kind: 'account' | 'level' }
  | { kind: 'form' | 'record' | 'self'; field: string };

const momentWord = /^\$(now|today)(?:([+-]\d{1,5})([mhd]))?$/;
const callerWord = /^\$(account|level)$/;
const fieldWord = /^\$(form|record|self)\.([a-z][a-z0-9_]*)$/;

/** Parses a word for a value of the moment. Returns null for a text that stands for itself, undefined for one that begins with `$` and is no word. */
export function parseValueWord(text: string): ValueWord | null | undefined {
  if (!text.startsWith('$')) return null;
  const moment = momentWord.exec(text);
  if (moment) {
    const unit = (moment[3] ?? 'd') as 'm' | 'h' | 'd';
    return moment[1] === 'today' && unit !== 'd' ? undefined : { kind: moment[1] as 'now' | 'today', shift: Number(moment[2] ?? 0), unit };
  }
  const caller = callerWord.exec(text);
  if (caller) return { kind: caller[1] as 'account' | 'level' };
  const field = fieldWord.exec(text);
  return field ? { kind: field[1] as 'form' | 'record' | 'self', field: field[2]! } : undefined;
}

/** Returns the fields of the form that a condition depends on. */
export function formFieldsIn(condition: Condition | undefined): string[] {
  const words = Object.values(condition ?? {}).flatMap((wanted) => (typeof wanted === 'object' ? Object.values(wanted).flat() : [wanted]));
  const fields = words.flatMap((word) => {
    const parsed = typeof word === 'string' ? parseValueWord(word) : null;
    return parsed?.kind === 'form' ? [parsed.field] : [];
  });
  return [...new Set(fields)];
}

const milliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the value itself, or what its word stands for; undefined if that is unknown. */
export function resolveValue(value: Scalar, context: ValueContext): unknown {
  const word = typeof value === 'string' ? parseValueWord(value) : null;
  if (word === null) return value;
  switch (word?.kind) {
    case 'now':
      return new Date(context.now.getTime() + word.shift * milliseconds[word.unit]).toISOString();
    case 'today':
      return platformDay(context.now.getTime() + word.shift * milliseconds.d);
    case 'account':
    case 'level':
      return context[word.kind];
    case 'form':
    case 'record':
    case 'self': {
      const values = context[word.kind];
      return values && Object.hasOwn(values, word.field) ? values[word.field] : undefined;
    }
    case undefined:
      return undefined;
  }
}
