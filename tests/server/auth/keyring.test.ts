import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, importSPKI } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyring, KeyringError } from '../../../engine/server/auth/keyring-file.ts';
import type { Keyring } from '../../../engine/server/kernel/ports/keyring.ts';

describe('keyring', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
  const path = join(folder, 'keyring.json');
  let keyring: Keyring;
  beforeAll(() => {
    keyring = createKeyring(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes a file only its owner can read and leaves no draft behind', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['keyring.json']);
  });

  it('opens what it sealed, also after a restart', () => {
    const sealed = keyring.encrypt('数据库密码');
    expect(sealed).toMatch(/^v1:k1:/);
    expect(sealed).not.toBe(keyring.encrypt('数据库密码'));
    expect(createKeyring(folder).decrypt(sealed)).toBe('数据库密码');
  });

  it('refuses a text that was changed or sealed elsewhere', () => {
    const [version, id, iv, text = '', tag] = keyring.encrypt('secret').split(':');
    const bytes = Buffer.from(text, 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const changed = [version, id, iv, bytes.toString('base64url'), tag].join(':');
    expect(() => keyring.decrypt(changed)).toThrow();
    expect(() => keyring.decrypt([version, 'k2', iv, text, tag].join(':'))).toThrow(KeyringError);
    expect(() => keyring.decrypt('plain')).toThrow(KeyringError);
  });

  it('reads what a browser encrypted with its public key, however long, and nothing else', async () => {
    const key = await importSPKI(keyring.publicKey(), 'RSA-OAEP-256');
    const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', field: 'password' };
    for (const text of ['db-secret', '密码'.repeat(2_000)])
      expect(await keyring.decryptFromBrowser(await new CompactEncrypt(Buffer.from(text)).setProtectedHeader(header).encrypt(key))).toEqual({
        secret: text,
        header,
      });
    const weak = new CompactEncrypt(Buffer.from('x')).setProtectedHeader({ ...header, alg: 'RSA-OAEP' });
    await expect(keyring.decryptFromBrowser(await weak.encrypt(await importSPKI(keyring.publicKey(), 'RSA-OAEP')))).rejects.toThrow();
    await expect(keyring.decryptFromBrowser('nothing')).rejects.toThrow();
  });

  it('keeps older keys for older texts when a new one is current', () => {
    const old = keyring.encrypt('old');
    const file = JSON.parse(readFileSync(path, 'utf8'));
    const rotated = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
    writeFileSync(
      join(rotated, 'keyring.json'),
      JSON.stringify({ ...file, current: 'k2', keys: { ...file.keys, k2: Buffer.alloc(32, 7).toString('base64') } }),
    );
    const next = createKeyring(rotated);
    expect(next.decrypt(old)).toBe('old');
    expect(next.encrypt('new')).toMatch(/^v1:k2:/);
    rmSync(rotated, { recursive: true });
  });

  it('makes none beside data that was sealed with another', () => {
    const empty = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
    expect(() => createKeyring(empty, false)).toThrow(/keyring\.json is missing.*backup/);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });

  it('refuses a damaged file instead of making a new one', () => {
    const damaged = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
    for (const text of ['{"current":', '{}', '{"current":"k1","keys":{"k1":"c2hvcnQ="},"rsa":""}']) {
      writeFileSync(join(damaged, 'keyring.json'), text);
      expect(() => createKeyring(damaged)).toThrow(KeyringError);
      expect(readFileSync(join(damaged, 'keyring.json'), 'utf8')).toBe(text);
    }
    rmSync(damaged, { recursive: true });
    expect(existsSync(damaged)).toBe(false);
  });
});
