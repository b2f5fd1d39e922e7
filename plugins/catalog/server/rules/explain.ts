import { type ActionHandler, type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/explain.ts';
import type { Explanation } from '../../shared/calls.ts';

/** Why an app may call an interface or not. Throws 404. */
export async function explain({ apps, database, services }: Platform, appId: number, name: string): Promise<Explanation> {
  const row = await database.read.selectFrom('app').select('app_key').where('id', '=', appId).where('deleted_at', 'is', null).executeTakeFirst();
  const app = row?.app_key ? await apps.app(row.app_key) : null;
  if (!app) throw refuse('notFound', texts.app, { id: appId });
  const service = services.find(name);
  if (service?.access.kind !== 'app') throw refuse('notFound', texts.service, { name: name.slice(0, 120) });
  const decisions = apps.decide(app, service);
  return {
    app: app.name,
    service: service.name,
    granted: decisions[0].granted,
    decisions: decisions.map((decision) => ({
      by: decision.by === 'rule' ? decision.target : decision.by,
      scope: decision.by === 'rule' ? decision.scope : decision.by === 'visibility' ? decision.visibility : '',
      rule_id: decision.by === 'rule' ? decision.id : null,
      granted: decision.granted,
    })),
  };
}

/** The same of a row of the overview. */
export const explainRow: ActionHandler = async ({ platform, auditsItself }, records) => {
  auditsItself();
  const [row] = records;
  return explain(platform, Number(row?.app_id), String(row?.service_name));
};
