import type { Screen } from '../core/descriptor/types.ts';
import type { Keyring } from './auth/keyring.ts';
import type { Rights } from './auth/rights.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './data/database.ts';
import type { EventBus } from './events.ts';
import type { AccessLog } from './gateway/open/access-log.ts';
import type { ServiceRegistry } from './gateway/registry.ts';
import type { FileStore } from './http/file-store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { PluginHost } from './plugin-host.ts';
import type { ScreenStore } from './screens/screen-store.ts';
import type { ValidatorModules } from './screens/validator-modules.ts';
import type { Audit } from './services/audit.ts';

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
