const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Pointers of all operations of a document, counted without the importer's own code. */
export function countOperations(root: Readonly<Record<string, unknown>>): string[] {
  const paths = root.paths;
  if (typeof paths !== 'object' || paths === null) return [];
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-') || typeof item !== 'object' || item === null) return [];
    const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return methods.filter((method) => method in item).map((method) => `${pointer}/${method}`);
  });
}
