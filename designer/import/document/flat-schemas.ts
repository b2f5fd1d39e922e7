import type { ImportDiagnostic, ImportDiagnosticCode } from './import-diagnostics.ts';
import type { JsonRecord } from './json-values.ts';
import type { UnmappedWord } from './schema-words.ts';

/** A schema and where it stands. */
export interface Place {
  schema: unknown;
  pointer: string;
  /** Others that hold for the same value, as members of an allOf describe one property each. */
  also?: readonly Place[];
  /** Others of which one holds instead, as the variants of a oneOf describe one property each. */
  choices?: readonly Place[];
}

/** A schema with its references followed and its combinations merged, one level deep. */
export interface FlatSchema {
  /** JSON type; '' when the document does not say and nothing tells. */
  type: string;
  words: JsonRecord;
  properties: ReadonlyMap<string, Place>;
  required: ReadonlySet<string>;
  items: Place | undefined;
  nullable: boolean;
  /** Name of the shape, where it is a component. */
  model: string | undefined;
  /** The schema itself, its references followed: meeting it again inside of itself is a circle. */
  self: object | undefined;
  /** Words of it that no definition has. */
  unmapped: readonly UnmappedWord[];
  notes: readonly Note[];
}

export type FlatSchemas = WeakMap<object, FlatSchema>;
/** A diagnostic, noted each time the schema is asked for. */
export type Note = [code: ImportDiagnosticCode, pointer: string, severity: ImportDiagnostic['severity'], detail: string];
