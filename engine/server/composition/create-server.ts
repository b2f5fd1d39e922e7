import { chmod } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tableOf } from '../../core/derive/table/table.ts';
import { diagnosticLine } from '../../core/descriptor/parse/diagnostic.ts';
import { ensureLevels } from '../auth/accounts/levels.ts';
import { setPasswordCost } from '../auth/accounts/passwords.ts';
import { ensureSuperAdmin, type FirstAdmin } from '../auth/accounts/super-admin.ts';
import { createKeyring } from '../auth/keyring-file.ts';
import { whyStopped } from '../auth/revocation.ts';
import { createRights } from '../auth/rights.ts';
import { authServices } from '../auth/services/auth-services.ts';
import { createSessions } from '../auth/sessions/session-store.ts';
import { createSite } from '../auth/settings/site-settings.ts';
import { DatabaseEventBus } from '../data/event-bus.ts';
import { migrate } from '../data/migration/migrate.ts';
import { readMigrationFiles } from '../data/migration/migration-file.ts';
import { openDatabase } from '../data/open-database.ts';
import { PinyinFill } from '../data/pinyin/pinyin-fill.ts';
import { createRepositories } from '../data/repository/screen-repositories.ts';
import { createAmqpBroker } from '../deliveries/amqp-broker.ts';
import { createMail } from '../deliveries/create-mail.ts';
import { createOutbox } from '../deliveries/create-outbox.ts';
import { createMailSender } from '../deliveries/send-mail.ts';
import { openBlobs } from '../files/blobs/open-blobs.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { fileServices } from '../files/file-services.ts';
import { readCallWords } from '../gateway/call-words.ts';
import { MemoryServiceRegistry } from '../gateway/service-registry.ts';
import { addFilePages } from '../http/file-pages.ts';
import { createListener } from '../http/listener.ts';
import { addPages } from '../http/pages.ts';
import { addPushChannel } from '../http/push.ts';
import { createJobQueue } from '../jobs/create-job-queue.ts';
import { ownerNotice } from '../jobs/job-notice.ts';
import { jobServices } from '../jobs/job-services.ts';
import type { Platform } from '../kernel/platform.ts';
import type { DeliveryKind } from '../kernel/ports/background/outbox.ts';
import type { Schedule } from '../kernel/ports/background/scheduler.ts';
import type { Config } from '../kernel/process/config.ts';
import { makeFolder } from '../kernel/process/make-folder.ts';
import { createMessages } from '../messages/create-messages.ts';
import { messageServices } from '../messages/message-services.ts';
import { createAudit } from '../operations/create-audit.ts';
import { fileReading } from '../operations/files/file-reading.ts';
import { requireUnused } from '../operations/files/require-unused.ts';
import { purgeSchedules } from '../operations/trash/purge-schedules.ts';
import { addPortalPages } from '../portal/portal-pages.ts';
import { createScheduler } from '../schedules/create-scheduler.ts';
import { acceptScreens } from '../screens/accept-screens.ts';
import { registerActionJobs } from '../screens/action-jobs.ts';
import { bindScreens } from '../screens/bind-screens.ts';
import { registerBulkJobs } from '../screens/bulk-jobs.ts';
import { LiveScreens } from '../screens/live-screens.ts';
import { knowsParts, type WebParts } from '../screens/plugin-parts.ts';
import { followChoices, readChoices } from '../screens/read-choices.ts';
import { pageServices } from '../screens/services/page-services.ts';
import { ValidatorModules } from '../screens/validator/validator-modules.ts';
import { watchScreens } from '../screens/watch-screens.ts';
import type { FolderLock } from '../start/folder-lock.ts';
import { guardFolder } from '../start/guard-folder.ts';
import { registerTabularJobs } from '../tabular/tabular-jobs.ts';
import { createGateway } from './create-gateway.ts';
import { demoServices } from './demo/demo-services.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import { writeNeedsSetup } from './demo/needs-setup.ts';
import { engineTables } from './engine-tables.ts';
import { createPluginHost, type InstalledPlugin } from './plugin-host.ts';
import { topicsOf } from './topics-of.ts';

/** A running server. */
export interface Server {
  platform: Platform;
  /** `http://127.0.0.1:8080` */
  address: string;
  /** The super admin when this start has made one. */
  firstAdmin: FirstAdmin | null;
  /** Stops taking calls, lets running ones end (at most 10 s), then closes everything. */
  close(): Promise<void>;
}

