/** `data` of a refusal because of another record than those of the call. */
export interface RefusalAbout {
  about: {
    screen: string;
    id: number;
    /** Its page, from the root of the site; null where it has none. */
    link: string | null;
  };
}

export function isRefusalAbout(data: unknown): data is RefusalAbout {
  return typeof data === 'object' && data !== null && 'about' in data && typeof data.about === 'object' && data.about !== null && 'link' in data.about;
}
