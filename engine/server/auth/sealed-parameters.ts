import type { Field } from '../../core/descriptor/types.ts';
import { parseLossless, printLossless } from '../../core/json/lossless-json.ts';
import { hiddenValue, maskPrivate } from '../../core/protocol/secrets/private-name.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';

/** Member that holds the private parameters that a record stores for a call, encrypted by name: no call has a parameter of this name. */
const place = '$sealed';

/**
 * Returns parameters as their column stores them. Drops a given member in the place of sealed ones: it would be opened as if it had been sealed here.
 * @param isPrivate what the call says of its parameters, besides their names
 */
export function sealParameters(keyring: Keyring, value: unknown, isPrivate: (name: string) => boolean): unknown {
  if (!isObject(value)) return value;
  const isSecret = ([name, member]: [string, unknown]) =>
    isPrivate(name) || printLossless(maskPrivate({ [name]: member })) !== printLossless({ [name]: member });
  const members = Object.entries(value).filter(([name]) => name !== place);
  const secrets = members.filter(isSecret);
  const open = members.filter((member) => !isSecret(member));
  if (secrets.length === 0) return Object.fromEntries(open);
  return { ...Object.fromEntries(open), [place]: Object.fromEntries(secrets.map(([name, secret]) => [name, keyring.encrypt(printLossless(secret))])) };
}

/** Returns stored parameters without the private ones, for copies that leave the platform. */
export function withoutSealed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { [place]: _, ...open } = value;
  return open;
}

/** Returns the names of the private ones among stored parameters. */
export function sealedNames(value: unknown): string[] {
  return isObject(value) && isObject(value[place]) ? Object.keys(value[place]) : [];
}

/**
 * Returns private parameters that would be sent to another call than the one they were entered for: whoever edits the record does not see them, and
 * may read what that call does with them. For parameters inside a field, the path.
 * @param values what was entered
 * @param stored the record as its table has it
 */
export function movedSecrets(fields: readonly Field[], values: Record<string, unknown>, stored: Record<string, unknown>): string[] {
  return fields.flatMap(({ name, format }) => {
    if (format?.kind !== 'parameters' || values[format.field] === undefined || values[format.field] === stored[format.field]) return [];
    const input = values[name];
    const isUnchanged = (one: string) => input === undefined || (isObject(input) && input[one] === hiddenValue);
    return sealedNames(stored[name]).flatMap((one) => (isUnchanged(one) ? [`${name}.${one}`] : []));
  });
}

/** Returns stored parameters as people see them. */
export function maskParameters(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { [place]: sealed, ...open } = value;
  return maskPrivate({ ...open, ...(isObject(sealed) && Object.fromEntries(Object.keys(sealed).map((name) => [name, hiddenValue]))) });
}

/** Returns the stored record with its parameters decrypted. */
export function withOpenParameters<Values extends Record<string, unknown>>(keyring: Keyring, fields: readonly Field[], record: Values): Values {
  return { ...record, ...changed(fields, record, (value) => openParameters(keyring, value)) };
}

/** Returns what was entered, with masked values replaced by the previous ones. */
export function unmasked(fields: readonly Field[], values: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const merge = (name: string, value: unknown) => {
    const stored = before[name];
    if (!isObject(value) || !isObject(stored)) return value;
    return Object.fromEntries(Object.entries(value).map(([one, input]) => [one, input === hiddenValue ? (stored[one] ?? input) : input]));
  };
  return { ...values, ...changed(fields, values, (value, name) => merge(name, value)) };
}

function openParameters(keyring: Keyring, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { [place]: sealed, ...open } = value;
  if (!isObject(sealed)) return value;
  return { ...open, ...Object.fromEntries(Object.entries(sealed).map(([name, text]) => [name, parseLossless(keyring.decrypt(String(text)))])) };
}

function changed(fields: readonly Field[], values: Record<string, unknown>, change: (value: unknown, name: string) => unknown): Record<string, unknown> {
  const parameterFields = fields.filter(({ name, format }) => format?.kind === 'parameters' && isObject(values[name]));
  return Object.fromEntries(parameterFields.map(({ name }) => [name, change(values[name], name)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
