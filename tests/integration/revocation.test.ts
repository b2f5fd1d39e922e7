import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type Caller, callerOf, openServer, type TestServer, until } from '../helpers/server.ts';
import { addApp, done, signed, type TestApp, tokenOf } from '../plugins/apps/open-caller.ts';
import { oauthFlow } from '../plugins/mcp/oauth-flow.ts';

const service = 'Open.Guarded.Ask';
const guarded: Service = {
  name: service,
  title: { zh_cn: '受控', en: 'Guarded' },
  parameters: [],
  access: { kind: 'app', visibility: 'controlled' },
  handle: () => null,
};

/** Everything that is issued to somebody. A signed call has nothing but the secret of the app. */
const issued = ['session', 'stream', 'job', 'token', 'signed', 'agent', 'refresh'] as const;
type Issued = (typeof issued)[number];
const ofPerson: Issued[] = ['session', 'stream', 'job', 'agent', 'refresh'];
const ofApp: Issued[] = ['token', 'signed', 'agent', 'refresh'];

interface Person {
  id: number;
  call: Caller;
  /** A second session, by which the person acts himself. */
  own: Caller;
  app: TestApp;
}

/** What is taken away, and from what: the rest goes on. */
const acts: { name: string; refused: readonly Issued[]; act(server: TestServer, person: Person): Promise<unknown> }[] = [
  { name: 'signing out everywhere', refused: ofPerson, act: (_server, { own }) => done0(own('Platform.User.Logout', { everywhere: 1 })) },
  {
    name: 'a password of one’s own',
    refused: ofPerson,
    act: (_server, { own }) => done0(own('Platform.User.ChangePassword', { old_password: memberPassword, password: 'fresh-12', password_confirm: 'fresh-12' })),
  },
  {
    name: 'a password by an administrator',
    refused: ofPerson,
    act: ({ admin }, { id }) => done(admin('Admin.User.EditMember', { id, rev: 1, password: 'fresh-12' })),
  },
  { name: 'disabling the account', refused: issued, act: ({ admin }, { id }) => done(admin('Admin.User.Disable', { id })) },
  { name: 'removing the account', refused: issued, act: ({ admin }, { id }) => done(admin('Admin.User.DelMember', { id })) },
  {
    // The level has a rule for the interface and the right to export; the other level has neither.
    name: 'another level',
    refused: issued,
    act: ({ admin }, { id }) => done(admin('Admin.User.EditMember', { id, rev: 1, level: 101 })),
  },
  {
    name: 'a new secret at once',
    refused: ofApp,
    act: ({ admin }, { app }) => done(admin('Admin.App.ResetSecret', { id: app.id, grace: 'now' })),
  },
  { name: 'disabling the app', refused: ofApp, act: ({ admin }, { app }) => done(admin('Admin.App.Disable', { id: app.id })) },
  { name: 'rejecting the app', refused: ofApp, act: ({ admin }, { app }) => done(admin('Admin.App.Reject', { id: app.id, reason: 'x' })) },
];

async function done0(answer: ReturnType<Caller>): Promise<void> {
  const { ret, msg } = await answer;
  if (ret !== 200) throw new Error(`${ret} ${msg}`);
}

