import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft, storedDraft } from '../../helpers/designer.ts';
import { type Caller, callerOf, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

interface Others {
  others: { page: string; account_id: number; name: string }[];
}

describeOnDatabases('Who has an interface open', (database) => {
  let server: TestServer;
  let designer: { id: number; call: Caller };
  let id: number;
  const say = (call: Caller, page: string, left = false): Promise<Envelope<Others>> => call<Others>('Admin.Interface.Presence', { id, page, left });
  const namesFor = async (call: Caller, page: string) => (await done(say(call, page))).others.map(({ name }) => name).sort();

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    designer = await enter(server, 'lin_mei', 200);
    await done(server.admin('Admin.Permission.Grant', { account_id: designer.id, nodes: ['/techzones/design/list', '/techzones/design/design'] }));
    id = await storeDraft(server, drawn({ service: 'Seen.By.Two', nodes: {}, edges: [] }));
  });
  afterAll(() => server?.close());

  it('is told to everybody else who has, at once over the push channel, and no more once a page has left', async () => {
    const reader = (await fetch(`${server.address}/api/events`, { method: 'POST', body: new URLSearchParams({ access_token: server.admin.token }) }))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
    let heard = '';
    const listening = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
    })();
    await until(
      async () => heard,
      (text) => text.includes('hello'),
    );
    expect(await namesFor(server.admin, 'adminpage1')).toEqual([]);
    expect(await namesFor(designer.call, 'designerpage1')).toEqual(['admin']);
    const changed = `{"kind":"presence-changed","place":"interface:${id}"}\n`;
    await until(
      async () => heard,
      (text) => text.includes(changed),
    );
    expect(await namesFor(server.admin, 'adminpage1')).toEqual(['lin_mei']);
    // A beat is no news.
    expect(await namesFor(designer.call, 'designerpage1')).toEqual(['admin']);
    expect(heard.split(changed)).toHaveLength(2);
    // Nobody closes the page of another.
    await done(say(server.admin, 'designerpage1', true));
    expect(await namesFor(server.admin, 'adminpage1')).toEqual(['lin_mei']);
    await done(say(designer.call, 'designerpage1', true));
    await until(
      async () => heard,
      (text) => text.split(changed).length === 3,
    );
    expect(await namesFor(server.admin, 'adminpage1')).toEqual([]);
    await done(say(server.admin, 'adminpage1', true));
    await reader.cancel();
    await listening;
  });

  it('is told to nobody without a right to look at interfaces, nor of an interface that is not there', async () => {
    const stranger = await enter(server, 'clerk_two', 200);
    expect(await say(stranger.call, 'strangerpage')).toMatchObject({ ret: 401, data: null });
    expect(await server.admin('Admin.Interface.Presence', { id: 999_999, page: 'adminpage1' })).toMatchObject({ ret: 404 });
    expect(await say(server.admin, 'short')).toMatchObject({ ret: 400 });
  });

  it('adds nothing to the log of requests, unless it is refused', async () => {
    await done(say(designer.call, 'designerpage3'));
    await say(designer.call, 'short');
    await done(say(designer.call, 'designerpage3', true));
    const beats = () => server.platform.database.read.selectFrom('request_log').select('ret').where('service', '=', 'Admin.Interface.Presence').execute();
    const answers = (await until(beats, (rows) => rows.length > 0)).map(({ ret }) => Number(ret));
    expect(answers).toContain(400);
    expect(answers).not.toContain(200);
  });

  it('is named by the refusal of a save over the change of another', async () => {
    const { rev, definition } = await storedDraft(server, id);
    await done(designer.call('Admin.Interface.Save', { id, definition: { ...definition, title: 'of Lin' }, rev }));
    const refused = await server.admin('Admin.Interface.Save', { id, definition: { ...definition, title: 'of admin' }, rev });
    expect(refused).toMatchObject({ ret: 409, msg: expect.stringContaining('lin_mei'), data: { changed_by: 'lin_mei', changed_at: expect.any(String) } });
  });

  describe.skipIf(database.dialect === 'sqlite')('on two instances', () => {
    it('is told across them, in both directions', async () => {
      const second = await openServer({ database: await database.config(), environment: { PORTICO_SCHEMAS: server.schemas } });
      try {
        const elsewhere = callerOf(second.address, designer.call.token);
        await done(say(elsewhere, 'designerpage2'));
        await until(
          () => namesFor(server.admin, 'adminpage2'),
          (names) => names.length === 1,
        );
        await until(
          () => namesFor(elsewhere, 'designerpage2'),
          (names) => names.includes('admin'),
        );
        await done(say(elsewhere, 'designerpage2', true));
        await until(
          () => namesFor(server.admin, 'adminpage2'),
          (names) => names.length === 0,
        );
      } finally {
        await second.close();
      }
    });
  });
});
