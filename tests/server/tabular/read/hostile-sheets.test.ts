import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobView } from '../../../../engine/core/calls/job.ts';
import type { Envelope } from '../../../../engine/core/protocol/envelope.ts';
import type { Caller } from '../../../helpers/server.ts';
import { until } from '../../../helpers/server.ts';
import { spawnServer } from '../../../helpers/spawned-server.ts';
import { header, workbookOf } from './workbooks.ts';

/** Files of a few hundred kilobytes that would be gigabytes once read. */
const hostile: Record<string, { file: () => Uint8Array; refusal: RegExp }> = {
  'rows whose one cell stands in the last column there is': {
    file: () => workbookOf(header + rows(60_000, (row) => `<c r="XFD${row}"><v>1</v></c>`)),
    refusal: /more than 500 columns/,
  },
  'rows whose one cell stands in the last column allowed': {
    file: () => workbookOf(header + rows(60_000, (row) => `<c r="SF${row}"><v>1</v></c>`)),
    refusal: /more than 5000000 cells/,
  },
  'more rows than may be': {
    file: () => workbookOf(header + rows(210_000, () => '<c><v>1</v></c>')),
    refusal: /more than 200000 rows/,
  },
  'texts that unpack without end': {
    file: () =>
      workbookOf(header, { 'xl/sharedStrings.xml': `<sst>${'<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>'.repeat(420_000)}</sst>` }),
    refusal: /larger than 24 MB in total/,
  },
  'more empty texts than may be': {
    file: () => workbookOf(header, { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(420_000)}</sst>` }),
    refusal: /more than 400000 different texts/,
  },
  'one text without end': {
    file: () => workbookOf(`${header}<row r="2"><c r="A2" t="str"><v>${'a'.repeat(16_000_000)}</v></c></row>`),
    refusal: /cannot be read|more than 32767 characters/,
  },
  'a tag with attributes without end': {
    file: () => workbookOf(`${header}<row r="2" ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    refusal: /cannot be read/,
  },
  'elements within each other without end': { file: () => workbookOf(header + '<a>'.repeat(500_000)), refusal: /cannot be read/ },
  'entities that stand for entities': {
    file: () =>
      workbookOf(header, {
        'xl/sharedStrings.xml': `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}">]><sst><si><t>&b;</t></si></sst>`,
      }),
    refusal: /cannot be read/,
  },
  'styles without end': {
    file: () => workbookOf(header, { 'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(250_000)}</cellXfs></styleSheet>` }),
    refusal: /larger than 4 MB/,
  },
  'an archive of too many parts': {
    file: () => zipSync(Object.fromEntries(Array.from({ length: 5_100 }, (_, at) => [`p${at}`, strToU8('')]))),
    refusal: /more than 5000 parts/,
  },
};

const rows = (count: number, cells: (row: number) => string) => Array.from({ length: count }, (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`).join('');

describe('an import of a hostile workbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-hostile-'));
  let server: Awaited<ReturnType<typeof spawnServer>>;
  let base = 0;

  beforeAll(async () => {
    server = await spawnServer(join(folder, 'data'), {}, { PORTICO_SCHEMAS: resolve('tests/apps/supplier/schemas') });
    // The first import loads what imports need.
    await outcome(server.admin, workbookOf(`${header}<row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c></row>`));
    base = peakOf(server.process.pid!);
  });

  afterAll(() => {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Object.keys(hostile))('is refused, saying why: %s', async (name) => {
    const { file, refusal } = hostile[name]!;
    expect(await outcome(server.admin, file())).toMatch(refusal);
  });

  // Garbage that waits for its collector is in it: about 100 MB on a machine at rest. One of these files took 3,400.
  it.runIf(existsSync('/proc/self/status'))('takes less than 400 MB, all of them together', () => {
    expect(server.process.exitCode).toBeNull();
    expect(peakOf(server.process.pid!) - base).toBeLessThan(400);
  });
});

/** What is said of a file: at once, or by the job that imports it. */
async function outcome(admin: Caller, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  const fields = { service: 'Admin.Supplier.Import', access_token: admin.token, dry_run: 'true' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File([new Uint8Array(bytes)], 'a.xlsx'));
  const response = await fetch(`${admin.address}/api/`, { method: 'POST', body, headers: { 'accept-language': 'en', connection: 'close' } });
  const answer = (await response.json()) as Envelope<{ job: number }>;
  if (answer.ret !== 200) return `${answer.ret} ${answer.msg}`;
  const job = await until(
    async () => (await admin<JobView>('Admin.Job.Get', { id: answer.data!.job })).data!,
    ({ status }) => status !== 'waiting' && status !== 'running',
  );
  return `${job.status} ${job.error?.en}`;
}

/** Most megabytes a process has ever held. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;
}
