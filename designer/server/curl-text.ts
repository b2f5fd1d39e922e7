import { shellText } from '../../engine/core/printing/shell-text.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import { exampleParameters } from '../model/samples/sample-inputs.ts';

/**
 * A curl command for a POSIX shell that calls an interface by POST with example values. Every value is quoted, so nothing in it reaches the shell.
 * @param origin `https://host[:port]`
 */
export function curlText(origin: string, definition: InterfaceDefinition, credentials: Readonly<Record<string, string>>): string {
  const { parameters } = definition;
  const fields = Object.entries({ s: serviceOf(definition), ...credentials, ...exampleParameters(parameters) });
  const files = new Set(parameters.filter(({ type }) => type === 'file').map(({ name }) => name));
  const isMultipart = fields.some(([name]) => files.has(name));
  const lines = fields.map(([name, value]) => {
    if (files.has(name)) return `-F ${shellText(`${name}=text;filename=example.txt`)}`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return isMultipart ? `--form-string ${shellText(`${name}=${text}`)}` : `--data-urlencode ${shellText(`${fieldName(name)}=${text}`)}`;
  });
  return [`curl -sS ${shellText(`${origin}/api/`)}`, ...lines].join(' \\\n  ');
}

/** curl encodes values and leaves names as they are; only what would mean something else is encoded, so that 名称 can be read. */
function fieldName(name: string): string {
  return name.replace(/[&=+%#;@?\s]/g, encodeURIComponent);
}
