import type { ShownInterface } from '../../../engine/core/docs/shown-interface.ts';
import type { ServiceVersion } from '../../../engine/core/protocol/service-about.ts';

/** One published interface in the list of the docs. */
export interface CatalogRow extends Pick<ShownInterface, 'service' | 'title' | 'summary' | 'verbs' | 'visibility'> {
  /** Whether an app of the reader may call it. */
  isGranted: boolean;
}

export interface CatalogModule {
  /** Title of its API product; empty where it belongs to none. */
  product: string;
  name: string;
  interfaces: CatalogRow[];
}

/** Interfaces that are offered together. */
export interface CatalogProduct {
  title: string;
  version: string;
  /** Markdown. */
  overview: string;
  /** `2026-01-31`, from when on it is discouraged. */
  deprecatedOn: string | null;
  /** `2026-12-31`, from when on it may be gone. */
  sunsetOn: string | null;
  /** The newest first; the content is Markdown. */
  changes: { day: string; version: string; content: string }[];
}

/** Data of the 401 answer of every Platform.Docs call that takes `password` while the docs have a viewing password and the reader has not given it. */
export interface PasswordRequired {
  is_password_asked: true;
}

/** A published interface as its page in the docs shows it. */
export interface DocInterface extends ShownInterface {
  isGranted: boolean;
  versions: ServiceVersion[];
}
