import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** With the one user and password it takes. */
  url: string;
  port: number;
  /** What came in, as it was sent. */
  letters: { to: string[]; source: string }[];
  /** Reply codes for the next recipients; 250 once there are none. */
  refusals: number[];
  stop(): Promise<void>;
}

/** An SMTP server of the test's own, on a port of its own unless given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const letters: MailServer['letters'] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'portico' && password === 'p@ss' ? done(null, { user: username }) : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.shift();
      done(responseCode === undefined ? null : Object.assign(new Error(`${address} is not taken`), { responseCode }));
    },
    async onData(stream, session, done) {
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: await text(stream) });
      done();
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://portico:p%40ss@127.0.0.1:${bound}`,
    port: bound,
    letters,
    refusals,
    stop: () => new Promise((stopped) => void server.close(stopped)),
  };
}
