import type { Call, Platform } from '../../../../engine/server/index.ts';
import { type DocsSettings, readDocsSettings } from './docs-settings.ts';
import { OwnApps } from './own-apps.ts';
import { PublishedList } from './published-list.ts';
import { type Reader, readerOf } from './reader.ts';
import { ViewPassword } from './view-password.ts';

/** What the calls and addresses of the docs share in one process. */
export interface DocsContext {
  platform: Platform;
  published: PublishedList;
  apps: OwnApps;
  viewPassword: ViewPassword;
}

const contexts = new WeakMap<Platform, DocsContext>();

/** The context of a platform, made on first use. */
export function docsContext(platform: Platform): DocsContext {
  let context = contexts.get(platform);
  if (!context) {
    context = { platform, published: new PublishedList(platform), apps: new OwnApps(platform), viewPassword: new ViewPassword() };
    contexts.set(platform, context);
  }
  return context;
}

/** Who makes a call that takes `password`. Throws 401 where the docs have one and he has not given it. */
export async function admitReader(docs: DocsContext, call: Call, password: string | undefined): Promise<{ reader: Reader; settings: DocsSettings }> {
  const [reader, settings] = await Promise.all([readerOf(docs, call.session), readDocsSettings(docs.platform)]);
  docs.viewPassword.require(settings, reader, call, password);
  return { reader, settings };
}
