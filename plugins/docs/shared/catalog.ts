import type { ShownInterface } from '../../../engine/core/docs/shown-interface.ts';
import type { ServiceVersion } from '../../../engine/core/protocol/service-about.ts';

/** One published interface in the list of the docs. */
export interface CatalogRow extends Pick<ShownInterface, 'service' | 'title' | 'summary' | 'verbs' | 'visibility'> {
  /** Whether an app of the reader may call it. */
  isGranted: boolean;
}

export interface CatalogModule {
  name: string;
  interfaces: CatalogRow[];
}

/** Data of the 401 answer of every Platform.Docs call that takes `password` while the docs have a viewing password and the reader has not given it. */
export interface PasswordAsked {
  is_password_asked: true;
}

/** A published interface as its page in the docs shows it. */
export interface DocInterface extends ShownInterface {
  isGranted: boolean;
  versions: ServiceVersion[];
}
