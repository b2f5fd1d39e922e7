/** The environment variable that holds the app's secret. */
export const secretVariable = 'APP_SECRET';

/** Fields of a signed call besides its parameters and the signature. One without `variable` is generated for every call. */
export const ownFields: readonly { name: 'app_key' | 'timestamp' | 'nonce'; variable?: string }[] = [
  { name: 'app_key', variable: 'APP_KEY' },
  { name: 'timestamp' },
  { name: 'nonce' },
];

/** Returns a field as a line of the signed text (`plugins/apps/server/credentials/signature.ts`). */
export function signedLine(name: string, text: string): string {
  return `${escaped(name).replaceAll('=', '%3D')}=${escaped(text)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\n', '%0A');
}
