import { type ActionHandler, type Call, type Platform, refuse, requireScreen } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/promote.ts';
import type { Environment } from '../../model/semantics/runtime/environments.ts';
import { eachRecord } from '../context/each-record.ts';
import { environmentColumns } from '../runtime/configuration/configuration-of.ts';

/** Gives the environment `test` the values that the chosen configuration entries have in `dev`. */
export const promoteToTest: ActionHandler = promotion('dev', 'test');

/** Gives published interfaces the values that the chosen configuration entries have in `test`. */
export const promoteToProd: ActionHandler = promotion('test', 'prod');

function promotion(from: Environment, to: Environment): ActionHandler {
  return async ({ platform, call, auditsItself }, records) => {
    // One entry for each whose value really changed.
    auditsItself();
    return eachRecord(call, records, (id) => promote(platform, call, id, from, to));
  };
}

/** @throws CallError 409 if the entry has no value of its own in `from` */
async function promote(platform: Platform, call: Call, id: number, from: Environment, to: Environment): Promise<void> {
  const screen = requireScreen(platform, 'configuration');
  const entries = platform.repositories.of(screen);
  const verb = to === 'test' ? 'PromoteToTest' : 'PromoteToProd';
  await platform.database.transact(async (query) => {
    const entry = await entries?.findBy(query, { id });
    if (!entry) return;
    const kind = entry.secret === true ? 'secret' : 'value';
    const value = entry[environmentColumns[from][kind]];
    if (typeof value !== 'string' || value === '') throw refuse('conflict', texts.none, { name: String(entry.name), environment: from });
    const column = environmentColumns[to][kind];
    if (entry[column] === value) return;
    await entries?.update(query, id, null, { [column]: value });
    const [before, after] = kind === 'secret' ? [null, '(changed)'] : [entry[column] ?? null, value];
    await platform.audit.record(query, call, { screen: screen.name, recordId: id, verb, before: { [column]: before }, after: { [column]: after } });
  });
}
