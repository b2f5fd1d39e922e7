/** A picture with a link. */
export interface SiteBanner {
  image: string;
  /** What it says, for who does not see it. */
  title: string;
  link: string;
}

export const frontTemplates = ['classic', 'search', 'showcase'] as const;
type FrontTemplate = (typeof frontTemplates)[number];

/** Settings of the whole site. Texts are empty and limits null until they are set. */
export interface SiteSettings {
  title: string;
  logo: string;
  icon: string;
  keywords: string;
  description: string;
  recordNumber: string;
  recordLink: string;
  /** As the statistics service gave it: script elements. */
  statisticsCode: string;
  template: FrontTemplate;
  /** Where the platform is for those outside, `https://open.example.com`; null where its reader's address is meant. */
  publicOrigin: string | null;
  /** Where open calls are answered if not there. */
  apiOrigin: string | null;
  /** Interfaces of these namespaces are open to every app unless something else is said of them. */
  openNamespaces: readonly string[];
  banners: { large: readonly SiteBanner[]; small: readonly SiteBanner[] };
  /** Modules on the home page, in their order; empty for the first ones. */
  homeModules: readonly string[];
  showsFigures: boolean;
  /** Over the pages of the back-office. */
  hasWatermark: boolean;
  registration: {
    isOpen: boolean;
    requiresPhone: boolean;
    requiresEmail: boolean;
    /** New accounts wait for an administrator. */
    isReviewed: boolean;
    /** Markdown; who signs up agrees to it. */
    agreement: string;
  };
  apps: {
    /** Whoever signs up has an app at once. */
    makesDefault: boolean;
    approvesDefault: boolean;
    /** Calls a day of that app. */
    defaultLimit: number;
    /** Of one developer, beside what the level allows. */
    most: number | null;
    /** Calls a day a new app begins with, beside what the level allows. */
    initialLimit: number | null;
  };
  docs: {
    /** Markdown. */
    intro: string;
    /** Null while everybody may read. */
    password: string | null;
  };
}

/** The current settings of the site, on every instance. */
export interface Site {
  settings(): Promise<SiteSettings>;
}
