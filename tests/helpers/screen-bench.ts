import { tableOf } from '../../engine/core/derive/table/table.ts';
import type { Screen } from '../../engine/core/descriptor/types.ts';
import type { Language } from '../../engine/core/text/text.ts';
import { parseParameters } from '../../engine/core/validation/parameters/parse-parameters.ts';
import { createRights } from '../../engine/server/auth/rights.ts';
import { DatabaseEventBus } from '../../engine/server/data/event-bus.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { createRepositories } from '../../engine/server/data/repository/screen-repositories.ts';
import { fileTable, fileUseTable } from '../../engine/server/files/file-table.ts';
import { parameterTools } from '../../engine/server/gateway/parameters/parameter-tools.ts';
import { CallError, InputError } from '../../engine/server/kernel/call/errors.ts';
import type { Call, Service } from '../../engine/server/kernel/call/service.ts';
import type { Platform } from '../../engine/server/kernel/platform.ts';
import type { ServerPlugin } from '../../engine/server/kernel/plugin.ts';
import type { Database } from '../../engine/server/kernel/ports/database.ts';
import { createAudit } from '../../engine/server/operations/create-audit.ts';
import { serviceTables } from '../../engine/server/operations/operation-tables.ts';
import { bindScreenServices } from '../../engine/server/screens/screen-services.ts';
import { keyringIn } from './keyring.ts';

interface Caller {
  accountId: number;
  level?: number;
  language?: Language;
}

/** Services of some screens on a real database, called as the dispatcher would after access was granted. */
export interface ScreenBench {
  platform: Platform;
  services: Map<string, Service>;
  /** Parameters pass through the wire form and its strict parser. Rejects with CallError. */
  call<T = unknown>(service: string, params?: Record<string, unknown>, caller?: Caller): Promise<T>;
}

export async function benchOf(database: Database, dataFolder: string, screens: Screen[], plugin?: ServerPlugin): Promise<ScreenBench> {
  const report = await migrate(database, [
    ...serviceTables,
    fileTable,
    fileUseTable,
    ...(plugin?.tables ?? []),
    ...screens.flatMap((screen) => tableOf(screen) ?? []),
  ]);
  if (report.refusals.length > 0) throw new Error(JSON.stringify(report.refusals));
  const store: Platform['screens'] = {
    version: 1,
    all: () => screens,
    find: (name) => screens.find((screen) => screen.name === name),
    sourceOf: () => undefined,
    dryRun: async () => undefined,
    placeOf: () => ({}),
    isBroken: () => false,
    diagnostics: () => [],
  };
  const parts: Pick<Platform, 'database' | 'repositories' | 'keyring' | 'audit' | 'screens' | 'plugins' | 'rights'> = {
    database,
    repositories: createRepositories(database, [...serviceTables, ...(plugin?.tables ?? [])], {
      find: (name) => screens.find((screen) => screen.name === name),
      rows: (ref) => plugin?.rows?.[ref.split('/')[1] ?? ''],
      platform: () => parts as Platform,
    }),
    keyring: keyringIn(dataFolder),
    audit: createAudit(database),
    screens: store,
    rights: createRights({ database, events: new DatabaseEventBus(database), screens: store }),
    plugins: {
      plugins: plugin ? [plugin] : [],
      names: plugin ? [plugin.name] : [],
      handler: (ref) => plugin?.handlers?.[ref.split('/')[1] ?? ''],
      hooks: (ref) => plugin?.hooks?.[ref.split('/')[1] ?? ''],
      rows: (ref) => plugin?.rows?.[ref.split('/')[1] ?? ''],
      computed: (ref) => plugin?.computed?.[ref.split('/')[1] ?? ''],
      needs: (ref) => plugin?.needs?.[ref.split('/')[1] ?? ''],
    },
  };
  const services = new Map<string, Service>();
  const platform = Object.assign(parts, { services: { find: (name: string) => services.get(name), all: () => [...services.values()] } }) as Platform;
  for (const service of screens.flatMap((screen) => bindScreenServices(platform, screen))) services.set(service.name, service);
  return {
    platform,
    services,
    async call<T>(name: string, params: Record<string, unknown> = {}, caller: Caller = { accountId: 1 }) {
      const service = services.get(name);
      if (!service) throw new Error(`no service ${name}; there are ${[...services.keys()].join(', ')}`);
      const form = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));
      const { values, errors } = parseParameters(service.parameters, form, parameterTools);
      if (errors.length > 0) throw new InputError(errors);
      return (await service.handle(callOf(name, values, caller))) as T;
    },
  };
}

function callOf(service: string, params: Record<string, unknown>, { accountId, level = 255, language = 'en' }: Caller): Call {
  return {
    service,
    requestId: `request-${service.replaceAll('.', '-')}`,
    language,
    ip: '127.0.0.1',
    userAgent: 'tests',
    params,
    files: [],
    session: { id: `session-${accountId}`, accountId, username: `user${accountId}`, level, epoch: 0, simulatedBy: null, simulatorEpoch: null },
    app: null,
    signal: new AbortController().signal,
  };
}

/** What a call is refused with: its `ret`, its sentence and, for wrong input, `field code` of every fault. */
export async function refusalOf(work: Promise<unknown>): Promise<{ ret: number; msg: string; data: unknown; faults: string[] }> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const errors = error instanceof InputError ? error.errors.map(({ field, code }) => `${field} ${code}`) : [];
    return { ret: error.ret, msg: error.text.en, data: error.data, faults: errors };
  }
  throw new Error('the call was not refused');
}
