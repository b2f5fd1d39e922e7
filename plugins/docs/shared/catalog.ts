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

/**
 * Answer of Platform.Docs.Catalog(`password?`): what the reader may know of. Visitors see open and controlled interfaces, developers also the
 * hidden ones their apps may call, administrators all.
 */
export interface Catalog {
  modules: CatalogModule[];
  /** What the site calls itself. */
  title: string;
  /** Markdown for the first page; may be empty. */
  intro: string;
  /** The platform's public address, `https://open.example.com`; null where the reader's own is meant. */
  publicOrigin: string | null;
}

/** Answer of Platform.Docs.Words(`password?`): by service, what it is found by beyond its name, title and summary. */
export interface CatalogWords {
  words: Record<string, string>;
}

/** Data of the 401 answer of every Platform.Docs call that takes `password` while the docs have a viewing password and the reader has not given it. */
export interface PasswordAsked {
  is_password_asked: true;
}

/** Answer of Platform.Docs.Interface(`service_name, password?`); 404 for what does not exist and for what the reader may not know of. */
export interface DocInterface extends ShownInterface {
  isGranted: boolean;
  versions: ServiceVersion[];
}

/** Answer of Platform.Docs.Apps: the reader's own apps that can call now, for try-it and downloads. */
export interface DocApps {
  apps: { id: number; app_key: string; name: string }[];
}

/** Answer of Platform.Docs.TryToken(`app_id`): a token of the reader's own app. Kept in memory only. */
export interface TryToken {
  app_key: string;
  access_token: string;
  /** Seconds since 1970. */
  expire_at: number;
}
