import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/list-actions.ts';
import { serviceOf } from '../../model/types/definition.ts';
import { designerContext } from '../context/designer-context.ts';
import { eachRecord } from '../context/each-record.ts';
import { editDraft } from './edit-draft.ts';
import { saveDraft } from './save-draft.ts';

/** Number of modules a refusal names. */
const namedModules = 20;

/** Creates a copy of the chosen interface as a draft under a free name. Answers its id. */
export const duplicateInterface: ActionHandler = async ({ platform, call }, [chosen]) => {
  const context = designerContext(platform);
  const { definition } = await context.store.get(Number(chosen?.id));
  const { source: _, ...copied } = definition;
  const title = `${definition.title}${texts.copy[call.language]}`.slice(0, 200);
  const nameOf = (number: number) => ({ ...copied, title, method: `${definition.method}Copy${number === 1 ? '' : number}`, rev: 0 });
  let number = 1;
  while (await context.store.findByService(serviceOf(nameOf(number)))) number++;
  const { id } = await saveDraft(context, call, nameOf(number), null);
  return { id };
};

/** Moves the chosen interfaces into a module. The docs of a published one show it with its next version. */
export const moveInterfaces: ActionHandler = async ({ platform, call, auditsItself }, records, { module }) => {
  const context = designerContext(platform);
  auditsItself();
  return eachRecord(call, records, (id) => toModule(context, call, id, String(module).trim()));
};

/**
 * Renames a module in all its interfaces.
 * @throws CallError 404 with the existing modules if none has it
 */
export const renameModule: ActionHandler = async ({ platform, call, auditsItself }, _records, { from, to }) => {
  const context = designerContext(platform);
  const { read } = platform.database;
  const rows = read.selectFrom('interface_definition').where('deleted_at', 'is', null);
  const wanted = String(from).trim();
  const records = await rows.select('id').where('module', '=', wanted).orderBy('id').execute();
  if (records.length === 0) {
    const modules = await rows.select('module').distinct().orderBy('module').limit(namedModules).execute();
    throw refuse('notFound', texts.none, { name: wanted, allowed: modules.map(({ module }) => String(module)).join(', ') });
  }
  auditsItself();
  for (const { id } of records) await toModule(context, call, id, String(to).trim());
  return { done: records.map(({ id }) => id) };
};

function toModule(context: ReturnType<typeof designerContext>, call: Parameters<typeof saveDraft>[1], id: number, module: string) {
  return editDraft(
    context,
    call,
    () => context.store.get(id),
    (definition) => ({ ...definition, module }),
  );
}
