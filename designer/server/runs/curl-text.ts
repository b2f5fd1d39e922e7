import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { shellText } from '../../../engine/core/printing/shell-text.ts';
import { exampleParameters } from '../../model/samples/sample-inputs.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';

/**
 * Returns a curl command for a POSIX shell that calls an interface with example values. Quotes every value, so that the shell interprets nothing in
 * it. The token is in the header, where a GET can have it too.
 * @param origin `https://host[:port]`
 */
export function curlText(origin: string, definition: InterfaceDefinition, token: string): string {
  const { parameters, verbs } = definition;
  const isGet = !verbs.includes('POST');
  const start = `curl -sS ${isGet ? '--get ' : ''}${shellText(`${origin}/api/`)} \\\n  -H ${shellText(`Authorization: Bearer ${token}`)}`;
  const fields = Object.entries({ s: serviceOf(definition), ...exampleParameters(parameters) });
  const files = new Set(parameters.filter(({ type }) => type === 'file').map(({ name }) => name));
  const isMultipart = fields.some(([name]) => files.has(name));
  const lines = fields.map(([name, value]) => {
    if (files.has(name)) return `-F ${shellText(`${name}=text;filename=example.txt`)}`;
    const text = typeof value === 'string' ? value : printLossless(value);
    return isMultipart
      ? `--form-string ${shellText(`${name}=${text}`)}`
      : `--data-urlencode ${shellText(`${isGet ? encodeURIComponent(name) : fieldName(name)}=${text}`)}`;
  });
  return [start, ...lines].join(' \\\n  ');
}

/** curl encodes values but not names; in a form only characters with a meaning are encoded, so that 名称 stays readable. */
function fieldName(name: string): string {
  return name.replace(/[&=+%#;@?\s]/g, encodeURIComponent);
}
