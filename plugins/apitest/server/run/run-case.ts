import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { eachLanguage, type Text } from '../../../../engine/core/text/text.ts';
import { CallError, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/run-case.ts';
import { judgeAnswer } from '../cases/judge-answer.ts';
import type { TestCase } from '../cases/test-case.ts';
import type { TestContext } from '../context/test-context.ts';
import { callOverHttp, type HttpAnswer } from '../http/call-over-http.ts';
import { ownConfigId, type TokenConfig, tokenConfig } from '../token/token-config.ts';
import { maySendTo, originOf, ownOrigin } from '../token/token-origins.ts';

/** How a run of a test case went. */
export interface CaseRun {
  outcome: 'failed' | 'successful';
  /** Null where nothing was answered. */
  ret: number | null;
  /** The envelope as JSON text, null where nothing was answered. */
  answer: string | null;
  failures: Text | null;
  /** Milliseconds. */
  took: number;
}

/** Makes the call of a test case over HTTP and compares the answer. Does not throw: a call that cannot be made has failed. */
export async function runCase(context: TestContext, test: TestCase, signal: AbortSignal): Promise<CaseRun> {
  try {
    const config = await configOf(context, test);
    const { answer, token } = await answerOf(context, test, config, signal);
    const envelope = envelopeOf(answer);
    const deviations = judgeAnswer(test.expected, envelope, answer.milliseconds);
    const isUnsent = deviations !== null && config === null && envelope.ret === codes.tokenInvalid;
    const failures = isUnsent ? eachLanguage((language) => `${texts.noConfig[language]}\n${deviations[language]}`) : deviations;
    const storable = (text: string) => withoutToken(text, token);
    return {
      outcome: failures ? 'failed' : 'successful',
      ret: envelope.ret,
      answer: storable(printLossless(envelope)),
      failures: failures && eachLanguage((language) => storable(failures[language])),
      took: answer.milliseconds,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { outcome: 'failed', ret: null, answer: null, failures: error.text, took: 0 };
  }
}

/** A case that publishing or the designer made while there was no configuration takes the platform's first. */
async function configOf({ platform }: TestContext, { configId, path }: TestCase): Promise<TokenConfig | null> {
  const id = configId ?? (originOf(path) === ownOrigin ? await ownConfigId(platform.database.read) : null);
  return id === null ? null : tokenConfig(platform, id);
}

/** What was answered, and the token it was asked with. */
interface Answered {
  answer: HttpAnswer;
  token: string | null;
}

/** A token that is refused is asked for anew once: it may have been revoked. */
async function answerOf(context: TestContext, test: TestCase, config: TokenConfig | null, signal: AbortSignal): Promise<Answered> {
  if (config && !maySendTo(config, test.path)) throw refuse('conflict', texts.elsewhere);
  const call = async (token: string | null): Promise<Answered> => {
    const answer = await callOverHttp(context, {
      path: test.path,
      members: { service: test.service, ...test.parameters },
      headers: { 'accept-language': 'zh-CN', ...(token !== null && { authorization: `Bearer ${token}` }) },
      signal,
    });
    return { answer, token };
  };
  const first = await call(config && (await context.tokens.of(config, signal)));
  if (!config || envelopeOf(first.answer).ret !== codes.tokenInvalid) return first;
  return call((await context.tokens.renew(config, signal)).token);
}

/** Shorter than any token: what hides it would hide parts of other values. */
const shortestToken = 8;

/** A system that repeats what it was sent would show the token to everybody who reads snapshots and reports. */
function withoutToken(text: string, token: string | null): string {
  if (token === null || token.length < shortestToken) return text;
  return text.replaceAll(JSON.stringify(token).slice(1, -1), '••••').replaceAll(token, '••••');
}

/** What was answered as an envelope: of a file its type and size, of what is no envelope the whole of it under the HTTP status. */
function envelopeOf({ status, json, contentType, bytes }: HttpAnswer): { ret: number; data: unknown; msg: string } {
  if (json === undefined) return { ret: status, data: { type: contentType, bytes }, msg: texts.noJson.zh_cn };
  const { ret, data = null, msg = '' } = typeof json === 'object' && json !== null ? (json as { ret?: unknown; data?: unknown; msg?: unknown }) : {};
  return typeof ret === 'number' ? { ret, data, msg: String(msg) } : { ret: status, data: json, msg: '' };
}
