import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { type ReturnShape, shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import type { InterfaceDefinition } from '../../../model/definition.ts';
import { madeUpValue } from './made-up-value.ts';

export interface StubAnswer {
  status: number;
  /** Undefined for an answer without a body. */
  media?: string;
  /** Others than the type of the body. */
  headers: { [name: string]: string };
  body: string;
}

/** Answers another system might give, the same for the same turn: what was promised most of the time, now and then something else. */
export function stubAnswer(definition: InterfaceDefinition, turn: number): StubAnswer {
  const headers = headersOf(definition, turn);
  const json = (value: Json, status = 200, media = 'application/json'): StubAnswer => ({ status, media, headers, body: JSON.stringify(value) });
  const text = (body: string, status = 200, media = 'text/plain; charset=utf-8'): StubAnswer => ({ status, media, headers, body });
  const among = <Answer>(answers: readonly [Answer, ...Answer[]]): Answer => answers[Math.floor(turn / 10) % answers.length] ?? answers[0];
  const error = { error: { code: 'gone', message: '没有' } };
  switch (turn % 10) {
    case 3:
      return among([
        json(error, 404),
        json(error, 429, 'application/problem+json'),
        json(error, 403),
        json(error, 422, 'application/problem+json; charset=utf-8'),
      ]);
    case 5:
      return json(madeUpValue('array', turn));
    case 6:
      return among([text('text, 文本\n'), text('\uFEFFtext'), text('<a>1</a>', 201, 'application/atom+xml'), text('{"a":', 200, 'application/json')]);
    case 7:
      return among([text('<p>later</p>', 503, 'text/html'), json(error, 401), text('elsewhere', 300), { status: 500, headers, body: '' }]);
    case 8:
      return { status: 204, headers, body: '' };
    case 9:
      return json([null, true, 12.5, 'text'][Math.floor(turn / 10) % 4] ?? null, 200, among(['application/json', 'application/vnd.made-up+json']));
    default: {
      const promised = sampleOf(shapeOfReturns(definition.returns), turn);
      const other = madeUpValue('object', turn);
      return json(isMembers(promised) && isMembers(other) ? { ...other, ...promised } : promised);
    }
  }
}

/** One that every caller gets, one that no caller gets, and those that were chosen. */
function headersOf({ flow }: InterfaceDefinition, turn: number): StubAnswer['headers'] {
  const chosen = flow.nodes.flatMap(({ settings }) => (Array.isArray(settings?.relay) ? settings.relay.map(String) : []));
  return { ...Object.fromEntries(chosen.map((name) => [name, `${name} ${turn}`])), 'x-total-count': String(turn), 'set-cookie': 'made=up' };
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
