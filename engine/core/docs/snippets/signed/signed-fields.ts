/** The variable of the environment the app's secret is read from. */
export const secretVariable = 'APP_SECRET';

/** What a signed call carries beside its parameters and the signature itself. One without `variable` is made anew for every call. */
export const ownFields: readonly { name: 'app_key' | 'timestamp' | 'nonce'; variable?: string }[] = [
  { name: 'app_key', variable: 'APP_KEY' },
  { name: 'timestamp' },
  { name: 'nonce' },
];

/** A field as the signed text has it, see gateway/open/signature.ts. */
export function signedLine(name: string, text: string): string {
  return `${escaped(name).replaceAll('=', '%3D')}=${escaped(text)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\n', '%0A');
}
