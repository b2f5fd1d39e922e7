import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOfEarly } from '../../../engine/web/transport/early-calls.ts';
import type { SentAnswer } from '../../../engine/web/transport/send.ts';

const rows = { ret: 200, data: { items: [1] }, msg: '' };
const answerOf = (envelope: object) => Promise.resolve(new Response(JSON.stringify(envelope)));
const listKey = keyOfEarly('Admin.Article.List', { page: 1 });
const screenKey = keyOfEarly('Admin.Screen.Load', { name: 'article' });

beforeEach(() => {
  const answers = { [listKey]: answerOf(rows), [screenKey]: answerOf({ ret: 401, data: null, msg: 'no' }) };
  vi.stubGlobal('window', { porticoBoot: { address: '/admin/platmanage/article/list', answers } });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const source = '../../../engine/web/api/early-answers.ts';
let pages = 0;
/** The module as a page has it that is opened anew. */
const opened = async (): Promise<typeof import('../../../engine/web/api/early-answers.ts')> => import(`${source}?${pages++}`);

test('an answer that has come is there for the first drawing until it is called for, once', async () => {
  const { earlyAnswer, earlyAnswerAtHand, earlyAnswersCome } = await opened();
  await earlyAnswersCome();
  expect(earlyAnswerAtHand('Admin.Article.List', { page: 1 })?.data).toEqual(rows.data);
  expect(earlyAnswerAtHand('Admin.Article.List', { page: 2 })).toBeUndefined();
  const called = await earlyAnswer('Admin.Article.List', { page: 1 });
  expect(called?.data).toEqual(rows.data);
  expect(earlyAnswerAtHand('Admin.Article.List', { page: 1 })).toBeUndefined();
  expect(await earlyAnswer('Admin.Article.List', { page: 1 })).toBeUndefined();
});

test('a refusal is no answer: the call is made again and tells of it', async () => {
  const { earlyAnswer, earlyAnswerAtHand, earlyAnswersCome } = await opened();
  await earlyAnswersCome();
  expect(earlyAnswerAtHand('Admin.Screen.Load', { name: 'article' })).toBeUndefined();
  expect(await earlyAnswer('Admin.Screen.Load', { name: 'article' })).toBeUndefined();
});

test('what is asked ahead is asked once, and answered like the rest', async () => {
  const { askEarly, earlyAnswer, earlyAnswerAtHand, earlyAnswersCome } = await opened();
  const requests: string[] = [];
  const ask = (name: string) => async (): Promise<SentAnswer> => {
    requests.push(name);
    return { ...rows, data: name, requestId: '', status: 200 };
  };
  askEarly('Admin.Article.List', { page: 1 }, ask('known'));
  askEarly('Admin.Article.List', { page: 2 }, ask('new'));
  askEarly('Admin.Article.List', { page: 2 }, ask('again'));
  await earlyAnswersCome();
  expect(requests).toEqual(['new']);
  expect(earlyAnswerAtHand('Admin.Article.List', { page: 2 })?.data).toBe('new');
  expect((await earlyAnswer('Admin.Article.List', { page: 2 }))?.data).toBe('new');
});
