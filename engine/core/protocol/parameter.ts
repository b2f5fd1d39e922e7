import type { Json } from '../json/json.ts';
import type { Text } from '../text/text.ts';

export const parameterTypes = ['string', 'integer', 'float', 'boolean', 'array', 'object', 'date', 'file'] as const;
export type ParameterType = (typeof parameterTypes)[number];

/**
 * One parameter of a call, of the system's own services and of published interfaces alike. `min` and `max` are values for numbers, characters for
 * strings, elements for arrays, bytes for files and `YYYY-MM-DD[ HH:mm:ss]` for dates.
 */
export interface Parameter {
  name: string;
  type: ParameterType;
  required?: boolean;
  /** Null is a value of its own, neither missing nor empty. */
  nullable?: boolean;
  /** Stands in for a missing value. */
  default?: Json;
  /** What the other side of a proxy assumes for a missing value: documentation only, never sent. */
  documentedDefault?: Json;
  min?: number | string;
  max?: number | string;
  /** Of a float: `min` itself is not allowed. */
  exclusiveMin?: boolean;
  /** Of a float: `max` itself is not allowed. */
  exclusiveMax?: boolean;
  enum?: (string | number | boolean)[];
  /** A named format of engine/core/validation/formats.ts; `int64` lets an integer use all 64 bits. */
  format?: string;
  /** Of the platform's own calls: the value is a secret, which pages encrypt before they send it (`encryptedSecret`). */
  mayBeEncrypted?: boolean;
  /** A regular expression without delimiters, matched anywhere; run on a linear engine. */
  pattern?: string;
  /** Of each element of an array. */
  items?: Omit<Parameter, 'name'>;
  /** Members of an object; unknown members are then refused. Left out: any object. */
  properties?: Parameter[];
  /** Name of the shape, shared with every rule of the same name: a component in documents, a named type in code. Without `properties` it refers to the one that has them. */
  model?: string;
  /** Still works, but nobody should begin to use it. */
  deprecated?: boolean;
  title?: string;
  description?: string;
  /** What it means, in both languages: for the platform's own calls. A published interface speaks its author's language in `description`. */
  text?: Text;
  example?: Json;
}
