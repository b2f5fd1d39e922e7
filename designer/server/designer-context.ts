import type { Access, Platform } from '../../engine/server/index.ts';
import { createRuntimes, type Runtimes } from './create-runtime.ts';
import { DataTables } from './data-tables.ts';
import { InterfaceStore } from './interface-store.ts';
import { PublishedInterfaces } from './published-interfaces.ts';

/** What the designer's services share in one process. */
export interface DesignerContext {
  platform: Platform;
  store: InterfaceStore;
  tables: DataTables;
  runtimes: Runtimes;
  published: PublishedInterfaces;
}

const contexts = new WeakMap<Platform, DesignerContext>();

/** The context of a platform, made on first use. */
export function designerContext(platform: Platform): DesignerContext {
  const known = contexts.get(platform);
  if (known) return known;
  const store = new InterfaceStore(platform);
  const tables = new DataTables(platform.database);
  const runtimes = createRuntimes(platform, { tables });
  const context = { platform, store, tables, runtimes, published: new PublishedInterfaces(platform, store, tables, runtimes) };
  contexts.set(platform, context);
  return context;
}

/** Who may look at interfaces, and who may change and publish them: the two pages of the designer. */
export const mayList: Access = { kind: 'permission', nodes: ['/techzones/design/list', '/techzones/design/design'] };
export const mayDesign: Access = { kind: 'permission', nodes: ['/techzones/design/design'] };
