import { isDeepStrictEqual } from 'node:util';
import { type InterfaceDefinition, serviceOf } from '../../../../designer/model/types/definition.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import type { TestServer } from '../../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../../plugins/apps/open-caller.ts';
import { type WireInput, wireInputs } from './answer-inputs.ts';

interface Answer {
  ret: unknown;
  data: unknown;
  msg: unknown;
}

interface AnswerDifference {
  service: string;
  input: Pick<WireInput, 'kind' | 'method' | 'query' | 'headers'> & { body: string };
  gateway: Answer;
  php: Answer;
}

export interface Comparison {
  total: number;
  identical: number;
  /** How many of them, by what differs and what the input tries. */
  classes: Record<string, number>;
  differences: AnswerDifference[];
}

/** Publishes the interfaces, and answers the token of an app that may call them. */
export async function publishAll(server: TestServer, definitions: readonly InterfaceDefinition[]): Promise<string> {
  for (const definition of definitions) {
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
  }
  return tokenOf(server.call, await addApp(server));
}

/** Sends the same inputs, or every so manieth of them, to the gateway and to PHP, and compares what they answer as parsed JSON. */
export async function compareAnswers(
  definitions: readonly InterfaceDefinition[],
  { gateway, token, php, count, every = 1 }: { gateway: string; token: string; php: string; count: number; every?: number },
): Promise<Comparison> {
  const comparison: Comparison = { total: 0, identical: 0, classes: {}, differences: [] };
  const jobs = definitions
    .flatMap((definition) => wireInputs(definition, count).map((input) => ({ service: serviceOf(definition), input })))
    .filter((_, index) => index % every === 0);
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { service, input } = job;
      const [wanted, found] = await Promise.all([ask(`${gateway}/api/`, input, { authorization: `Bearer ${token}` }), ask(php, input)]);
      comparison.total++;
      if (isDeepStrictEqual(wanted, found)) comparison.identical++;
      else {
        const name = `${differenceOf(wanted, found)}: ${input.kind}`;
        comparison.classes[name] = (comparison.classes[name] ?? 0) + 1;
        const { kind, method, query, headers, body } = input;
        comparison.differences.push({ service, input: { kind, method, query, headers, body: String(body ?? '').slice(0, 300) }, gateway: wanted, php: found });
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return comparison;
}

function differenceOf(wanted: Answer, found: Answer): string {
  if (wanted.ret !== found.ret) return `ret ${wanted.ret}/${found.ret}`;
  return isDeepStrictEqual(wanted.data, found.data) ? 'msg' : 'data';
}

async function ask(address: string, { method, query, headers, body }: WireInput, more: Record<string, string> = {}): Promise<Answer> {
  const url = query === '' ? address : `${address}?${query}`;
  const response = await fetch(url, { method, headers: { ...headers, ...more }, ...(body !== undefined && { body: body as BodyInit }) });
  const text = await response.text();
  try {
    return withoutRequestId(parseLossless(text) as Answer);
  } catch {
    return { ret: response.status, data: text.slice(0, 300), msg: 'no JSON' };
  }
}

/** Of a fault of our own, only the id of the request may differ. */
function withoutRequestId(answer: Answer): Answer {
  const { data } = answer;
  return typeof data === 'object' && data !== null && 'request_id' in data ? { ...answer, data: { ...data, request_id: '' } } : answer;
}
