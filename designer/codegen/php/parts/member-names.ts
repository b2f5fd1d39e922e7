import { Identifiers } from '../../../../engine/core/printing/identifier.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/** Member of the PHP class for each parameter: an identifier, whatever the name on the wire. */
export function memberNames(parameters: readonly Parameter[]): Map<string, string> {
  const names = new Identifiers(['this']);
  return new Map(parameters.map((parameter) => [parameter.name, names.take(parameter.name)]));
}
