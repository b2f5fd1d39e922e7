import type { Json } from '../../../../engine/core/json/json.ts';
import { type ReturnShape, shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { stubValue } from './stub-value.ts';

/** An answer of the stub. */
export interface StubAnswer {
  status: number;
  /** Undefined for an answer without a body, or without a word about it. */
  media?: string;
  /** Others than the type of the body. */
  headers: { [name: string]: string | string[] };
  body: string | Buffer;
}

/** Returns the answer of another system in a turn: mostly the declared one, now and then something else. */
export function stubAnswer(definition: InterfaceDefinition, turn: number): StubAnswer {
  const headers = headersOf(definition, turn);
  const json = (value: Json, status = 200, media = 'application/json'): StubAnswer => ({ status, media, headers, body: JSON.stringify(value) });
  const text = (body: string, status = 200, media = 'text/plain; charset=utf-8', disposition?: string): StubAnswer => ({
    ...{ status, media, body },
    headers: { ...headers, ...(disposition && { 'content-disposition': disposition }) },
  });
  const among = <Answer>(answers: readonly [Answer, ...Answer[]]): Answer => answers[Math.floor(turn / 10) % answers.length] ?? answers[0];
  const bytes = (body: Buffer, media: string | undefined, disposition?: string): StubAnswer => ({
    ...{ status: 200, body, headers: { ...headers, ...(disposition && { 'content-disposition': disposition }) } },
    ...(media !== undefined && { media }),
  });
  const error = { error: { code: 'gone', message: '没有' } };
  const inGbk = bytes(Buffer.from([0xd6, 0xd0, 0xce, 0xc4]), 'text/plain; charset=gbk');
  const untold = (body: string) => bytes(Buffer.from(body), undefined);
  const moved = (status: number): StubAnswer => ({ status, headers: { ...headers, location: '/~moved?to=x y' }, body: 'moved' });
  const promised = (): StubAnswer => {
    const sample = sampleOf(shapeOfReturns(definition.returns), turn);
    const other = stubValue('object', turn);
    return json(isMembers(sample) && isMembers(other) ? { ...other, ...sample } : sample);
  };
  switch (turn % 10) {
    case 2:
      // Every other time, files: of bytes, of text that is to be kept, of text that is none.
      if (Math.floor(turn / 10) % 2 === 0) return promised();
      return [
        bytes(noText, 'application/pdf', 'attachment; filename="a b.pdf"'),
        text('id,名称\n', 200, 'text/csv', "attachment; filename*=UTF-8''%E8%A1%A8.csv"),
        bytes(noText, 'text/plain'),
        bytes(noText, undefined),
        bytes(noText, 'image/png, text/html', 'inline; filename="../x"'),
        text('data: 1\n\n', 200, 'text/event-stream'),
      ][Math.floor(turn / 20) % 6]!;
    case 3:
      return among([
        json(error, 404),
        json(error, 429, 'application/problem+json'),
        json(error, 403),
        json(error, 422, 'application/problem+json; charset=utf-8'),
      ]);
    case 5:
      return json(stubValue('array', turn));
    case 6:
      return among([
        text('text, 文本\n'),
        text('\uFEFFtext'),
        text('<a>1</a>', 201, 'application/atom+xml'),
        text('{"a":', 200, 'application/json'),
        inGbk,
        untold('{"a":1}'),
        untold('text'),
      ]);
    case 7:
      return among([
        text('<p>later</p>', 503, 'text/html'),
        json(error, 401),
        text('elsewhere', 300),
        { status: 500, headers, body: '' },
        // At another pace than what a call may lack: files come three times of four.
        moved(Math.floor(turn / 100) % 2 === 0 ? 302 : 307),
      ]);
    case 8:
      return { status: 204, headers, body: '' };
    case 9:
      return json([null, true, 12.5, 'text'][Math.floor(turn / 10) % 4] ?? null, 200, among(['application/json', 'application/vnd.made-up+json']));
    default:
      return promised();
  }
}

/** Headers that every caller gets, that no caller gets, and chosen ones. */
function headersOf({ flow }: InterfaceDefinition, turn: number): StubAnswer['headers'] {
  const chosen = flow.nodes.flatMap(({ settings }) => (Array.isArray(settings?.relay) ? settings.relay.map(String) : []));
  return { ...Object.fromEntries(chosen.map((name) => [name, `${name} ${turn}`])), 'x-total-count': String(turn), ...more[turn % more.length] };
}

const more: StubAnswer['headers'][] = [
  { 'set-cookie': 'made=up', 'x-other': 'made up' },
  { link: ['<https://a.example/?page=2>; rel="next"', '<https://a.example/?page=9>; rel="last"'], 'content-language': 'zh' },
  { 'x-ratelimit-left': '3', 'retry-after': '7', via: '1.1 made-up' },
];

/** Bytes that are no text. */
const noText = Buffer.from([37, 80, 0, 255, 254]);

function isMembers(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sampleOf({ type, enum: allowed, items, members }: ReturnShape, turn: number): Json {
  if (allowed && allowed.length > 0) return allowed[turn % allowed.length] ?? null;
  if (items) return Array.from({ length: turn % 3 }, (_, index) => sampleOf(items, turn + index));
  if (members.size > 0 || type === undefined) {
    return Object.fromEntries([...members].map(([name, member], index) => [name, member.nullable && turn % 4 === 1 ? null : sampleOf(member, turn + index)]));
  }
  return stubValue(type, turn);
}
