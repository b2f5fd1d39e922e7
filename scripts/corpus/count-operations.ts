const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Pointers of all operations of a document, counted without the importer's own code. */
export function countOperations(root: Readonly<Record<string, unknown>>): string[] {
  const paths = root.paths;
  if (typeof paths !== 'object' || paths === null) return [];
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-') || typeof item !== 'object' || item === null) return [];
    const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const shared = '$ref' in item && typeof item.$ref === 'string' ? behind(root, item.$ref) : item;
    return methods.filter((method) => method in shared).map((method) => `${pointer}/${method}`);
  });
}

/** What a reference inside the document leads to. */
function behind(root: Readonly<Record<string, unknown>>, ref: string): object {
  let value: unknown = root;
  for (const part of ref.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
  }
  return typeof value === 'object' && value !== null ? value : {};
}
