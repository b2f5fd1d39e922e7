import type { Language } from '../../../engine/core/text/text.ts';
import { breakingChanges } from '../../model/diff/breaking-changes.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { PublishPlan } from '../../model/types/publish-plan.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';

const days = 7;
const shown = 50;

/** Returns who is affected if a draft is published: breaking changes, recent callers, interfaces that call it, and rules. */
export async function publishPlan({ platform, published, store, aliases }: DesignerContext, record: InterfaceRecord, language: Language): Promise<PublishPlan> {
  const live = await published.definitionOf(record.id);
  const none = { former: null, breaking: [], callers: [], days, interfaces: [], rules: 0, aliases: await aliases.of(record.id) };
  if (!live) return none;
  const service = serviceOf(live);
  const { read } = platform.database;
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  const callers = await read
    .selectFrom('access_log')
    .select(({ fn }) => ['app_key', fn.countAll().as('count'), fn.max('time').as('last')])
    .where('service', '=', service)
    .where('time', '>=', since)
    .groupBy('app_key')
    .orderBy('count', 'desc')
    .limit(shown)
    .execute();
  const rules = await read
    .selectFrom('permission_rule')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('service_name', '=', service)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return {
    ...none,
    former: service === record.service ? null : service,
    breaking: breakingChanges(live, record.definition).map((text) => text[language]),
    callers: callers.map(({ app_key, count, last }) => ({
      app_key: app_key === null || app_key === '' ? null : String(app_key),
      count: Number(count),
      last: String(last),
    })),
    interfaces: (await store.definitions({})).filter((definition) => calls(definition, service)).map(serviceOf),
    rules: Number(rules?.count ?? 0),
  };
}

function calls({ flow }: InterfaceDefinition, service: string): boolean {
  return flow.nodes.some(({ type, settings }) => type === 'call' && settings.service === service);
}
