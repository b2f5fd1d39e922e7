import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { ReturnField } from '../../../engine/core/protocol/service-about.ts';
import type { Text } from '../../../engine/core/text/text.ts';

/** Who may make a call, in words that can be shown. */
export type DocAccess =
  | { kind: 'public' }
  | { kind: 'session'; minLevel: number }
  /** One of these permission nodes. */
  | { kind: 'permission'; minLevel: number; nodes: { key: string; label: Text }[] };

/** A parameter as people read it. Of a record's field it has the limits of the record too, which the call itself checks later. */
export interface DocParameter extends Omit<Parameter, 'title' | 'description'> {
  text?: Text;
  /** What the values of `enum` mean, where they have names. */
  options?: { value: string | number; label: Text }[];
}

export interface DocCall {
  /** `Admin.Article.List`. */
  service: string;
  title: Text;
  /** What the screen behind the call is for. */
  purpose?: Text;
  /** The screen the call belongs to; its own document can be asked for. */
  screen?: string;
  verbs: readonly ('GET' | 'POST')[];
  access: DocAccess;
  parameters: DocParameter[];
  /** Fields of the answer's `data`, where a contract declares them. */
  returns?: ReturnField[];
}

export interface CallGroup {
  /** `Admin.Article`. */
  name: string;
  title: Text;
  calls: DocCall[];
}
