import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { createMail } from '../../../engine/server/deliveries/create-mail.ts';
import { createOutbox } from '../../../engine/server/deliveries/create-outbox.ts';
import { deliveryTable } from '../../../engine/server/deliveries/delivery-table.ts';
import { createMailSender } from '../../../engine/server/deliveries/send-mail.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { keyringIn } from '../../helpers/keyring.ts';
import { startMailServer } from '../../helpers/own-mail-server.ts';
import { until } from '../../helpers/server.ts';

describeOnDatabases('letters', ({ open, config }) => {
  const from = 'Portico <noreply@portico.test>';
  async function opened(url: string | undefined) {
    const database = await open();
    await migrate(database, [deliveryTable]);
    const keyring = keyringIn((await config()).dataFolder);
    const settings = url === undefined ? undefined : { url, from };
    const outbox = createOutbox({ database, keyring, mail: createMailSender(settings) }, { firstPause: 20, poll: 10, most: 20 });
    outbox.start();
    onTestFinished(() => outbox.stop());
    const mail = createMail({ database, keyring }, { mail: settings });
    const letter = {
      kind: 'tasks/exception',
      to: 'ann@office.test',
      subject: { zh_cn: '异常', en: 'Failed\r\nBcc: eve@office.test' },
      text: { zh_cn: '正文', en: 'Body' },
    };
    const send = () => database.transact((query) => mail.send(query, letter));
    const row = (key: string) => database.read.selectFrom('delivery').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const tried = (key: string) =>
      until(
        () => row(key),
        ({ last_error }) => last_error !== null,
      );
    const over = (key: string) =>
      until(
        () => row(key),
        ({ status }) => status === 'delivered' || status === 'failed',
      );
    return { mail, send, row, tried, over };
  }
  const started = async (port = 0) => {
    const server = await startMailServer(port);
    onTestFinished(() => server.stop());
    return server;
  };

  test('reach a mail server that was away, in every language, to nobody else', async () => {
    const away = await startMailServer();
    await away.stop();
    const { send, tried, over } = await opened(away.url);
    const key = await send();
    expect(JSON.parse(String((await tried(key)).last_error)).en).toBe('The mail server cannot be reached or did not respond in time');
    const { letters } = await started(away.port);
    expect(await over(key)).toMatchObject({ status: 'delivered', host: 'office.test', last_error: null });
    expect(letters).toHaveLength(1);
    const [{ to, source }] = letters as [(typeof letters)[0]];
    expect(to).toEqual(['ann@office.test']);
    expect(source).toContain(`Message-ID: <${key}@portico.test>`);
    expect(source).toContain('From: Portico <noreply@portico.test>');
    expect(source).not.toMatch(/^Bcc/im);
    const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1] ?? '';
    expect(subject).toMatch(/^=\?UTF-8\?/);
    expect(Buffer.from(source.split('\r\n\r\n')[1]!, 'base64').toString() + source).toContain('Body');
  });

  test('are tried again where the refusal passes, and given up where it stays', async () => {
    const server = await started();
    const { send, over, tried } = await opened(server.url);
    server.refusals.push(451);
    const late = await send();
    expect(JSON.parse(String((await tried(late)).last_error)).en).toBe('The mail server rejected the message: 451');
    expect((await over(late)).status).toBe('delivered');
    server.refusals.push(550);
    const never = await over(await send());
    expect(never).toMatchObject({ status: 'failed', last_answer: expect.stringContaining('*** is not taken') });
    expect([Number(never.attempts), Number(never.last_status)]).toEqual([1, 550]);
    expect(server.letters).toHaveLength(1);
  });

  test('tell nobody the credentials, nor lie open in the database', async () => {
    const server = await started();
    const { send, tried } = await opened(server.url.replace('p%40ss', 'wr0ng'));
    const row = await tried(await send());
    expect(JSON.parse(String(row.last_error)).en).toBe('The mail server rejected the user or password of SMTP_URL');
    expect(JSON.stringify(row)).not.toMatch(/wr0ng|ann@office|Body/);
  });

  test('are refused at once where there is no mail server', async () => {
    const { mail, send } = await opened(undefined);
    expect(mail.isConfigured).toBe(false);
    await expect(send()).rejects.toMatchObject({ ret: 400 });
  });
});
