let sheet: Promise<string> | undefined;

/** The style sheet that the portal's pages carry in themselves. */
export function portalSheet(): Promise<string> {
  sheet ??= fetch('/search')
    .then((answer) => answer.text())
    .then((page) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '')
    .catch((error: unknown) => {
      // Asked for again by the next who wants it.
      sheet = undefined;
      throw error;
    });
  return sheet;
}
