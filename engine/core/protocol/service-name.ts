/** A call name in its three parts: `Admin.Article.List`. */
export interface ServiceName {
  namespace: string;
  className: string;
  method: string;
}

const pattern = /^([A-Z][A-Za-z0-9]*)\.([A-Z][A-Za-z0-9]*)\.([A-Z][A-Za-z0-9_]*)$/;

/** Parses a call name. Returns null unless it has the form `Namespace.Class.Method`. */
export function parseServiceName(text: string): ServiceName | null {
  const [, namespace, className, method] = pattern.exec(text) ?? [];
  return namespace && className && method ? { namespace, className, method } : null;
}

/** Namespaces of the system's own calls; no published interface can use them. */
export const systemNamespaces: readonly string[] = ['Platform', 'Admin', 'Task'];
