import type { ActionHandler } from '../../../engine/server/index.ts';
import type { ComparedDatabase, ComparedEntry } from '../../calls/compared-entry.ts';
import { designerContext } from '../context/designer-context.ts';
import type { DatabaseConfig } from '../databases/table/database-config.ts';
import { configurationOf, isSecretRow } from '../runtime/configuration/configuration-of.ts';
import { mask } from '../runtime/configuration/mask-secrets.ts';

/**
 * Answers `{items, databases}`: the configuration entries whose values are not the same in all environments, and the databases that others stand in
 * for, by name.
 */
export const compareEnvironments: ActionHandler = async ({ platform, query }): Promise<{ items: ComparedEntry[]; databases: ComparedDatabase[] }> => {
  const rows = await query.selectFrom('configuration').select(['name', 'secret']).where('deleted_at', 'is', null).orderBy('name').execute();
  const configured = configurationOf(platform);
  const items: ComparedEntry[] = [];
  for (const row of rows) {
    const name = String(row.name);
    const valueIn = async (environment: 'dev' | 'test' | 'prod') => {
      const entry = await configured(name, environment);
      return entry && !entry.isMissing ? entry.value : null;
    };
    const values = { dev: await valueIn('dev'), test: await valueIn('test'), prod: await valueIn('prod') };
    const changed = { test: isChange(values.dev, values.test), prod: isChange(values.test, values.prod) };
    if (!changed.test && !changed.prod && values.dev === values.prod) continue;
    const isSecret = isSecretRow(row);
    const shown = (value: string | null) => (isSecret && value ? mask : value);
    items.push({ name, isSecret, dev: shown(values.dev), test: shown(values.test), prod: shown(values.prod), changed });
  }
  return { items, databases: comparedDatabases(await designerContext(platform).tables.databases.list()) };
};

function comparedDatabases(configs: readonly DatabaseConfig[]): ComparedDatabase[] {
  const places = new Set(configs.flatMap(({ standsFor }) => (standsFor === null ? [] : [standsFor])));
  const standIn = (place: string, wanted: 'dev' | 'test') =>
    configs.find(({ standsFor, environment }) => standsFor === place && environment === wanted)?.service ?? null;
  return [...places].sort().map((name) => ({ name, dev: standIn(name, 'dev'), test: standIn(name, 'test'), prod: name }));
}

/** Whether promoting `from` would change `to`. */
function isChange(from: string | null, to: string | null): boolean {
  return from !== null && from !== '' && from !== to;
}
