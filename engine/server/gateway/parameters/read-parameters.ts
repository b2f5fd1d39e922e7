import { formatMessage } from '../../../core/validation/formats.ts';
import { parseJsonParameters } from '../../../core/validation/parameters/parse-json-parameters.ts';
import { checkFiles, parseParameters } from '../../../core/validation/parameters/parse-parameters.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { UploadedFile } from '../../kernel/call/service.ts';
import type { GatewayCall } from '../../kernel/gateway-step.ts';
import { parameterTools } from './parameter-tools.ts';

/**
 * Returns the parameters of the service, from the fields or members that the steps have left.
 * @throws InputError with all errors
 */
export function readParameters({ service, fields, members, raw: { files } }: GatewayCall): Record<string, unknown> {
  const tools = service.about ? parameterTools : ownTools;
  const { values, errors } = members
    ? parseJsonParameters(service.parameters, members, tools)
    : parseParameters(service.parameters, withFiles(fields, files), tools);
  errors.push(...checkFiles(service.parameters, values, files));
  if (errors.length > 0) throw new InputError(errors);
  return values;
}

/** For the platform's own calls. */
const ownTools = { ...parameterTools, formatMessage, roundsIntegers: true };

function withFiles(fields: Record<string, string>, files: UploadedFile[]): Record<string, string> {
  return files.length === 0 ? fields : { ...fields, ...Object.fromEntries(files.map((file) => [file.field, file.name || file.field])) };
}
