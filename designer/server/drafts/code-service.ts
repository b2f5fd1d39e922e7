import type { InputOf } from '../../../engine/core/contract/define-call.ts';
import { type ContractService, handle, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/code-service.ts';
import { downloadCode, mostPrinted } from '../../calls/drafts/draft-calls.ts';
import { isValidDefinition } from '../../model/checks/check-definition.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertValid, diagnosticsOf } from '../definition/valid-definition.ts';

/** Answers the code of whole classes as a ZIP: every interface of a class is in its file, whichever was asked for. */
export function codeService({ platform, store }: Pick<DesignerContext, 'platform' | 'store'>): ContractService {
  const { database } = platform;

  /** Ids of all interfaces of a class. Names have no character that LIKE reads as another. */
  const idsOfClass = async ({ namespace, class: className }: InterfaceDefinition): Promise<number[]> => {
    const rows = await database.read
      .selectFrom('interface_definition')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('service_name', 'like', `${namespace}.${className}.%`)
      .execute();
    return rows.map(({ id }) => Number(id));
  };

  const requested = async ({ ids, module, definition }: InputOf<typeof downloadCode>): Promise<InterfaceDefinition[]> => {
    if (definition !== undefined) return [assertValid(definition)];
    return callable(await store.definitions({ ...(ids && { ids }), ...(module !== undefined && { module }) }));
  };

  return handle(downloadCode, async (parameters) => {
    const { ids, module, definition } = parameters;
    if ([ids, module, definition].filter((source) => source !== undefined).length > 1) throw refuse('badInput', texts.one);
    const chosen = await requested(parameters);
    const [first] = chosen;
    if (!first) throw refuse('notFound', texts.none);
    const classes = new Map(chosen.map((found) => [classOf(found), found]));
    const siblings = await Promise.all([...classes.values()].map(idsOfClass));
    const known = new Map(callable(await store.definitions({ ids: siblings.flat() })).map((found) => [serviceOf(found), found]));
    // What was asked for is as it was given, not as it is stored.
    for (const found of chosen) known.set(serviceOf(found), found);
    if (known.size > mostPrinted) throw refuse('badInput', texts.many, { count: known.size, max: mostPrinted });
    const valid: InterfaceDefinition[] = [];
    const leftOut: string[] = [];
    for (const found of known.values())
      if (isValidDefinition(found, diagnosticsOf(found))) valid.push(found);
      else leftOut.push(serviceOf(found));
    if (valid.length === 0) throw refuse('badInput', texts.faulty, { services: leftOut.join(', ') });
    const [{ codeTree }, { zipOf }] = await Promise.all([import('../../codegen/code-tree/code-tree.ts'), import('../../codegen/code-tree/zip-of.ts')]);
    const name = classes.size === 1 ? classOf(first) : (module ?? 'Portico');
    return { kind: 'file' as const, name: `${name}.zip`, contentType: 'application/zip', body: Buffer.from(zipOf(codeTree(valid, undefined, leftOut))) };
  });
}

/** Functions are printed with the interfaces that use them. */
function callable(definitions: readonly InterfaceDefinition[]): InterfaceDefinition[] {
  return definitions.filter(({ kind }) => kind !== 'function');
}

function classOf({ namespace, class: className }: Pick<InterfaceDefinition, 'namespace' | 'class'>): string {
  return `${namespace}.${className}`;
}
