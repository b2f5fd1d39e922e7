import { withSortedMembers } from '../../../engine/core/json/sorted-members.ts';
import type { Call } from '../../../engine/server/index.ts';
import { refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/publish-data.ts';
import { crudDefinitions, type DataNames } from '../../model/build/crud-definitions.ts';
import { type InterfaceDefinition, serviceOf, type TableSpec, tableName } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertValid } from '../definition/valid-definition.ts';
import { publishInterface } from '../publish/publish-interface.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';

/** A published interface of the table; `kept` if a person had changed it and it was left alone. */
export interface PublishedData {
  id: number;
  service: string;
  kept: boolean;
}

/**
 * Writes and publishes the five interfaces of a table. Creates a new table. Existing interfaces of the same table follow its columns if they are as
 * generated; edited ones stay.
 * @throws CallError 409 if a name belongs to something else, before anything is written
 */
export async function publishData(context: DesignerContext, names: DataNames, table: TableSpec, call: Call): Promise<PublishedData[]> {
  const { store, tables } = context;
  const definitions = crudDefinitions(names, table).map((definition) => assertValid(definition));
  for (const definition of definitions) requireOwn(await store.findByService(serviceOf(definition)), definition);
  await tables.ensure(table);
  const written = await inOneTransaction(context, definitions, call);
  const published: PublishedData[] = [];
  for (const { record, isUnchanged } of written) {
    await publishInterface(context, record, call);
    published.push({ id: record.id, service: record.service, kept: isUnchanged });
  }
  return published;
}

/** Writes all five drafts or none. */
async function inOneTransaction({ platform, store }: DesignerContext, definitions: InterfaceDefinition[], call: Call) {
  try {
    return await platform.database.transact(async (query) => {
      const written: { record: InterfaceRecord; isUnchanged: boolean }[] = [];
      for (const definition of definitions) {
        const existing = await store.findByService(serviceOf(definition), query);
        requireOwn(existing, definition);
        if (!existing) written.push({ record: await store.insert(query, definition, call), isUnchanged: false });
        else if (!isAsGenerated(existing.definition)) written.push({ record: existing, isUnchanged: true });
        else if (isSame(existing.definition, definition)) written.push({ record: existing, isUnchanged: false });
        else written.push({ record: await store.update(query, existing.id, existing.rev, definition, call, 'kept'), isUnchanged: false });
      }
      return written;
    });
  } catch (error) {
    if (!platform.database.uniqueViolation(error)) throw error;
    throw refuse('conflict', texts.meanwhile);
  }
}

function requireOwn(existing: InterfaceRecord | null, definition: InterfaceDefinition): void {
  if (!existing) return;
  const { table } = existing.definition;
  if (table && definition.table && tableName(table) === tableName(definition.table)) return;
  throw refuse('conflict', texts.taken, { service: serviceOf(definition) });
}

/** Nobody has changed it since it was generated from its table. */
function isAsGenerated(definition: InterfaceDefinition): boolean {
  const { table, namespace, class: className, module } = definition;
  if (!table) return false;
  return crudDefinitions({ namespace, class: className, title: module }, table).some((generated) => isSame(sayingNoNull(generated), sayingNoNull(definition)));
}

/** Interfaces of earlier versions do not say which parameters and fields can be null. */
function sayingNoNull(definition: InterfaceDefinition): InterfaceDefinition {
  const parameters = definition.parameters.map(({ nullable: _nullable, ...parameter }) => parameter);
  return { ...definition, parameters, returns: definition.returns.map(({ nullable: _nullable, ...field }) => field) };
}

/** Equal apart from what a publish run adds. */
function isSame(one: InterfaceDefinition, other: InterfaceDefinition): boolean {
  return JSON.stringify(withSortedMembers(stripped(one))) === JSON.stringify(withSortedMembers(stripped(other)));
}

function stripped({ rev: _rev, example: _example, tests: _tests, ...rest }: InterfaceDefinition): object {
  return rest;
}
