import type { Json } from '../descriptor/types.ts';
import type { ParameterType } from './parameter.ts';

/**
 * Who finds and may call a published interface. `open`: every approved app. `controlled`: everybody reads of it, apps with a permission
 * call it. `hidden`: only those with a permission know of it.
 */
export const visibilities = ['open', 'controlled', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];

/** A field of an answer. Names are dotted, `[]` stands for the elements of a list: `items[].owner.id`. */
export interface ReturnField {
  name: string;
  type: ParameterType;
  description?: string;
}

/** A refusal an interface itself decides on, beside those of the platform. */
export interface ServiceFailure {
  ret: number;
  message: string;
}

/** What docs, SDKs and agents are told of a published interface beyond its title and parameters; in its author's language. */
export interface ServiceAbout {
  /** Group in the docs. */
  module: string;
  /** One sentence. */
  summary: string;
  /** Markdown. */
  description: string;
  returns: ReturnField[];
  /** `data` of an answer; null where there is none. */
  example: Json;
  failures: ServiceFailure[];
}

/** A published state of an interface. */
export interface ServiceVersion {
  bundle: string;
  /** ISO 8601. */
  publishedAt: string;
  isCurrent: boolean;
  /** What became different from the version before, one sentence each in the asked language; empty for the first. */
  changes: string[];
}
