/** `data` of a refusal that another record than those of the call has caused. */
export interface RefusalAbout {
  about: {
    screen: string;
    id: number;
    /** Its page, from the root of the site; null where it has none. */
    link: string | null;
  };
}

/** Whether `data` of a refused call names another record and links to it. */
export function isRefusalAbout(data: unknown): data is RefusalAbout {
  return typeof data === 'object' && data !== null && 'about' in data && typeof data.about === 'object' && data.about !== null && 'link' in data.about;
}