describeOnDatabases('revoked is revoked', (place) => {
  let server: TestServer;
  /** Another instance on PostgreSQL; the embedded database serves one process. */
  let other: TestServer;
  let number = 0;

  beforeAll(async () => {
    const database = await place.config();
    server = await openServer({ database });
    other = place.dialect === 'postgres' ? await openServer({ database, environment: { PORTICO_SCHEMAS: server.schemas } }) : server;
    for (const { platform } of new Set([server, other])) platform.services.replace('test:guarded', [guarded]);
    // Runs on the other instance alone.
    other.platform.jobs.register('test/steps', async (_payload, { check, signal, progress }) => {
      for (let step = 1; ; step++) {
        await check();
        if (signal.aborted) return { steps: step - 1 };
        progress(step, 1_000_000);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await done(server.admin('Admin.PermissionRule.Add', { service_name: service, target: 'level', level: 100, granted: 'granted' }));
  });
  afterAll(async () => {
    if (other !== server) await other.close();
    await server.close();
  });

  /** Another session of the same account. */
  async function enterAgain(id: number): Promise<Caller> {
    const { token } = await server.platform.sessions.open({ id, epoch: 0 }, { keep: false, ip: '127.0.0.1', userAgent: 'test' });
    return callerOf(server.address, token);
  }

  async function addPerson(level = 100): Promise<Person> {
    const { id, call } = await enter(server, `person_${++number}`, level);
    return { id, call, own: await enterAgain(id), app: await addApp(server, { account_id: id }) };
  }

  /** Begins a job for a session and answers how it is to be looked at. */
  async function beginJob(caller: Caller, begunBy = 'Platform.User.Profile') {
    const state = await server.platform.sessions.resolve(caller.token);
    if ('ended' in state) throw new Error(state.ended);
    const call = { service: begunBy, session: state.session };
    const id = await server.platform.jobs.add({ kind: 'test/steps', title: { zh_cn: '步', en: 'Steps' }, payload: null, call });
    const look = async () => (await server.platform.jobs.find(id, state.session.accountId))!;
    await until(look, (job) => job.done > 0);
    return look;
  }

  /** Reads the event stream to its end; `ended` becomes the kind of the last event. */
  async function openStream(caller: Caller) {
    const stream = { ended: '' };
    const response = await fetch(`${other.address}/api/events`, { method: 'POST', body: new URLSearchParams({ access_token: caller.token }) });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value ?? '';
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      stream.ended = (JSON.parse(text.trim().split('\n').at(-1)!) as { kind: string }).kind;
    })();
    return stream;
  }

  /** Asks for everything there is, and answers for each whether it is refused, as both instances see it. */
  async function holdings(person: Person): Promise<Record<Issued, () => Promise<boolean>>> {
    const flow = oauthFlow(server.address);
    const clientId = await flow.register();
    const { tokens } = await flow.connected(clientId, { token: person.call.token, appId: person.app.id });
    const token = await tokenOf(server.call, person.app);
    const [stream, job] = [await openStream(person.call), await beginJob(person.call)];
    const isRefused = async (ask: (call: Caller) => ReturnType<Caller>) => {
      const rets = await Promise.all([server, other].map(async ({ call }) => (await ask(call)).ret));
      return rets.every((ret) => ret !== 200);
    };
    return {
      session: () => isRefused((call) => callerOf(call.address, person.call.token)('Platform.User.Profile')),
      stream: async () => stream.ended === 'signed-out',
      job: async () => (await job()).status === 'stopped',
      token: () => isRefused((call) => call(service, { access_token: token })),
      signed: () => isRefused((call) => call(service, signed(person.app, service))),
      agent: () => isRefused((call) => call(service, { access_token: tokens.access_token })),
      refresh: async () => {
        const answer = await flow.post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: tokens.refresh_token });
        return answer.status === 400;
      },
    };
  }

  it.each(acts)('$name ends at the next call, on both instances, what it takes away and nothing else', async ({ act, refused }) => {
    const person = await addPerson();
    const held = await holdings(person);
    for (const kind of issued) if (kind !== 'refresh') expect(await held[kind](), kind).toBe(false);
    await act(server, person);
    if (other === server) {
      for (const kind of ['session', 'token', 'signed', 'agent'] as const) expect(await held[kind](), kind).toBe(refused.includes(kind));
    }
    for (const kind of issued.filter((one) => refused.includes(one))) {
      await until(held[kind], (isRefused) => isRefused).catch((cause: Error) => {
        throw new Error(`${kind} goes on`, { cause });
      });
    }
    for (const kind of issued.filter((one) => !refused.includes(one))) expect(await held[kind](), `${kind} ended`).toBe(false);
    await server.platform.database.transact((query) => query.updateTable('job').set({ cancelled: true }).where('kind', '=', 'test/steps').execute());
  });

  it('signing out ends that session and its stream, and nothing of anybody else', async () => {
    const person = await addPerson();
    const [stream, otherStream] = [await openStream(person.call), await openStream(person.own)];
    await done0(person.call('Platform.User.Logout'));
    await until(
      async () => stream.ended,
      (kind) => kind === 'signed-out',
    );
    expect([(await person.call('Platform.User.Profile')).ret, (await person.own('Platform.User.Profile')).ret, otherStream.ended]).toEqual([406, 200, '']);
  });

  it('a right that was taken away stops the job that needs it, and the call, but not the session', async () => {
    const person = await addPerson(200);
    await done(server.admin('Admin.Permission.Grant', { account_id: person.id, nodes: ['/platmanage/article/list'] }));
    const job = await beginJob(person.call, 'Admin.Article.List');
    await done(server.admin('Admin.Permission.Grant', { account_id: person.id, nodes: [] }));
    expect((await person.call('Admin.Article.List')).ret).toBe(401);
    const stopped = await until(job, ({ status }) => status === 'stopped');
    expect(stopped.error?.en).toMatch(/^Stopped: the account no longer has permission for this \(\d+ of 1000000 done\)$/);
    expect(stopped.result).toEqual({ steps: stopped.done });
    expect((await person.call('Platform.User.Profile')).ret).toBe(200);
  });

  it('a permission that was taken away refuses the next call of every kind', async () => {
    const person = await addPerson(102);
    const rule = await done(
      server.admin<{ id: number }>('Admin.PermissionRule.Add', { service_name: service, target: 'account', account_id: person.id, granted: 'granted' }),
    );
    const held = await holdings(person);
    const kinds = ['token', 'signed', 'agent'] as const;
    for (const kind of kinds) await until(held[kind], (isRefused) => !isRefused);
    await done(server.admin('Admin.PermissionRule.Remove', { id: rule.id }));
    for (const kind of kinds) await until(held[kind], (isRefused) => isRefused);
  });

  it('what an account lost when it was disabled does not come back with it, and its apps work again with new tokens', async () => {
    const person = await addPerson();
    const token = await tokenOf(server.call, person.app);
    await done(server.admin('Admin.User.Disable', { id: person.id }));
    expect(await server.call('App.Auth.ApplyToken', { app_key: person.app.key, app_secret: person.app.secret })).toMatchObject({
      ret: 413,
      msg: '应用所属的账号已禁用',
    });
    await done(server.admin('Admin.User.Enable', { id: person.id }));
    expect([(await person.call('Platform.User.Profile')).ret, (await server.call(service, { access_token: token })).ret]).toEqual([408, 406]);
    expect((await server.call(service, { access_token: await tokenOf(server.call, person.app) })).ret).toBe(200);
  });

  it('of log-ins with the old password none outlives its change, whenever they were begun', async () => {
    const survivors: string[] = [];
    let opened = 0;
    for (let round = 0; round < 8; round++) {
      const { id, call } = await enter(server, `racer_${++number}`, 100);
      const username = `racer_${number}`;
      const logIn = async (wait: number) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        return server.call<{ access_token: string }>('Platform.User.UserLogin', { username, password: memberPassword });
      };
      const change = call('Platform.User.ChangePassword', { old_password: memberPassword, password: 'fresh-12', password_confirm: 'fresh-12' });
      const answers = await Promise.all([0, 15, 30, 45].map((step) => logIn(step * (1 + round / 4))));
      await done0(change);
      for (const { data } of answers) {
        if (!data) continue;
        opened++;
        if ((await callerOf(server.address, data.access_token)('Platform.User.Profile')).ret === 200) survivors.push(`${id}`);
      }
      expect((await call('Platform.User.Profile')).ret).toBe(200);
    }
    expect(opened).toBeGreaterThan(0);
    expect(survivors).toEqual([]);
  });

  it('of two changes of a password at the same moment one counts', async () => {
    const person = await addPerson();
    const change = (call: Caller, password: string) =>
      call('Platform.User.ChangePassword', { old_password: memberPassword, password, password_confirm: password });
    const answers = await Promise.all([change(person.call, 'fresh-12'), change(person.own, 'fresh-34')]);
    expect(answers.map(({ ret }) => ret).sort()).not.toEqual([200, 200]);
    expect(answers.filter(({ ret }) => ret === 200)).toHaveLength(1);
  });

  it('of tokens asked for while the secret is reset at once none outlives it', async () => {
    const survivors: string[] = [];
    let issuedTokens = 0;
    for (let round = 0; round < 3; round++) {
      const app = await addApp(server, { account_id: 1 });
      const ask = () => server.call<{ access_token: string }>('App.Auth.ApplyToken', { app_key: app.key, app_secret: app.secret });
      const before = Array.from({ length: 5 }, ask);
      const reset = done(server.admin('Admin.App.ResetSecret', { id: app.id, grace: 'now' }));
      const answers = await Promise.all([...before, ...Array.from({ length: 5 }, ask)]);
      await reset;
      for (const { data } of answers) {
        if (!data) continue;
        issuedTokens++;
        if ((await server.call(service, { access_token: data.access_token })).ret === 200) survivors.push(data.access_token);
      }
    }
    expect(issuedTokens).toBeGreaterThan(0);
    expect(survivors).toEqual([]);
  });

  it('an import stops within a batch of the moment its administrator is disabled, and says what it has done', async () => {
    const { id, call } = await enter(server, `importer_${++number}`, 200);
    await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/platmanage/configuration/list#Import'] }));
    const rows = 3_000;
    const sheet = ['name,value', ...Array.from({ length: rows }, (_, index) => `k${number}x${index},x`)].join('\r\n');
    const begun = await call<{ job: number }>('Admin.Configuration.Import', { file: new File([sheet], 'rows.csv', { type: 'text/csv' }) });
    const { job } = await done(Promise.resolve(begun));
    const written = async () => {
      const row = await server.platform.database.read
        .selectFrom('configuration')
        .select((select) => select.fn.countAll().as('count'))
        .where('name', 'like', `k${number}x%`)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    await until(written, (count) => count > 0);
    await done(server.admin('Admin.User.Disable', { id }));
    const atOnce = await written();
    const ended = await until(
      async () => (await server.platform.jobs.find(job, id))!,
      ({ finished_at }) => finished_at !== null,
    );
    const total = await written();
    expect(total - atOnce).toBeLessThanOrEqual(64);
    expect(total).toBeLessThan(rows);
    expect(ended).toMatchObject({ status: 'stopped', done: total, total: rows, result: { imported: total, failed: 0 } });
    expect(ended.error?.en).toBe(`Stopped: the account was disabled (${total} of ${rows} done)`);
  });
});

