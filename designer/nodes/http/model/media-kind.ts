/** How a body of a media type is taken: as JSON, as text, as bytes, or, without a type, as what it turns out to be. */
export type MediaKind = 'json' | 'text' | 'bytes' | 'unknown';

/** @param essence media type in lower case, without its parameters */
export function kindOfMedia(essence: string): MediaKind {
  if (essence === '') return 'unknown';
  if (/^(?:application|text)\/(?:json|[^/]+\+json)$/.test(essence)) return 'json';
  if (essence === 'text/event-stream') return 'bytes';
  if (/^text\//.test(essence) || /^application\/(?:xml|[^/]+\+xml|x-www-form-urlencoded|javascript|yaml|x-yaml)$/.test(essence)) return 'text';
  return 'bytes';
}

/** Media type of a `Content-Type` header in lower case, without its parameters; empty where the header is missing. */
export function essenceOf(type: string | undefined): string {
  return (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
