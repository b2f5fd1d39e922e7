/** What a page may load besides the platform's own files. */
interface Foreign {
  /** `https://hm.example.com` */
  origins: readonly string[];
  /** `'sha256-…'` of scripts that stand in the page. */
  hashes: readonly string[];
}

/**
 * Returns the policy of a page. antd writes its CSS variables into style elements, hence `unsafe-inline` for styles only. Scripts are our own files:
 * no inline script, no eval, no foreign host except those of the operator's statistics code.
 */
export function contentSecurityPolicy({ origins, hashes }: Foreign = { origins: [], hashes: [] }): string {
  const foreign = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${foreign}${hashes.map((hash) => ` ${hash}`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${foreign}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self'${foreign}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