describe('an answer that goes on', () => {
  it('ends when its app may no longer ask for it', async () => {
    const server = await openServer();
    const { Readable } = await import('node:stream');
    const events: Service = {
      ...guarded,
      name: 'Open.Guarded.Events',
      access: { kind: 'app', visibility: 'open' },
      handle: () => ({
        kind: 'file',
        name: 'events',
        contentType: 'text/event-stream',
        body: Readable.from(
          (async function* () {
            for (;;) {
              yield 'data: x\n\n';
              await new Promise((resolve) => setTimeout(resolve, 10));
            }
          })(),
        ),
      }),
    };
    server.platform.services.replace('test:events', [events]);
    try {
      for (const act of ['ResetSecret', 'Disable']) {
        const app = await addApp(server);
        const body = new URLSearchParams({ service: events.name, access_token: await tokenOf(server.call, app) });
        const response = await fetch(`${server.address}/api/`, { method: 'POST', body });
        const reader = response.body!.getReader();
        expect((await reader.read()).done).toBe(false);
        await done(server.admin(`Admin.App.${act}`, { id: app.id, ...(act === 'ResetSecret' && { grace: 'now' }) }));
        const ended = async () => {
          for (;;) if ((await reader.read()).done) return 'closed';
        };
        expect(await ended().catch(() => 'broken off')).toMatch(/closed|broken off/);
      }
    } finally {
      await server.close();
    }
  });
});
