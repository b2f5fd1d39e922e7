/** Field names of an app's credentials. No published interface may use one for a parameter. */
export const credentialFields = ['app_key', 'access_token', 'sign', 'timestamp', 'nonce'] as const;

/** Seconds a signed call may be older or newer than the server's clock. */
export const signatureWindow = 300;

/** Headers that sign a JSON call or a GET, in lower case. */
export const signatureHeaders = {
  key: 'x-portico-key',
  timestamp: 'x-portico-timestamp',
  nonce: 'x-portico-nonce',
  sign: 'x-portico-signature',
} as const;
