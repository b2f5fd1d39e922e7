import type { Parameter } from '../protocol/parameter.ts';
import type { ServiceAbout, ServiceFailure, Visibility } from '../protocol/service-about.ts';
import type { Language } from '../text/text.ts';

/** A failure in the reader's language. */
export interface ShownFailure {
  ret: number;
  message: string;
}

/** Returns the failures of an interface in one language. */
export function shownFailures(failures: readonly ServiceFailure[], language: Language): ShownFailure[] {
  return failures.map(({ ret, message }) => ({ ret, message: message[language] }));
}

/** A published interface as people and agents read it; its own words are in its author's language, except those of failures. */
export interface ShownInterface extends Omit<ServiceAbout, 'failures'> {
  /** `Shop.Order.Create`. */
  service: string;
  title: string;
  verbs: readonly ('GET' | 'POST')[];
  visibility: Visibility;
  parameters: readonly Parameter[];
  failures: ShownFailure[];
}
