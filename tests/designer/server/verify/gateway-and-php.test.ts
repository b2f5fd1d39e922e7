import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { realFramework, standInFramework } from '../../codegen/phalapi-framework.ts';
import { PhalApiServer } from '../../codegen/phalapi-server.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { answerCorpus } from './answer-corpus.ts';
import { compareAnswers, publishAll } from './compare-answers.ts';

/** Valid inputs of each interface. `PORTICO_ANSWERS` asks for more, and for more interfaces, than the suite has the time for; `PORTICO_ANSWERS_LOG` is a file for all differences. */
const wanted = process.env.PORTICO_ANSWERS;
const count = Number(wanted ?? 3);

const folder = mkdtempSync(join(tmpdir(), 'portico-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasPhp)('the gateway and generated PHP', () => {
  const definitions = wanted ? answerCorpus() : answerCorpus().filter((_, index) => index < 18);
  let server: TestServer;
  let php: PhalApiServer;
  let token = '';
  beforeAll(async () => {
    server = await openServer();
    token = await publishAll(server, definitions);
    php = new PhalApiServer(definitions, realFramework(folder) ?? standInFramework(folder));
    await php.start();
  });
  afterAll(async () => {
    php?.remove();
    await server?.close();
  });

  it('answer every call the same', async () => {
    const { total, identical, classes, differences } = await compareAnswers(definitions, {
      gateway: server.address,
      token,
      php: php.address,
      count,
      every: wanted ? 1 : 5,
    });
    if (wanted) process.stderr.write(`Answers of gateway and PHP: ${identical} of ${total} identical. ${JSON.stringify(classes, null, 1)}\n`);
    const log = process.env.PORTICO_ANSWERS_LOG;
    if (log) writeFileSync(log, differences.map((difference) => printLossless(difference)).join('\n'));
    expect(differences.slice(0, 3)).toEqual([]);
    expect(total).toBeGreaterThan(1_000);
    expect(php.warnings()).toEqual([]);
  });
});
