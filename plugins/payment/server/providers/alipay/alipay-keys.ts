import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The app's private key as the SDK takes it, whatever of PEM, PKCS1, PKCS8 and bare base64 it was pasted as; null where it is no RSA key. */
export function privateKeyOf(text: string): string | null {
  const bare = bareText(text);
  const der = (type: 'pkcs1' | 'pkcs8') => createPrivateKey({ key: Buffer.from(bare, 'base64'), format: 'der', type });
  const key = firstOf([() => der('pkcs8'), () => der('pkcs1')]);
  return key ? String(key.export({ format: 'pem', type: 'pkcs1' })).trim() : null;
}

/** Alipay's public key as PEM; null where it is no RSA key. A private key is none, though one could be made of it. */
export function publicKeyOf(text: string): string | null {
  const der = (type: 'spki' | 'pkcs1') => createPublicKey({ key: Buffer.from(bareText(text), 'base64'), format: 'der', type });
  const key = firstOf([() => der('spki'), () => der('pkcs1')]);
  return key ? String(key.export({ format: 'pem', type: 'spki' })).trim() : null;
}

function bareText(text: string): string {
  return text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '');
}

function firstOf(ways: (() => KeyObject)[]): KeyObject | null {
  for (const way of ways) {
    try {
      const key = way();
      return key.asymmetricKeyType === 'rsa' ? key : null;
    } catch {
      // Another of the spellings, or none.
    }
  }
  return null;
}
