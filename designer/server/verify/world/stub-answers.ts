import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { type ReturnShape, shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import type { InterfaceDefinition } from '../../../model/definition.ts';
import { madeUpValue } from './made-up-value.ts';

export interface StubAnswer {
  status: number;
  /** Undefined for an answer without a body. */
  media?: string;
  body: string;
}

/** Answers another system might give, the same for the same turn: what was promised most of the time, now and then something else. */
export function stubAnswer(definition: InterfaceDefinition, turn: number): StubAnswer {
  const json = (value: Json, status = 200): StubAnswer => ({ status, media: 'application/json', body: JSON.stringify(value) });
  const shape = shapeOfReturns(definition.returns);
  switch (turn % 10) {
    case 3:
      return json({ error: { code: 'gone', message: '没有' } }, 404);
    case 5:
      return json(madeUpValue('array', turn));
    case 6:
      return { status: 200, media: 'text/plain; charset=utf-8', body: 'text, 文本\n' };
    case 7:
      return { status: 503, media: 'text/html', body: '<p>later</p>' };
    case 8:
      return { status: 204, body: '' };
    case 9:
      return json([null, true, 12.5, 'text'][Math.floor(turn / 10) % 4] ?? null);
    default: {
      const promised = sampleOf(shape, turn);
      const other = madeUpValue('object', turn);
      return json(isMembers(promised) && isMembers(other) ? { ...other, ...promised } : promised);
    }
  }
}

function isMembers(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sampleOf({ type, enum: allowed, items, members }: ReturnShape, turn: number): Json {
  if (allowed && allowed.length > 0) return allowed[turn % allowed.length] ?? null;
  if (items) return Array.from({ length: turn % 3 }, (_, index) => sampleOf(items, turn + index));
  if (members.size > 0 || type === undefined) {
    return Object.fromEntries([...members].map(([name, member], index) => [name, member.nullable && turn % 4 === 1 ? null : sampleOf(member, turn + index)]));
  }
  return madeUpValue(type, turn);
}
