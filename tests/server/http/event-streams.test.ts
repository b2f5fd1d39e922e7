import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

describeOnDatabases('event streams', ({ dialect, config }) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    const database = await config();
    databaseUrl = database.databaseUrl;
    server = await openServer({ database });
  });
  afterAll(() => server?.close());

  // The embedded database answers within the turn in which it is asked.
  it.runIf(dialect === 'postgres')('of readers who left while their session was looked up take nobody’s place', async () => {
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    try {
      const { token } = await server.login('admin', 'test-secret');
      await holder.query('begin; lock table session in access exclusive mode');
      const ours = `database = (select oid from pg_database where datname = current_database()) and relation = 'session'::regclass`;
      const waiting = async () => Number((await holder.query(`select count(*) from pg_locks where not granted and ${ours}`)).rows[0].count);
      const gone = Array.from({ length: 20 }, () => leaveEarly(server.address, token));
      await until(waiting, (count) => count > 0);
      // One after another: once it has answered a call, the server has read what came before.
      await server.call('Platform.User.Captcha');
      for (const leave of gone) await leave();
      await server.call('Platform.User.Captcha');
      await holder.query('commit');
      await until(waiting, (count) => count === 0);
      const stay = new AbortController();
      const response = await fetch(`${server.address}/api/events`, { method: 'POST', body: new URLSearchParams({ access_token: token }), signal: stay.signal });
      expect(response.headers.get('content-type')).toContain('application/x-ndjson');
      stay.abort();
    } finally {
      await holder.end();
    }
  });
});

/** Asks for the events; the answer closes the connection without having waited for them. */
function leaveEarly(address: string, token: string): () => Promise<void> {
  const { hostname, port } = new URL(address);
  const body = `access_token=${token}`;
  const head = ['POST /api/events HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`];
  const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
  return () => new Promise((resolve) => socket.once('close', () => resolve()).destroy());
}
