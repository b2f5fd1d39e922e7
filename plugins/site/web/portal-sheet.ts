let sheet: Promise<string> | undefined;

/** The style sheet that the portal's pages carry in themselves. */
export function portalSheet(): Promise<string> {
  sheet ??= fetch('/search')
    .then((answer) => answer.text())
    .then((page) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '');
  return sheet;
}
