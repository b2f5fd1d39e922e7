import { beforeAll, describe, expect, it } from 'vitest';
import { defaultCost, hashPassword, randomPassword, setPasswordCost, verifyPassword } from '../../../../engine/server/auth/accounts/passwords.ts';

describe('passwords', () => {
  // Servers of tests before hash cheaply.
  beforeAll(() => setPasswordCost(defaultCost));

  it('verifies what was hashed and nothing else', async () => {
    const hash = await hashPassword('correct-horse');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('correct-horse', hash)).toBe(true);
    expect(await verifyPassword('Correct-horse', hash)).toBe(false);
  });

  it('gives the same password a different text each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('never verifies an unknown account, an empty or an oversized password, or a text that is no hash', async () => {
    const hash = await hashPassword('x');
    expect(await verifyPassword('x', null)).toBe(false);
    expect(await verifyPassword('', await hashPassword(''))).toBe(false);
    expect(await verifyPassword('x'.repeat(1_000), hash)).toBe(false);
    expect(await verifyPassword('x', 'x')).toBe(false);
  });

  it('reads the cost from the text, so that it can be raised later', async () => {
    const cheap = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$';
    const { scryptSync } = await import('node:crypto');
    const key = scryptSync('old', Buffer.from('c2FsdHNhbHRzYWx0c2FsdA', 'base64url'), 32, { N: 1024, r: 8, p: 1 });
    expect(await verifyPassword('old', cheap + key.toString('base64url'))).toBe(true);
  });

  it('makes random passwords of 12 characters that satisfy its own rule', () => {
    const passwords = new Set(Array.from({ length: 50 }, randomPassword));
    expect(passwords.size).toBe(50);
    for (const password of passwords) expect(password).toMatch(/^[A-Za-z2-9]{12}$/);
  });
});
