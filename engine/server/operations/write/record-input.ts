import { editableFields } from '../../../core/descriptor/field-of.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { hashPassword } from '../../auth/accounts/passwords.ts';
import { weakPasswordErrors } from '../../auth/accounts/weak-password.ts';
import { sealParameters } from '../../auth/sealed-parameters.ts';
import { sealSecret } from '../../auth/secret-value.ts';
import { formatValues } from '../../formats/format-values.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Returns the fields among a call's parameters, with rich text sanitised first. */
export function recordInput(fields: readonly Field[], params: Record<string, unknown>): Record<string, unknown> {
  const filled = editableFields({ fields }).filter(({ name }) => params[name] !== undefined);
  return Object.fromEntries(
    filled.map((field) => {
      const value = params[field.name];
      const clean = field.format && formatValues[field.format.kind]?.clean;
      return [field.name, clean && typeof value === 'string' ? clean(value) : value];
    }),
  );
}

/** Returns validated values as the repository takes them: moments in UTC. A time without a zone is the server's. */
export function storable(fields: readonly Field[], values: Record<string, unknown>): Record<string, unknown> {
  const result = { ...values };
  for (const { name, format } of fields) {
    const value = result[name];
    const stored = format && formatValues[format.kind]?.stored;
    if (stored && typeof value === 'string' && value !== '') result[name] = stored(value);
  }
  return result;
}

/** Reports new passwords that are too easy to guess: common ones, and other values of the record. */
export async function weakPasswords(fields: readonly Field[], values: Record<string, unknown>, before: Record<string, unknown> = {}): Promise<InvalidField[]> {
  const passwords = fields.filter(({ name, format }) => format?.kind === 'password' && typeof values[name] === 'string');
  if (passwords.length === 0) return [];
  const own = fields.filter(({ format }) => !isPrivate(format)).map(({ name }) => values[name] ?? before[name]);
  const names = own.filter((value) => typeof value === 'string');
  return (await Promise.all(passwords.map(({ name }) => weakPasswordErrors(String(values[name]), names, name)))).flat();
}

/**
 * Hashes passwords and encrypts secrets, those among parameters of calls too. Takes long, so it runs before the transaction opens.
 * @param record the whole record, if `values` has only changes
 */
export async function sealPrivate(
  platform: Platform,
  fields: readonly Field[],
  values: Record<string, unknown>,
  record: Record<string, unknown> = values,
): Promise<Record<string, unknown>> {
  const result = { ...values };
  for (const { name, format } of fields) {
    const value = result[name];
    if (format?.kind === 'parameters') {
      const known = platform.services.find(String(record[format.field]))?.parameters ?? [];
      result[name] = sealParameters(platform.keyring, value, (one) =>
        known.some((parameter) => parameter.name === one && (parameter.format === 'password' || parameter.format === 'secret')),
      );
    }
    if (typeof value !== 'string') continue;
    if (format?.kind === 'password') result[name] = await hashPassword(value);
    if (format?.kind === 'secret') result[name] = sealSecret(platform.keyring, value);
  }
  return result;
}
