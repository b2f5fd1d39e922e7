import type { Json } from '../../../engine/core/json/json.ts';
import { type ContractService, handle, refuse, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/draft-services.ts';
import { mayDesign } from '../../calls/access.ts';
import { createDataInterfaces, generateCode, getInterface, saveInterface } from '../../calls/drafts/draft-calls.ts';
import { listTopics } from '../../calls/topic-calls.ts';
import { crudDefinitions } from '../../model/build/crud-definitions.ts';
import { checkTopics } from '../../model/checks/check-topics.ts';
import { checkHidden } from '../../model/checks/hidden/check-hidden.ts';
import { checkSecrets } from '../../model/checks/references/check-secrets.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { hiddenColumnsIn } from '../databases/hidden-columns.ts';
import { secretsNamedIn } from '../definition/secret-entries.ts';
import { assertDraft, assertTable, assertValid, shownDiagnostics } from '../definition/valid-definition.ts';
import { namedTopics } from '../topics/named-topics.ts';
import { saveDraft } from './save-draft.ts';

/** Returns the calls on drafts: save, read, generate. */
export function draftServices(context: DesignerContext): ContractService[] {
  const { platform, store } = context;
  /** The secret entries that its Config nodes name, where there are any, the topics, and what is wrong with their use. */
  const knownOf = async (definition: InterfaceDefinition) => {
    const [secrets, topics, hidden] = await Promise.all([
      secretsNamedIn(platform.database, definition),
      namedTopics(platform, definition),
      hiddenColumnsIn(context.tables, definition),
    ]);
    const named = {
      ...(secrets.size > 0 && { secrets: [...secrets] }),
      ...(hidden.size > 0 && { hidden: [...hidden].map(([table, columns]) => ({ table, columns: [...columns] })) }),
      ...(topics.size > 0 && { topics: [...topics].map(([name, topic]) => ({ name, topic })) }),
    };
    return { diagnostics: [...checkSecrets(definition, secrets), ...checkHidden(definition, hidden), ...checkTopics(definition, topics)], named };
  };
  return [
    handle(saveInterface, async ({ id, definition: input, rev }, call) => {
      const { definition, diagnostics } = assertDraft(input);
      const known = await knownOf(definition);
      const record = await saveDraft(context, call, definition, id === undefined ? null : { id, rev: rev ?? -1 });
      return {
        id: record.id,
        rev: record.rev,
        ahead: record.draft_ahead,
        problems: shownDiagnostics([...diagnostics, ...known.diagnostics], call),
        ...known.named,
      };
    }),
    handle(getInterface, async ({ id }, call) => {
      // Who may look, and not design, sees them in the list of test cases no more than here.
      const mayRun = await platform.rights.mayCall(sessionOf(call), mayDesign);
      const { service: _, ...record } = await store.get(id, platform.database.read, mayRun ? 'open' : 'none');
      const aliases = await context.aliases.of(record.id);
      const { diagnostics } = assertDraft(record.definition);
      const known = await knownOf(record.definition);
      return { ...record, ahead: record.draft_ahead, aliases, problems: shownDiagnostics([...diagnostics, ...known.diagnostics], call), ...known.named };
    }),
    handle(listTopics, async () => ({
      items: (await platform.topics.list(platform.database.read)).map(({ schema, ...topic }) => ({ ...topic, schema: schema as { [name: string]: Json } })),
    })),
    handle(createDataInterfaces, async ({ table, columns, namespace, class: className, title }, call) => {
      const spec = assertTable({ name: table, columns });
      const definitions = crudDefinitions({ namespace, class: className, title }, spec).map((definition) => assertValid(definition));
      const ids = await platform.database.transact(async (query) => {
        const inserted: number[] = [];
        for (const definition of definitions) {
          if (await store.findByService(serviceOf(definition), query)) throw refuse('conflict', texts.exists, { service: serviceOf(definition) });
          inserted.push((await store.insert(query, definition, call)).id);
        }
        return inserted;
      });
      return { interfaces: definitions.map((definition, index) => ({ id: ids[index]!, service: serviceOf(definition) })) };
    }),
    handle(generateCode, async ({ id, target }, { language }) => {
      const definition = assertValid((await store.get(id, platform.database.read, 'none')).definition);
      // The printers are loaded on first use: a server that only answers calls prints nothing.
      if (target !== 'openapi') return { files: (await import('../../codegen/generate.ts')).generate(definition, target) };
      const { exportOpenApi } = await import('../../export/openapi.ts');
      const text = `${JSON.stringify(exportOpenApi([definition], { version: '3.1', title: definition.title, server: '/', language }), null, 2)}\n`;
      return { files: [{ path: `${serviceOf(definition)}.openapi.json`, text, map: [] }] };
    }),
  ];
}
