import type { Json } from '../descriptor/types.ts';
import type { Parameter } from '../protocol/parameter.ts';
import type { ReturnField, ServiceFailure, Visibility } from '../protocol/service-about.ts';

/** A published interface as people and agents read of it; its own words are in its author's language. */
export interface ShownInterface {
  /** `Shop.Order.Create`. */
  service: string;
  title: string;
  /** One sentence; may be empty. */
  summary: string;
  verbs: readonly ('GET' | 'POST')[];
  visibility: Visibility;
  module: string;
  /** Markdown. */
  description: string;
  parameters: readonly Parameter[];
  returns: ReturnField[];
  example: Json;
  failures: ServiceFailure[];
}
