import type { Format } from '../../../core/descriptor/formats.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { maskParameters } from '../../auth/sealed-parameters.ts';
import { maskSecret } from '../../auth/secret-value.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { readContext, type ScreenBinding } from './screen-binding.ts';

/**
 * Returns a record as it may leave the server: declared fields and lookups only, without passwords, with masked secrets, after the screen's
 * `serialize` hook.
 */
export function serialize(binding: Pick<ScreenBinding, 'platform' | 'screen' | 'hooks'>, call: Call, record: StoredRecord): StoredRecord {
  const shown = publicValues(binding.screen, record);
  return binding.hooks.serialize?.(readContext(binding, call), shown) ?? shown;
}

function publicValues(screen: Screen, record: StoredRecord): StoredRecord {
  const shown: StoredRecord = { id: record.id, rev: record.rev };
  for (const { name, format } of screen.fields) {
    if (format?.kind === 'password' || !Object.hasOwn(record, name)) continue;
    shown[name] = shownValue(format, record[name]);
  }
  for (const { name } of screen.derived) if (Object.hasOwn(record, name)) shown[name] = record[name];
  if (record.deleted_at) shown.deleted_at = record.deleted_at;
  return shown;
}

function shownValue(format: Format | undefined, value: unknown): unknown {
  if (format?.kind === 'secret') return maskSecret(value);
  return format?.kind === 'parameters' ? maskParameters(value) : value;
}

/** Returns the values the audit trail may store: of private ones only the fact that they changed. */
export function auditable(screen: Pick<Screen, 'fields'>, values: Record<string, unknown>): Record<string, unknown> {
  const fields = screen.fields.filter(({ name }) => Object.hasOwn(values, name));
  return Object.fromEntries(fields.map(({ name, format }) => [name, isPrivate(format) ? '(changed)' : shownValue(format, values[name])]));
}
