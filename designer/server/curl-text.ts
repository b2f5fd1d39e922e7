import type { Json } from '../../engine/core/descriptor/types.ts';

/**
 * A curl command for a POSIX shell that makes one call. Every value is quoted, so nothing in it reaches the shell.
 * @param origin `https://host[:port]`
 */
export function curlText(origin: string, fields: Readonly<Record<string, Json>>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `  --data-urlencode ${quoted(`${name}=${text}`)}`;
  });
  return [`curl -sS ${quoted(`${origin}/api/`)}`, ...lines].join(' \\\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
