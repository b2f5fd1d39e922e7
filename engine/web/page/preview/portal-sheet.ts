let sheet: Promise<string> | undefined;

/** The style sheet that the portal's pages carry in themselves. Throws where the page does not come; the next who wants it asks again. */
export function portalSheet(): Promise<string> {
  sheet ??= ask().catch((error: unknown) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}

async function ask(): Promise<string> {
  const answer = await fetch('/search');
  const text = /<style>([\s\S]*?)<\/style>/.exec(await answer.text())?.[1];
  // An answer that is none of the portal's pages would leave every preview without a look until the next load.
  if (!answer.ok || text === undefined) throw new Error(`/search: ${answer.status}`);
  return text;
}
