const excerptLength = 200;

/** The first words of an HTML text. An inert document parses it, so nothing in it runs or loads. */
export function excerptOf(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}
