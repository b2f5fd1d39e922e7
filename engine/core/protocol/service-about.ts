import type { Json } from '../json/json.ts';
import type { Text } from '../text/text.ts';
import type { ParameterType } from './parameter.ts';

/**
 * Who can find and call a published interface. `open`: every approved app. `controlled`: everybody can read about it, apps with a permission can call
 * it. `hidden`: known only to those with a permission.
 */
export const visibilities = ['open', 'controlled', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];

/** A field of an answer. Names are dotted, `[]` stands for the elements of a list: `items[].owner.id`. */
export interface ReturnField {
  name: string;
  type: ParameterType;
  description?: string;
  /** May be null. */
  nullable?: boolean;
  /** May be missing. */
  optional?: boolean;
  enum?: (string | number | boolean)[];
  /** `int64`, `date-time` and the like, as documents name it. */
  format?: string;
  /** Name of the shape of an object, as `Parameter.model`; without fields below it refers to the one that has them. */
  model?: string;
  deprecated?: boolean;
}

/** A header of the upstream's answer that is passed on. */
export interface AnswerHeader {
  /** In lower case. */
  name: string;
  type?: ParameterType;
  description?: string;
}

/** An error of the upstream, as its document declares it; the caller finds it in `data.upstream`. */
export interface UpstreamError {
  /** `404`, `4XX` or `default`. */
  status: string;
  description: string;
  /** Fields of the body. */
  returns: ReturnField[];
  /** Name of the shape of the whole body, as that of an answer. */
  returnsModel?: string;
  /** A body; null where none is known. */
  example: Json;
}

/** A named call with its request and answer. */
export interface NamedExample {
  name: string;
  summary?: string;
  parameters?: { [name: string]: Json };
  /** `data` of the answer. */
  data?: Json;
}

/** A failure that an interface itself decides on, besides the refusals of the platform. */
export interface ServiceFailure {
  ret: number;
  message: Text;
}

/** What a call may change besides its answer. */
export interface ServiceEffect {
  /** Changes nothing. */
  readOnly: boolean;
  /** May change or remove what is there, not only add to it. */
  destructive: boolean;
  /** A second call with the same values changes nothing more. */
  idempotent: boolean;
}

/** What docs, SDKs and agents know of a published interface besides its title and parameters; in its author's language. */
export interface ServiceAbout {
  /** Group in the docs. */
  module: string;
  /** One sentence. */
  summary: string;
  /** Markdown. */
  description: string;
  returns: ReturnField[];
  /** Name of the shape of the whole answer. */
  returnsModel?: string;
  /** Media types of a file or stream that is answered in place of the envelope, as `image/png`; left out for an envelope. */
  media?: string[];
  /** `data` of an answer; null where there is none. */
  example: Json;
  examples?: NamedExample[];
  failures: ServiceFailure[];
  /** Left out where nobody can tell. */
  effect?: ServiceEffect;
  upstreamErrors?: UpstreamError[];
  headers?: AnswerHeader[];
  deprecated?: boolean;
  /** The operation of the other side behind a proxy, `GET /pets/{id}`, as its document names it; never its host. */
  operation?: string;
}

/** A published version of an interface. */
export interface ServiceVersion {
  bundle: string;
  /** ISO 8601. */
  publishedAt: string;
  isCurrent: boolean;
  /** What became different from the version before, one sentence each in the asked language; empty for the first. */
  changes: string[];
}
