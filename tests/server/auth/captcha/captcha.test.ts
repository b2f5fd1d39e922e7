import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type Captchas, createCaptchas } from '../../../../engine/server/auth/captcha/captcha.ts';
import { systemTables } from '../../../../engine/server/auth/system-tables.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import type { Database } from '../../../../engine/server/kernel/ports/database.ts';
import { proofFor } from '../../../helpers/captcha.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';

describeOnDatabases('captcha', (place) => {
  let database: Database;
  let captchas: Captchas;
  beforeAll(async () => {
    database = await place.open();
    await migrate(database, [systemTables.captcha]);
    captchas = createCaptchas(database);
  });

  async function make(): Promise<{ id: string; answer: string; image: string }> {
    const { captcha_id: id, image } = await captchas.make({ bits: 8, hasPicture: true, name: '' });
    const row = await database.read.selectFrom('captcha').select('answer').where('captcha_id', '=', id).executeTakeFirstOrThrow();
    return { id, answer: String(row.answer), image };
  }

  const check = async (captchaId: string, letters: string) =>
    (await captchas.check({ captchaId, letters, proof: proofFor(captchaId, 8), name: null })) === 'ok';
  const otherCase = (text: string) => [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('');

  it('draws four characters without look-alikes as pixels, never twice alike: there are no outlines to compare', async () => {
    const [first, second] = [await make(), await make()];
    expect(first.answer).toMatch(/^[ABDEFGHLMNQRTbdefmnt79]{4}$/);
    const pixels = ({ image }: typeof first) =>
      sharp(Buffer.from(image.replace(/^data:image\/png;base64,/, ''), 'base64'))
        .raw()
        .toBuffer({ resolveWithObject: true });
    const [one, other] = await Promise.all([pixels(first), pixels(second)]);
    expect([one.info.format, one.info.width, one.info.height]).toEqual(['raw', 264, 88]);
    expect(one.data.equals(other.data)).toBe(false);
  });

  it('accepts the right answer once', async () => {
    const { id, answer } = await make();
    expect(await check(id, answer)).toBe(true);
    expect(await check(id, answer)).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const { id, answer } = await make();
    expect(await check(id, '----')).toBe(false);
    expect(await check(id, answer)).toBe(false);
  });

  it('takes upper and lower case as different', async () => {
    let riddle = await make();
    while (otherCase(riddle.answer) === riddle.answer) riddle = await make();
    expect(await check(riddle.id, otherCase(riddle.answer))).toBe(false);
  });

  it('belongs to its id', async () => {
    const [first, second] = [await make(), await make()];
    expect(await check(first.id, first.answer === second.answer ? '' : second.answer)).toBe(false);
    expect(await check('', first.answer)).toBe(false);
  });

  it('lets one of two simultaneous answers through', async () => {
    const { id, answer } = await make();
    const answers = await Promise.all([check(id, answer), check(id, answer), check(id, answer)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('expires, and expired ones are cleared away', async () => {
    const { id, answer } = await make();
    await database.transact((query) =>
      query
        .updateTable('captcha')
        .set({ expires_ms: Date.now() - 1 })
        .where('captcha_id', '=', id)
        .execute(),
    );
    const late = await make();
    expect(await check(id, answer)).toBe(false);
    await database.transact((query) =>
      query
        .updateTable('captcha')
        .set({ expires_ms: Date.now() - 1 })
        .where('captcha_id', '=', late.id)
        .execute(),
    );
    expect(await check(late.id, late.answer)).toBe(false);
  });
});
