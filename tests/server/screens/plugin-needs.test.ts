import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

const note = (changes: Partial<ScreenFile>): ScreenFile => ({
  name: 'note',
  label: both('Note'),
  menu: { section: 'service', order: 9 },
  schema: { type: 'object', properties: { body: { type: 'string', label: both('Body') } } },
  ...changes,
});
const act = (action: Partial<ActionFile>) => note({ actions: { act: { at: 'row', label: both('Act'), ...action } } });
const text = { type: 'string', label: both('Text') } as const;

describeOnDatabases('a part of a plugin', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
  });
  afterAll(() => server.close());

  test.each<[string, ScreenFile, string, string]>([
    ['is named by a screen of other records', act({ handler: 'apps/resetSecret' }), 'part-of-other-records', '/actions/act/handler'],
    ['is named over another table', act({ handler: 'apps/revokeToken' }), 'part-of-other-records', '/actions/act/handler'],
    ['runs around the writes of other records', note({ hooks: 'accounts/user' }), 'part-of-other-records', '/hooks'],
    [
      'computes of other records',
      note({ schema: { type: 'object', properties: { at: { type: 'string', format: 'date-time', computed: 'apps/tokenUntil', label: both('Until') } } } }),
      'part-of-other-records',
      '/schema/properties/at/computed',
    ],
    ['is asked nothing of what it reads', act({ handler: 'accounts/changePassword', at: 'toolbar' }), 'part-needs-ask', '/actions/act/handler'],
    [
      'is asked in another type',
      act({ handler: 'accounts/changePassword', ask: { old_password: text, password: { ...text, type: 'integer' }, password_confirm: text } }),
      'part-needs-ask',
      '/actions/act/handler',
    ],
    [
      'stands for no record',
      {
        name: 'timetable',
        label: both('Timetable'),
        source: 'schedule',
        actions: { run: { at: 'toolbar', label: both('Run'), handler: 'background/runNow' } },
      } as ScreenFile,
      'part-needs-record',
      '/actions/run/at',
    ],
  ])('that %s is told when the file is dropped', async (_, file, code, pointer) => {
    const path = join(server.schemas, `${file.name}.json`);
    const schema = file.schema ?? { type: 'object', properties: { name: { type: 'string', label: both('Name') } } };
    writeFileSync(path, JSON.stringify({ ...file, schema }));
    const reported = await until(
      async () => server.platform.screens.diagnostics().filter((found) => found.file === path),
      (found) => found.length > 0,
    );
    expect(reported).toEqual([expect.objectContaining({ code, pointer, severity: 'error' })]);
    rmSync(path);
    await until(
      async () => server.platform.screens.diagnostics(),
      (found) => found.length === 0,
    );
  });

  test('that has what it reads answers in words, whatever is sent', async () => {
    const ask = { old_password: { ...text, when: { password: 'x' } }, password: text, password_confirm: text };
    writeFileSync(join(server.schemas, 'note.json'), JSON.stringify(act({ handler: 'accounts/changePassword', at: 'toolbar', ask })));
    const answer = await until(
      () => server.admin('Admin.Note.Act', { password: 'secret-123', password_confirm: 'secret-123' }),
      ({ ret }) => ret !== 404,
    );
    expect(answer.ret).toBe(400);
  });
});
