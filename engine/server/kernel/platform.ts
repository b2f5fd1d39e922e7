import type { Screen } from '../../core/descriptor/types.ts';
import type { GatewayChain } from './gateway-step.ts';
import type { PluginHost } from './plugin-host.ts';
import type { AccessLog } from './ports/access-log.ts';
import type { AppGate } from './ports/app-gate.ts';
import type { Audit } from './ports/audit.ts';
import type { Mail } from './ports/background/mail.ts';
import type { Messages } from './ports/background/messages.ts';
import type { Outbox } from './ports/background/outbox.ts';
import type { Topics } from './ports/background/topics.ts';
import type { Database } from './ports/database.ts';
import type { EventBus } from './ports/event-bus.ts';
import type { FileStore } from './ports/file-store.ts';
import type { FormValidators } from './ports/form-validators.ts';
import type { JobQueue } from './ports/job-queue.ts';
import type { Keyring } from './ports/keyring.ts';
import type { Repositories } from './ports/repository.ts';
import type { Rights } from './ports/rights.ts';
import type { ScreenStore } from './ports/screen-store.ts';
import type { ServiceRegistry } from './ports/service-registry.ts';
import type { Sessions } from './ports/sessions.ts';
import type { Site } from './ports/site.ts';
import type { Config } from './process/config.ts';

/** What the composition creates once and passes to everything else. Plugins get the same object. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly repositories: Repositories;
  readonly plugins: PluginHost;
  readonly services: ServiceRegistry;
  readonly screens: ScreenStore;
  readonly validators: FormValidators;
  readonly sessions: Sessions;
  readonly site: Site;
  readonly rights: Rights;
  readonly keyring: Keyring;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly messages: Messages;
  readonly outbox: Outbox;
  readonly mail: Mail;
  readonly topics: Topics;
  readonly audit: Audit;
  readonly accessLog: AccessLog;
  readonly apps: AppGate;
  readonly gateway: GatewayChain;
  readonly events: EventBus;
}

/** The parts that exist before plugins add to the gateway. */
export type PlatformParts = Pick<Platform, 'config' | 'database' | 'keyring' | 'events'>;

/**
 * Returns a live screen, for code whose screen is part of the product.
 * @throws Error if it is not live
 */
export function requireScreen(platform: Platform, name: string): Screen {
  const screen = platform.screens.find(name);
  if (!screen) throw new Error(`screen ${name} is not loaded`);
  return screen;
}
