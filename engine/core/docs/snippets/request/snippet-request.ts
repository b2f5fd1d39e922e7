import type { Json } from '../../../json/json.ts';

/** A call to be shown as code. */
export interface SnippetRequest {
  service: string;
  /** Where it is sent, without query: `https://open.example.com/api/`; of a signed call and of JSON with the service's name behind it. */
  address: string;
  verb: 'GET' | 'POST';
  /** Whether the code has to sign the call under the app's secret; `fields` are its parameters then, and nothing else. */
  isSigned: boolean;
  /** Whether the fields are the members of a JSON body. */
  isJson: boolean;
  /** The token of a GET, whose fields stand in the address, and of JSON: sent as `Authorization: Bearer`. */
  bearer?: TokenSource;
  /** In the order they are shown, service and the token of a form among them. Names are unique. */
  fields: SnippetField[];
}

/** A token, or the environment variable that holds it: a credential that nobody should copy into a file. */
export type TokenSource = { value: string } | { variable: string };

/** One field of the call. A `value` that is no string is sent as JSON text. A `file` is a path relative to the code. */
export type SnippetField = { name: string } & ({ value: Json } | TokenSource | { file: string });

/** Whether the call must be sent as multipart. */
export function hasFile({ fields }: Pick<SnippetRequest, 'fields'>): boolean {
  return fields.some((field) => 'file' in field);
}

/** Returns the fields of a call that neither uploads files nor reads the environment, as a signed one. */
export function valueFields({ fields }: Pick<SnippetRequest, 'fields'>): { name: string; value: Json }[] {
  return fields.flatMap((field) => ('value' in field ? [field] : []));
}

/** Returns the text a value is sent as. */
export function fieldText(value: Json): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
}

/** Returns the body of a JSON call, indented. */
export function jsonBody(request: Pick<SnippetRequest, 'fields'>): string {
  const members = Object.fromEntries(valueFields(request).map(({ name, value }) => [name, value]));
  return JSON.stringify(members, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value), 2);
}

/** Whether a value is shown as a structure of the language, which the code encodes as JSON. */
export function isStructured(value: Json): value is Json[] | { [name: string]: Json } {
  return typeof value === 'object' && value !== null;
}

/** Escapes a field's name for the quoted name of a multipart section. */
export function multipartName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** Returns the last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
