import type { ApiDocument } from './api-document.ts';
import type { ImportDiagnostics } from './import-diagnostics.ts';
import { asRecord, type JsonRecord } from './json-values.ts';

/** JSON by any name: `application/json`, `text/json`, `application/vnd.example.v2+json`. */
export function isJsonMedia(media: string): boolean {
  return /[/+]json\b/i.test(media);
}

/** Tells the formats there are beside the one that is used. */
export function noteChoice(
  diagnostics: ImportDiagnostics,
  code: 'body-media' | 'response-media',
  pointer: string,
  media: string,
  medias: readonly string[],
): void {
  const others = medias.filter((name) => name !== media);
  if (others.length > 0) diagnostics.add(code, pointer, 'info', [media, ...others].join(', '));
}

/**
 * The member of `content` that is read: JSON with a schema, a form with one where forms are `preferred` next, anything with one; and where
 * none has a schema the first in the same order.
 */
export function chosenMedia(document: ApiDocument, content: JsonRecord, preferred?: RegExp): string | undefined {
  const medias = Object.keys(content);
  const inOrder = [...medias.filter(isJsonMedia), ...(preferred ? medias.filter((name) => preferred.test(name)) : []), ...medias];
  return (
    inOrder.find((name) => saysSomething(document, asRecord(content[name])?.schema)) ??
    inOrder.find((name) => asRecord(content[name])?.schema !== undefined) ??
    inOrder[0]
  );
}

/** A schema with a type, members or parts; `{}` is as good as none. */
function saysSomething(document: ApiDocument, schema: unknown): boolean {
  const { value } = document.resolve(schema, '#', { add: () => undefined });
  return value !== undefined && Object.keys(value).some((word) => !/^(?:description|title|example|x-.*)$/.test(word));
}
