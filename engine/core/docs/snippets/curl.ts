import { shellText } from '../../printing/shell-text.ts';
import { fieldText, hasFile, jsonBody, type SnippetField, type SnippetRequest, type TokenSource } from './request/snippet-request.ts';
import { signedCurlSnippet } from './signed/curl.ts';

/** Returns a command for a POSIX shell. Values are quoted so that the shell interprets nothing in them. */
export function curlSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedCurlSnippet(request);
  if (request.isJson) return jsonCommand(request);
  const isMultipart = hasFile(request);
  const isGet = request.verb === 'GET';
  const start = `curl ${isGet ? '--get ' : ''}${shellText(request.address)}`;
  const header = request.bearer ? [headerOption(request.bearer)] : [];
  // Nothing but ASCII may stand in an address.
  const nameText = isGet ? encodeURIComponent : encodedName;
  return [start, ...header, ...request.fields.map((field) => fieldOption(field, isMultipart, nameText))].join(' \\\n  ');
}

function jsonCommand(request: SnippetRequest): string {
  const header = request.bearer ? [headerOption(request.bearer)] : [];
  const body = `--data-raw ${shellText(jsonBody(request))}`;
  return [`curl ${shellText(request.address)}`, ...header, "--header 'Content-Type: application/json'", body].join(' \\\n  ');
}

function headerOption(token: TokenSource): string {
  return `--header ${'variable' in token ? `"Authorization: Bearer $${token.variable}"` : shellText(`Authorization: Bearer ${token.value}`)}`;
}

function fieldOption(field: SnippetField, isMultipart: boolean, nameText: (name: string) => string): string {
  if ('file' in field) return `--form ${shellText(`${field.name}=@"${field.file.replace(/[\\"]/g, '\\$&')}"`)}`;
  const [flag, name] = isMultipart ? ['--form-string', field.name] : ['--data-urlencode', nameText(field.name)];
  if ('variable' in field) return `${flag} ${/^\w+$/.test(name) ? `"${name}=$${field.variable}"` : `${shellText(`${name}=`)}"$${field.variable}"`}`;
  return `${flag} ${shellText(`${name}=${fieldText(field.value)}`)}`;
}

/** curl encodes values but not names; only characters with a meaning are encoded, so that 名称 stays readable. */
function encodedName(name: string): string {
  return name.replace(/[&=+%#;@?\s]/g, encodeURIComponent);
}