/** How long running calls may take after the server was asked to stop. */
const closeMilliseconds = 10_000;

/** What is installed besides the engine, and where. Folders are absolute. */
export interface Installation {
  plugins: InstalledPlugin[];
  webParts: Record<string, WebParts>;
  /** Of the engine and of the plugins; each has a folder per language. */
  localeFolders: string[];
  /** In order of precedence. */
  schemaFolders: string[];
  /** Hashes of descriptors in which nothing was found before; the start checks all others. */
  checkedFiles?: ReadonlySet<string>;
  /** Of the portal's pages that plugins bring, `/docs/*`. */
  portalPaths: string[];
  /** The built pages. */
  webFolder: string;
}

/** Starts the product: database, screens, plugins, listener. Rejects before it listens if anything is wrong. */
export async function createServer(config: Config, installation: Installation): Promise<Server> {
  setPasswordCost(config.passwordCost);
  // Password hashes and uploads lie there.
  await makeFolder(config.dataFolder);
  await chmod(config.dataFolder, 0o700);
  const lock = config.databaseUrl === undefined ? guardFolder(config) : null;
  try {
    return await start(config, installation, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function start(config: Config, installation: Installation, lock: FolderLock | null): Promise<Server> {
  const plugins = createPluginHost(installation.plugins);
  const blobs = await openBlobs(config);
  const database = await openDatabase(config);
  const isNew = (await database.inspect('account')) === null;
  const keyring = createKeyring(config.dataFolder, isNew || config.acceptedLoss.includes('keyring'));
  const folders = [...installation.schemaFolders, ...(config.extraSchemas === undefined ? [] : [config.extraSchemas])];
  const tables = engineTables(plugins);
  const { refusals, left } = await migrate(database, tables, await readMigrationFiles(folders), { leavesIndexes: true });
  for (const refusal of refusals) console.error(`database: ${refusal.text.en}`, refusal.cause ?? '');
  await ensureLevels(database);

  const events = new DatabaseEventBus(database);
  const services = new MemoryServiceRegistry(readCallWords(installation.localeFolders));
  const screens: LiveScreens = new LiveScreens({
    folders,
    checked: installation.checkedFiles,
    knows: knowsParts(plugins, installation.webParts),
    sources: tables,
    rows: (ref) => plugins.rows(ref),
    needs: (ref) => plugins.needs(ref),
    accept: () => acceptScreens({ database, folders, known: tables }),
    fill: (live) => readChoices({ database, repositories, screens }, live),
    onError: (error) => console.error('screens:', error),
    onDiagnostics: (diagnostics) => {
      for (const diagnostic of diagnostics) console.error(diagnosticLine(diagnostic));
      events.emit({ kind: 'faults-changed' }).catch((error: unknown) => console.error('faults-changed:', error));
    },
  });
  const repositories = createRepositories(database, tables, {
    find: (name) => screens.find(name),
    rows: (ref) => plugins.rows(ref),
    platform: () => platform,
  });
  const rights = createRights({ database, events, screens });
  const mail = createMail({ database, keyring }, config);
  const site = createSite({ database, events, keyring });
  const messages = createMessages({ database, events, mail, rights, services, screens, site, repositories });
  const platform: Platform = {
    config,
    database,
    repositories,
    plugins,
    services,
    screens,
    validators: new ValidatorModules(screens),
    sessions: createSessions(database, events),
    site,
    rights,
    keyring,
    files: createFileStore(database, blobs, config),
    jobs: createJobQueue(database, events, (call) => whyStopped({ database, services, rights }, call), ownerNotice(messages)),
    messages,
    outbox: createOutbox({
      ...{ database, keyring, mail: createMailSender(config.mail) },
      broker: config.amqpUrl === undefined ? undefined : createAmqpBroker(config.amqpUrl),
      kindOf: deliveryKinds(() => platform),
    }),
    mail,
    topics: topicsOf(() => platform),
    audit: createAudit(database),
    ...createGateway(plugins, { config, database, keyring, events }),
    events,
  };

  services.replace('engine', [
    ...authServices(platform, () => screens.sections()),
    ...pageServices(platform),
    ...fileServices(platform, {
      mayRead: async (file, session) => (await fileReading(platform, file, session)) !== null,
      requireUnused: (file, session) => requireUnused(platform, file, session),
    }),
    ...jobServices(platform),
    ...messageServices(platform),
    ...demoServices(platform, plugins),
  ]);
  for (const plugin of plugins.plugins) services.replace(`plugin:${plugin.name}`, plugin.services?.(platform) ?? []);
  bindScreens(platform, screens);
  await screens.reload();
  const shown = new Set(screens.all().flatMap((screen) => tableOf(screen)?.name ?? []));
  const unshown = tables.filter(({ name }) => left.includes(name) && !shown.has(name));
  if (unshown.length > 0) await migrate(database, unshown);
  registerTabularJobs(platform);
  registerBulkJobs(platform);
  registerActionJobs(platform);
  for (const plugin of plugins.plugins) {
    for (const [kind, runner] of Object.entries(plugin.jobs ?? {})) platform.jobs.register(`${plugin.name}/${kind}`, runner(platform));
  }

  const firstAdmin = await ensureSuperAdmin(database, config);
  if (firstAdmin) await database.transact((query) => writeNeedsSetup(query, true));
  if (config.demo && firstAdmin) await ensureDemo(platform, plugins);
  const stops: (() => Promise<void> | void)[] = [];
  for (const plugin of plugins.plugins) {
    const stop = await plugin.start?.(platform);
    if (stop) stops.push(stop);
  }

  const http = await createListener(platform);
  addPushChannel(http, platform);
  for (const plugin of plugins.plugins) await http.register(async (scope) => plugin.routes?.(scope, platform));
  addFilePages(http, platform, (file, session) => fileReading(platform, file, session));
  const sendMissing = addPortalPages(http, platform, installation.webFolder, installation.portalPaths);
  await addPages(http, platform, installation.webFolder, sendMissing);
  await http.listen({ port: config.port, host: config.host });
  stops.push(await watchScreens(screens, folders, (error) => console.error('screens:', error)));
  stops.push(
    followChoices(
      platform,
      () => screens.reload(),
      (error) => console.error('screens:', error),
    ),
  );
  const pinyin = new PinyinFill(database);
  // A view has the rows of its base.
  const fillPinyin = () => pinyin.follow(screens.all().flatMap((screen) => (screen.records === screen.name ? (tableOf(screen) ?? []) : [])));
  screens.onChange(fillPinyin);
  fillPinyin();
  platform.jobs.start();
  const scheduler = createScheduler(database);
  for (const schedule of schedulesOf(platform)) scheduler.add(schedule);
  for (const plugin of platform.plugins.plugins) if (plugin.scheduled) scheduler.follow(`${plugin.name}:`, plugin.scheduled(platform));
  scheduler.start();
  platform.outbox.start();
  const { port } = http.server.address() as AddressInfo;

  return {
    platform,
    address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    firstAdmin,
    async close() {
      const impatient = setTimeout(() => http.server.closeAllConnections(), closeMilliseconds).unref();
      await http.close();
      clearTimeout(impatient);
      // What cannot be ended in order, because the database is gone, must not keep the rest from it.
      for (const stop of [
        () => scheduler.stop(),
        () => platform.outbox.stop(),
        () => platform.jobs.stop(),
        () => pinyin.stop(),
        ...stops.reverse(),
        () => platform.apps.stop(),
        () => platform.accessLog.stop(),
        () => database.close(),
        () => lock?.release(),
      ]) {
        try {
          await stop();
        } catch (error) {
          console.error('stop:', error);
        }
      }
    },
  };
}

/** Returns what plugins declare about their deliveries, by the full name of the kind; read with the first delivery. */
function deliveryKinds(platform: () => Platform): (kind: string) => DeliveryKind | undefined {
  let known: Map<string, DeliveryKind> | undefined;
  return (kind) => {
    known ??= new Map(
      platform().plugins.plugins.flatMap((plugin) =>
        Object.entries(plugin.deliveries?.(platform()) ?? {}).map(([name, handlers]): [string, DeliveryKind] => [`${plugin.name}/${name}`, handlers]),
      ),
    );
    return known.get(kind);
  };
}

/** Returns the engine's schedules, then those of plugins under their names. */
function schedulesOf(platform: Platform): Schedule[] {
  const added = platform.plugins.plugins.flatMap((plugin) =>
    (plugin.schedules?.(platform) ?? []).map((one) => ({ ...one, name: `${plugin.name}/${one.name}` })),
  );
  return [...purgeSchedules(platform), ...added];
}
