#!/usr/bin/env node
/**
 * `npx portico test --url https://open.example.com [--token …] [--module …] [--junit file]`: runs the test cases of an installation and prints how each went.
 * The token is that of a back-office session (PORTICO_TOKEN). Exit code 0: all successful; 1: some failed; 2: they could not be run.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { codes } from '../engine/core/protocol/codes.ts';
import { defaultLanguage, fillText, type Language, languageOfTag, type Text } from '../engine/core/text/text.ts';
import { texts } from '../generated/words/scripts/portico.ts';
import { downloadReport, listCases, runSome } from '../plugins/apitest/shared/calls.ts';

/** Cases that are run by one call: the sooner something is printed, and the shorter the call. */
const together = 10;

const language: Language = languageOfTag(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '') ?? defaultLanguage;
const say = (text: Text, values: Record<string, string | number> = {}) => console.log(fillText(text, values)[language]);

class Refusal extends Error {}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  return 2;
});

async function main(): Promise<number> {
  const { url, token, module, junit } = readArguments();
  const { cases } = await ask<{ cases: { id: number; name: string; service: string }[] }>(url, { service: listCases.name, access_token: token, ...module });
  if (cases.length === 0) throw new Refusal(texts.none[language]);
  let failed = 0;
  for (let at = 0; at < cases.length; at += together) {
    const batch = cases.slice(at, at + together);
    const ids = JSON.stringify(batch.map(({ id }) => id));
    const { results } = await ask<{ results: { id: number; outcome: string; took: number; failures: string | null }[] }>(url, {
      ...{ service: runSome.name, access_token: token, ids },
    });
    for (const { id, outcome, took, failures } of results) {
      const one = batch.find((known) => known.id === id);
      if (outcome !== 'successful') failed++;
      say(outcome === 'successful' ? texts.passed : texts.failed, { name: one?.name ?? id, service: one?.service ?? '', took });
      if (failures !== null) console.log(failures.replace(/^/gm, '    '));
    }
  }
  if (junit !== undefined) {
    const report = await send(url, { service: downloadReport.name, access_token: token, format: 'junit', ...module });
    writeReport(junit, Buffer.from(await report.arrayBuffer()));
  }
  say(texts.summary, { total: cases.length, failed });
  return failed > 0 ? 1 : 0;
}

function writeReport(file: string, content: Buffer): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Refusal(fillText(texts.unwritable, { file, reason: String((error as NodeJS.ErrnoException).code ?? error) })[language]);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { url: { type: 'string' }, token: { type: 'string' }, module: { type: 'string' }, junit: { type: 'string' } },
    });
    const url = values.url ?? process.env.PORTICO_URL;
    const token = values.token ?? process.env.PORTICO_TOKEN;
    if (positionals.length === 1 && positionals[0] === 'test' && url && token && URL.canParse('/api/', url))
      return {
        url: new URL('/api/', url).href,
        token,
        module: (values.module ? { module: values.module } : {}) as Record<string, string>,
        junit: values.junit,
      };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Refusal(texts.usage[language]);
}

async function ask<Data>(url: string, fields: Record<string, string>): Promise<Data> {
  const response = await send(url, fields);
  const answer = (await response.json().catch(() => null)) as { ret: number; data: Data; msg: string } | null;
  if (!answer) throw new Refusal(fillText(texts.noAnswer, { url, status: response.status })[language]);
  if (answer.ret !== codes.ok) throw new Refusal(fillText(texts.refused, { ret: answer.ret, msg: answer.msg })[language]);
  return answer.data;
}

async function send(url: string, fields: Record<string, string>): Promise<Response> {
  try {
    // A connection of its own: a busy server may end a kept one just when the next call comes, and a run is not made twice to be sure.
    const headers = { 'accept-language': language === 'zh_cn' ? 'zh-CN' : 'en', connection: 'close' };
    return await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  } catch (error) {
    throw new Refusal(fillText(texts.unreachable, { url, reason: String((error as Error & { cause?: unknown }).cause ?? error) })[language]);
  }
}
