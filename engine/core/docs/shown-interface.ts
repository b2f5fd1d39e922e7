import type { Parameter } from '../protocol/parameter.ts';
import type { ServiceAbout, Visibility } from '../protocol/service-about.ts';

/** A published interface as people and agents read of it; its own words are in its author's language. */
export interface ShownInterface extends ServiceAbout {
  /** `Shop.Order.Create`. */
  service: string;
  title: string;
  verbs: readonly ('GET' | 'POST')[];
  visibility: Visibility;
  parameters: readonly Parameter[];
}
