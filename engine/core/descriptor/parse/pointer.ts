/** JSON pointer (RFC 6901) of a path. @example pointerOf('states', 'a/b', 0) // '/states/a~1b/0' */
export function pointerOf(...path: (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path of a JSON pointer. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
