/**
 * Puts the values of a record into the `{field}` places of an action's `open` address.
 * @example actionAddress('/keys?app={app_key}', { app_key: 'a b' }) // '/keys?app=a%20b'
 */
export function actionAddress(pattern: string, record: Record<string, unknown>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name] ?? '')));
}
