import { createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/keyring-file.ts';
import { encryptedSecret } from '../../core/protocol/secrets/encrypted-secret.ts';
import { fillText } from '../../core/text/text.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import { StartError } from '../kernel/process/start-error.ts';

/** `keyring.json` in the data folder. Without it nothing that was sealed can be read again: back it up with the database. */
interface KeyringFile {
  /** Name of the key new texts are sealed with; older ones stay to open older texts. */
  current: string;
  /** AES-256 keys, base64. */
  keys: Record<string, string>;
  /** PKCS#8 PEM of the RSA pair. */
  rsa: string;
}

/** The keyring cannot be read; the message says what to do. */
export class KeyringError extends StartError {}

/**
 * Reads `keyring.json` in the data folder, or creates it with mode 0600 at the first start; next to data that may be sealed only if `mayMake` is
 * true. Several instances on one PostgreSQL need the same file: share the data folder (PORTICO_DATA) or copy `keyring.json` before they start. It is
 * not stored in the database, so that a copy of the database alone reveals no secret.
 * @throws KeyringError for a file that is missing or cannot be used
 */
export function createKeyring(dataFolder: string, mayMake = true): Keyring {
  const file = openKeyringFile(dataFolder, mayMake);
  const keys = new Map(Object.entries(file.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')]));
  const current = keys.get(file.current);
  if (current?.length !== 32) throw new KeyringError(fillText(texts.noKey, { path: pathIn(dataFolder), key: file.current }));
  const privateKey = createPrivateKey(file.rsa);
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return {
    encrypt(plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current, iv);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', file.current, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(':');
    },
    decrypt(text) {
      const [version, id = '', iv = '', sealed = '', tag = ''] = text.split(':');
      const key = version === 'v1' ? keys.get(id) : undefined;
      if (!key) throw new KeyringError(texts.otherKey);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
    },
    publicKey: () => publicPem,
    async decryptFromBrowser(text) {
      const { compactDecrypt } = await import('jose');
      const { algorithm, encryption } = encryptedSecret;
      const options = { keyManagementAlgorithms: [algorithm], contentEncryptionAlgorithms: [encryption] };
      const { plaintext, protectedHeader } = await compactDecrypt(text, privateKey, options);
      return { secret: new TextDecoder('utf-8', { fatal: true }).decode(plaintext), header: protectedHeader };
    },
  };
}

function pathIn(dataFolder: string): string {
  return join(dataFolder, 'keyring.json');
}

function openKeyringFile(dataFolder: string, mayMake: boolean): KeyringFile {
  const path = pathIn(dataFolder);
  const file = readKeyringFile(path);
  if (file === null) {
    if (!mayMake) throw new KeyringError(fillText(texts.missing, { path }));
    return makeKeyringFile(dataFolder, path);
  }
  // A copy that came out of a backup may be open to others.
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return file;
}

function readKeyringFile(path: string): KeyringFile | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new KeyringError(fillText(texts.unreadable, { path, code: error instanceof Error && 'code' in error ? String(error.code) : '' }));
  }
  try {
    const file: unknown = JSON.parse(text);
    if (isKeyringFile(file)) return file;
  } catch {
    // Said below: a file that is no JSON needs the same answer as one with the wrong members.
  }
  throw new KeyringError(fillText(texts.damaged, { path }));
}

/** Creates the file atomically; of two instances that start together the slower one uses the other's. */
function makeKeyringFile(dataFolder: string, path: string): KeyringFile {
  mkdirSync(dataFolder, { recursive: true });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const file: KeyringFile = {
    current: 'k1',
    keys: { k1: randomBytes(32).toString('base64') },
    rsa: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
    return file;
  } catch (error) {
    const written = readKeyringFile(path);
    if (written) return written;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function isKeyringFile(value: unknown): value is KeyringFile {
  if (typeof value !== 'object' || value === null) return false;
  const { current, keys, rsa } = value as Partial<KeyringFile>;
  return typeof current === 'string' && typeof rsa === 'string' && typeof keys === 'object' && keys !== null;
}
