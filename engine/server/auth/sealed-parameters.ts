import type { Field } from '../../core/descriptor/types.ts';
import { parseLossless, printLossless } from '../../core/json/lossless-json.ts';
import { hiddenValue, maskPrivate } from '../../core/protocol/private-name.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';

/** Where the private ones of the parameters that a record keeps for a call lie, encrypted by name: no call has a parameter of this name. */
const place = '$sealed';

/**
 * Parameters as they lie in their column.
 * @param isPrivate what the call says of its parameters, beside what their names say
 */
export function sealParameters(keyring: Keyring, value: unknown, isPrivate: (name: string) => boolean): unknown {
  if (!isObject(value)) return value;
  const isSecret = ([name, member]: [string, unknown]) =>
    isPrivate(name) || printLossless(maskPrivate({ [name]: member })) !== printLossless({ [name]: member });
  const secrets = Object.entries(value).filter(isSecret);
  if (secrets.length === 0) return value;
  const open = Object.entries(value).filter((member) => !isSecret(member));
  return { ...Object.fromEntries(open), [place]: Object.fromEntries(secrets.map(([name, secret]) => [name, keyring.encrypt(printLossless(secret))])) };
}

/** Parameters as people see them. */
export function maskParameters(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { [place]: sealed, ...open } = value;
  return maskPrivate({ ...open, ...(isObject(sealed) && Object.fromEntries(Object.keys(sealed).map((name) => [name, hiddenValue]))) });
}

/** The stored record with its parameters as they were filled in. */
export function withOpenParameters<Values extends Record<string, unknown>>(keyring: Keyring, fields: readonly Field[], record: Values): Values {
  return { ...record, ...changed(fields, record, (value) => openParameters(keyring, value)) };
}

/** What was filled in, with what stood masked in the form as it was before. */
export function unmasked(fields: readonly Field[], values: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const kept = (name: string, value: unknown) => {
    const stored = before[name];
    if (!isObject(value) || !isObject(stored)) return value;
    return Object.fromEntries(Object.entries(value).map(([one, given]) => [one, given === hiddenValue ? (stored[one] ?? given) : given]));
  };
  return { ...values, ...changed(fields, values, (value, name) => kept(name, value)) };
}

function openParameters(keyring: Keyring, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { [place]: sealed, ...open } = value;
  if (!isObject(sealed)) return value;
  return { ...open, ...Object.fromEntries(Object.entries(sealed).map(([name, text]) => [name, parseLossless(keyring.decrypt(String(text)))])) };
}

function changed(fields: readonly Field[], values: Record<string, unknown>, change: (value: unknown, name: string) => unknown): Record<string, unknown> {
  const kept = fields.filter(({ name, format }) => format?.kind === 'parameters' && isObject(values[name]));
  return Object.fromEntries(kept.map(({ name }) => [name, change(values[name], name)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
