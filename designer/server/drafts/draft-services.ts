import type { Service } from '../../../engine/server/index.ts';
import { refuse } from '../../../engine/server/index.ts';
import { codeTargets } from '../../codegen/code-targets.ts';
import { crudDefinitions } from '../../model/build/crud-definitions.ts';
import { checkSecrets } from '../../model/checks/check-secrets.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { type DesignerContext, mayDesign, mayList } from '../context/designer-context.ts';
import { secretsNamedIn } from '../definition/secret-entries.ts';
import { requireDraft, requireSound, requireTable, shownProblems } from '../definition/valid-definition.ts';
import { saveDraft } from './save-draft.ts';

const id = { name: 'id', type: 'integer', required: true, min: 1 } as const;

/** Calls on drafts: save, read, generate. */
export function draftServices(context: DesignerContext): Service[] {
  const { platform, store } = context;
  /** The secret entries that its Config nodes name, where there are any, and what is wrong with their use. */
  const sealedIn = async (definition: InterfaceDefinition) => {
    const names = await secretsNamedIn(platform.database, definition);
    return { problems: checkSecrets(definition, names), named: names.size > 0 ? { secrets: [...names] } : {} };
  };
  return [
    {
      name: 'Admin.Interface.Save',
      title: { zh_cn: '保存接口', en: 'Save an interface' },
      parameters: [
        { name: 'id', type: 'integer', min: 1, text: { zh_cn: '接口 ID；新建时不传', en: 'Id of the interface; left out for a new one' } },
        { name: 'definition', type: 'object', required: true },
        { name: 'rev', type: 'integer', min: 0, text: { zh_cn: '所编辑记录的版本号', en: 'Revision of the record that was edited' } },
      ],
      access: mayDesign,
      async handle(call) {
        const { definition, problems } = requireDraft(call.params.definition);
        const sealed = await sealedIn(definition);
        const record = await saveDraft(
          context,
          call,
          definition,
          call.params.id === undefined ? null : { id: Number(call.params.id), rev: Number(call.params.rev ?? -1) },
        );
        return { id: record.id, rev: record.rev, ahead: record.draft_ahead, problems: shownProblems([...problems, ...sealed.problems], call), ...sealed.named };
      },
    },
    {
      name: 'Admin.Interface.Get',
      title: { zh_cn: '查看接口', en: 'Get an interface' },
      parameters: [id],
      access: mayList,
      async handle(call) {
        const { service: _, ...record } = await store.get(Number(call.params.id));
        const aliases = await context.aliases.of(record.id);
        const { problems } = requireDraft(record.definition);
        const sealed = await sealedIn(record.definition);
        return { ...record, ahead: record.draft_ahead, aliases, problems: shownProblems([...problems, ...sealed.problems], call), ...sealed.named };
      },
    },
    {
      name: 'Admin.Interface.CreateData',
      title: { zh_cn: '新建数据接口', en: 'Create the interfaces of a table' },
      parameters: [
        { name: 'table', type: 'string', required: true, pattern: '^[a-z][a-z0-9_]{0,62}$' },
        { name: 'columns', type: 'array', required: true, min: 1, max: 100, items: { type: 'object' } },
        { name: 'namespace', type: 'string', required: true },
        { name: 'class', type: 'string', required: true },
        { name: 'title', type: 'string', required: true, max: 100 },
      ],
      access: mayDesign,
      async handle(call) {
        const { table, columns, namespace, class: className, title } = call.params;
        const spec = requireTable({ name: table, columns });
        const definitions = crudDefinitions({ namespace: String(namespace), class: String(className), title: String(title) }, spec).map((made) =>
          requireSound(made),
        );
        const ids: number[] = [];
        await platform.database.transact(async (query) => {
          ids.length = 0;
          for (const definition of definitions) {
            if (await store.findByService(serviceOf(definition), query)) throw refuse('conflict', texts.exists, { service: serviceOf(definition) });
            ids.push((await store.insert(query, definition, call)).id);
          }
        });
        return { interfaces: definitions.map((definition, index) => ({ id: ids[index], service: serviceOf(definition) })) };
      },
    },
    {
      name: 'Admin.Interface.Generate',
      title: { zh_cn: '生成代码', en: 'Generate code' },
      parameters: [id, { name: 'target', type: 'string', enum: [...codeTargets, 'openapi'], default: 'ts' }],
      access: mayDesign,
      async handle(call) {
        const definition = requireSound((await store.get(Number(call.params.id))).definition);
        const target = codeTargets.find((known) => known === call.params.target);
        // The printers are loaded on first use: a server that only answers calls prints nothing.
        if (target) return { files: (await import('../../codegen/generate.ts')).generate(definition, target) };
        const { exportOpenApi } = await import('../../export/openapi.ts');
        const text = `${JSON.stringify(exportOpenApi([definition], { version: '3.1', title: definition.title, server: '/', language: call.language }), null, 2)}\n`;
        return { files: [{ path: `${serviceOf(definition)}.openapi.json`, text, map: [] }] };
      },
    },
  ];
}

const texts = { exists: { zh_cn: '接口 {service} 已存在', en: 'The interface {service} exists already' } };
