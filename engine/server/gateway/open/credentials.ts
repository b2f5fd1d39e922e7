/** How an open call says who it is. */
export interface Credentials {
  appKey: string;
  accessToken: string;
  sign: string;
  timestamp: string;
  nonce: string;
}

/** Field names no published interface may use for a parameter. */
export const credentialFields = ['app_key', 'access_token', 'sign', 'timestamp', 'nonce'] as const;

/** The credentials of a call. The fields themselves stay: the signature covers them. */
export function readCredentials(fields: Readonly<Record<string, string>>): Credentials {
  return {
    appKey: fields.app_key ?? '',
    accessToken: fields.access_token ?? '',
    sign: fields.sign ?? '',
    timestamp: fields.timestamp ?? '',
    nonce: fields.nonce ?? '',
  };
}

/** Takes the credentials out, so that only the interface's own parameters are left. */
export function dropCredentials(fields: Record<string, string>): void {
  for (const name of credentialFields) delete fields[name];
}
