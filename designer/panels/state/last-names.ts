const key = 'portico-design-names';

export interface Names {
  namespace: string;
  module: string;
}

/** What a new interface begins with: names the person used last. */
export function lastNames(): Names {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored === 'object' && stored !== null && 'namespace' in stored && 'module' in stored) {
      return { namespace: String(stored.namespace), module: String(stored.module) };
    }
  } catch {
    // What is stored is only a convenience.
  }
  return { namespace: 'App', module: '' };
}

export function rememberNames({ namespace, module }: Names): void {
  try {
    localStorage.setItem(key, JSON.stringify({ namespace, module }));
  } catch {
    // As above.
  }
}
