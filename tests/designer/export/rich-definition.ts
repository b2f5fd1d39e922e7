import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';

/** An interface with every word a document can tell of it. */
export function richDefinition(): InterfaceDefinition {
  return {
    ...computedDefinition('Shop.Pet.Save', {}, {}),
    module: '商城',
    verbs: ['GET', 'POST'],
    deprecated: true,
    parameters: [
      { name: 'name', type: 'string', required: true, deprecated: true },
      { name: 'note', type: 'string', required: true, min: 0, nullable: true },
      { name: 'kind', type: 'string', enum: ['cat', 'dog'], nullable: true, documentedDefault: 'cat' },
      { name: 'weight', type: 'float', min: 0, exclusiveMin: true, max: 9.5, exclusiveMax: true },
      { name: 'serial', type: 'integer', format: 'int64' },
      { name: 'born', type: 'date' },
      { name: 'owner', type: 'object', model: 'Owner', nullable: true, properties: [{ name: 'id', type: 'integer', required: true }] },
      { name: 'keeper', type: 'object', model: 'Owner', description: '照看者', properties: [{ name: 'id', type: 'integer', required: true }] },
    ],
    returns: [
      { name: 'id', type: 'integer', format: 'int64' },
      { name: 'status', type: 'string', enum: ['new', 'sold'], nullable: true },
      { name: 'at', type: 'date', format: 'date-time', optional: true, deprecated: true },
      { name: 'tags', type: 'array' },
      { name: 'tags[].name', type: 'string' },
      { name: 'parent', type: 'object', model: 'Pet', nullable: true, description: '母体' },
    ],
    returnsModel: 'Pet',
    example: { id: 1, status: 'new', tags: [{ name: 'x' }], parent: null },
    examples: [
      { name: '一只猫', summary: '带标签', parameters: { name: 'Tom', note: '', kind: 'cat' }, data: { id: 2, status: null, tags: [], parent: null } },
    ],
    upstreamErrors: [
      { status: '404', description: 'No such pet', returns: [{ name: 'code', type: 'string' }], example: { code: 'gone' } },
      { status: 'default', description: '', returns: [], example: null },
    ],
    headers: [{ name: 'x-rate-limit', type: 'integer', description: '剩余次数' }],
  };
}
