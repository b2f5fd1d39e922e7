import type { Screen } from '../../core/descriptor/types.ts';
import type { Rights } from '../auth/rights.ts';
import type { PluginHost } from '../composition/plugin-host.ts';
import type { Config } from '../composition/read-config.ts';
import type { EventBus } from '../data/event-bus.ts';
import type { AccessLog } from '../gateway/apps/usage/access-log.ts';
import type { ServiceRegistry } from '../gateway/service-registry.ts';
import type { ValidatorModules } from '../screens/validator-modules.ts';
import type { Audit } from './ports/audit.ts';
import type { Database } from './ports/database.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobQueue } from './ports/job-queue.ts';
import type { Keyring } from './ports/keyring.ts';
import type { ScreenStore } from './ports/screen-store.ts';
import type { Sessions } from './ports/sessions.ts';

/** What the composition root makes once and everything else is given. Plugins get the same object. */
export interface Platform {
  config: Config;
  database: Database;
  plugins: PluginHost;
  services: ServiceRegistry;
  screens: ScreenStore;
  validators: ValidatorModules;
  sessions: Sessions;
  rights: Rights;
  keyring: Keyring;
  files: FileStore;
  jobs: JobQueue;
  audit: Audit;
  accessLog: AccessLog;
  events: EventBus;
}

/** Finds a loaded screen or throws: for engine code whose screen is part of the product. */
export function requireScreen(platform: Platform, name: string): Screen {
  const screen = platform.screens.find(name);
  if (!screen) throw new Error(`screen ${name} is not loaded`);
  return screen;
}
