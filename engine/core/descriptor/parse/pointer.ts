/**
 * Returns the JSON pointer (RFC 6901) of a path.
 * @example pointerOf('states', 'a/b', 0) // '/states/a~1b/0'
 */
export function pointerOf(...path: (string | number)[]): string {
  let pointer = '';
  for (const part of path) pointer += `/${typeof part === 'number' ? part : escaped(part)}`;
  return pointer;
}

/** Checks build thousands of pointers for each changed file, and hardly a name in them has either character. */
function escaped(part: string): string {
  return part.includes('~') || part.includes('/') ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
}

/** Returns the path of a JSON pointer. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
