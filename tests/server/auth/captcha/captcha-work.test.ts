import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { captchaWork, withoutPicture } from '../../../../engine/server/auth/captcha/captcha-work.ts';
import { answered, lightBits, proofBits, proofFor, type Riddle, riddleOf } from '../../../helpers/captcha.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { adminPassword, openServer, type TestServer } from '../../../helpers/server.ts';

const ordinary = captchaWork(0);

describeOnDatabases('the work beside a captcha', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config(), environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    server.platform.config.captcha = true;
  });
  afterAll(() => server.close());

  const riddle = (fields = {}): Promise<Riddle> => riddleOf(server, fields);
  const login = (fields: Record<string, string>) => server.call('Platform.User.UserLogin', { username: 'admin', password: adminPassword, ...fields });
  const refused = (code: string) => ({ ret: 400, data: { errors: [{ field: 'captcha', code }] } });
  const letters = ({ captcha_id, captcha }: Riddle) => ({ captcha_id, captcha });

  it('refuses letters without the proof, and tells what to do in both languages', async () => {
    expect(await login(letters(await riddle()))).toMatchObject({ ...refused('captcha_proof'), msg: expect.stringContaining('刷新页面') });
    const answer = await fetch(`${server.address}/api/?s=Platform.User.UserLogin`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
      body: new URLSearchParams({ username: 'admin', password: adminPassword, ...letters(await riddle()) }),
    });
    expect(await answer.json()).toMatchObject({ ...refused('captcha_proof'), msg: expect.stringContaining('Reload') });
  });

  it('refuses a proof of one bit less, of another captcha, and one that was used; a right one passes', async () => {
    const [light, foreign, good] = [await riddle(), await riddle(), await riddle()];
    expect(await login({ ...letters(light), captcha_proof: proofFor(light.captcha_id, 0, lightBits - 1) })).toMatchObject(refused('captcha_proof'));
    const right = answered(good);
    // One proof in a thousand is right for both by chance.
    const ofGood = proofFor(good.captcha_id, lightBits, 256, (proof) => proofBits(foreign.captcha_id, proof) < lightBits);
    expect(await login({ ...letters(foreign), captcha_proof: ofGood })).toMatchObject(refused('captcha_proof'));
    expect(await login(right)).toMatchObject({ ret: 200 });
    expect(await login(right)).toMatchObject(refused('captcha'));
    expect(
      await server.platform.database.read.selectFrom('captcha').select('answer').where('captcha_id', 'in', [light.captcha_id, foreign.captcha_id]).execute(),
    ).toEqual([]);
  });

  it('is asked for at registration too', async () => {
    const fields = { username: 'newcomer', password: 'secret-1', password_confirm: 'secret-1' };
    expect(await server.call('Platform.User.Register', { ...fields, ...letters(await riddle()) })).toMatchObject(refused('captcha_proof'));
  });

  it('takes sixteen times the work instead of the letters, from who asks for that', async () => {
    const [silent, seen] = [await riddle({ kind: 'work' }), await riddle()];
    expect(silent).toMatchObject({ captcha: '', image: '', bits: seen.bits + 4 });
    expect(await login({ ...letters(silent), captcha_proof: proofFor(silent.captcha_id, 0, lightBits - 1) })).toMatchObject(refused('captcha_proof'));
    expect(await login(answered(await riddle({ kind: 'work' })))).toMatchObject({ ret: 200 });
    // The letters of a picture cannot be left out for any work.
    expect(await login({ ...answered(seen), captcha: '' })).toMatchObject(refused('captcha'));
  });

  it('costs more the more has failed from an address or at an account, up to sixteen times', () => {
    expect([0, 3, 4, 8, 12, 16, 200].map((failures) => captchaWork(failures) - ordinary)).toEqual([0, 0, 1, 2, 3, 4, 4]);
    expect(withoutPicture(captchaWork(200))).toBeLessThanOrEqual(24);
  });

  it('asks more of an account that many fail at, from everywhere, and takes no captcha for it that was asked for without its name; less again with time', async () => {
    const from = async (address: string, service: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ service, ...fields });
      return (await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'x-forwarded-for': address } })).json();
    };
    const bitsFor = async (address: string, fields = {}) => (await from(address, 'Platform.User.Captcha', fields)).data.bits;
    server.platform.config.captcha = false;
    for (let number = 0; number < 4; number++) await from(`198.51.100.${number}`, 'Platform.User.UserLogin', { username: 'Admin', password: 'wrong-1' });
    for (let number = 0; number < 8; number++) await from('203.0.113.9', 'Platform.User.UserLogin', { username: `guess${number}`, password: 'x' });
    server.platform.config.captcha = true;
    expect(await bitsFor('192.0.2.1')).toBe(ordinary);
    expect(await bitsFor('192.0.2.1', { username: 'admin' })).toBe(ordinary + 1);
    expect(await bitsFor('203.0.113.9')).toBe(ordinary + 2);

    const nameless = await riddleOf(server);
    const named = await riddleOf(server, { username: 'ADMIN' });
    const fields = { username: 'admin', password: adminPassword };
    const answer = await from('192.0.2.1', 'Platform.User.UserLogin', { ...fields, ...answered(nameless) });
    expect(answer).toMatchObject({ ...refused('captcha_name') });
    expect(await from('192.0.2.1', 'Platform.User.UserLogin', { ...fields, ...answered(named) })).toMatchObject({ ret: 200 });

    // Nothing failed for a while: the clock of this process an hour on.
    const clock = performance.now.bind(performance);
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + 3_600_000);
    expect([await bitsFor('203.0.113.9'), await bitsFor('192.0.2.1', { username: 'admin' })]).toEqual([ordinary, ordinary]);
  });

  it('says nothing of work where captchas are off', async () => {
    server.platform.config.captcha = false;
    expect((await server.call('Platform.User.Captcha')).data).toEqual({ required: false, captcha_id: '', image: '' });
    expect(await login({})).toMatchObject({ ret: 200 });
    server.platform.config.captcha = true;
  });
});
