const browsers: [RegExp, string][] = [
  [/MicroMessenger\/([\d.]+)/, 'WeChat'],
  [/Edg\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/**
 * Browser and system out of a user agent text, for people; the text itself when neither is known.
 * @example describeDevice('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36') // 'Chrome 142 · Linux'
 */
export function describeDevice(userAgent: string): string {
  const browser = browsers.map(([pattern, name]) => ({ name, version: pattern.exec(userAgent)?.[1] })).find(({ version }) => version !== undefined);
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [browser && `${browser.name} ${browser.version}`, system].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : userAgent;
}
