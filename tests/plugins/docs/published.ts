import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

/** Publishes an open interface that adds a number to itself. @returns the id of its record */
export async function publish(server: Pick<TestServer, 'admin'>, service: string, own: Partial<InterfaceDefinition> = {}): Promise<number> {
  const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' as const, ...own };
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  return id;
}
