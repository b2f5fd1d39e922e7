import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { drawn } from '../../designer/nodes/drawn.ts';

/**
 * Writes a row, publishes a message, and is ended by a Fail node behind it where it is told to stop: all of it in a drawn transaction, or as any
 * interface whose writes belong together.
 */
export function sending(schema: object, isDrawn: boolean, topic = 'parcel.sent'): InterfaceDefinition {
  const within = isDrawn && { within: 'all.body' };
  const operation = (operator: string, values: Record<string, Json> = {}) => ({ type: 'operation', settings: { operator }, values });
  const definition = drawn({
    service: `Parcel.${isDrawn ? 'Drawn' : 'Whole'}.Send`,
    parameters: [
      { name: 'order', type: 'integer', required: true },
      { name: 'stop', type: 'boolean', required: true },
      { name: 'phone', type: 'string' },
    ],
    nodes: {
      ...(isDrawn && { all: { type: 'transaction' } }),
      row: {
        type: 'table',
        settings: { operation: 'insert', table: 'parcel', columns: [{ name: 'name', type: 'string' }] },
        values: { name: 'tea' },
        ...within,
      },
      payload: { type: 'object', settings: { fields: ['order', 'phone'] } },
      tell: { type: 'topic', settings: { topic, schema: schema as Json }, ...within },
      over: operation('greater', { b: -1 }),
      both: operation('and'),
      stopped: { type: 'fail', settings: { ret: 4001, message: '停', message_en: 'Stop' }, ...within },
    },
    edges: [
      'order.value -> payload.order',
      'phone.value -> payload.phone',
      'payload.value -> tell.payload',
      'tell.pushes -> over.a',
      'over.result -> both.a',
      'stop.value -> both.b',
      'both.result -> stopped.when',
      'tell.id -> return.id',
      'tell.pushes -> return.pushes',
    ],
    order: ['row -> tell'],
  });
  return { ...definition, title: 'Send' };
}

export function renamed(definition: InterfaceDefinition, name: string): InterfaceDefinition {
  return { ...definition, class: name };
}
