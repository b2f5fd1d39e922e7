/** Most origins of one app. */
export const maxOrigins = 50;

/**
 * The origins in a text that separates them by commas or white space, written as browsers send them: `https://Shop.example:443/` is
 * `https://shop.example`. `wrong` holds entries that are none: `null`, `*`, patterns, paths, names without a scheme.
 */
export function readOrigins(text: string): { origins: string[]; wrong: string[] } {
  const origins = new Set<string>();
  const wrong: string[] = [];
  for (const entry of text.split(/[\s,，;；]+/).filter(Boolean)) {
    const origin = originOf(entry);
    if (origin === null) wrong.push(entry);
    else origins.add(origin);
  }
  return { origins: [...origins], wrong };
}

function originOf(entry: string): string | null {
  if (!/^https?:\/\/[^/\\?#@*%]+\/?$/i.test(entry) || !URL.canParse(entry)) return null;
  return new URL(entry).origin;
}
