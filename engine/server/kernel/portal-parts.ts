import type { Html } from '../../core/text/html.ts';
import type { Language, Text } from '../../core/text/text.ts';
import type { Session } from './call/service.ts';
import type { SiteSettings } from './ports/site.ts';

/** The reader of a page of the portal. */
export interface PortalReader {
  /** Null for a visitor. Pages send no fields, so the cookie tells, as for pictures: nothing is changed by it. */
  session: Session | null;
  language: Language;
  ip: string;
  userAgent: string;
}

/** The request of a page of the portal. */
export interface PortalRequest extends PortalReader {
  /** `/articles/7` */
  path: string;
  /** Of the places in the page's path, `:id`. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** `https://open.example.com`; empty where nobody has said and the request does not tell. */
  origin: string;
  site: SiteSettings;
  /** The page is shown beside a form and by nobody visited. */
  isPreview: boolean;
}

/** Metadata of a page for search engines and shared links. */
export interface PortalHead {
  /** Without the name of the site. */
  title: string;
  description?: string;
  keywords?: string;
  /** Address of a picture. */
  image?: string;
  /** A moment, ISO: the page is an article of that time. */
  published?: string;
  author?: string;
  /** The page's own address where several lead to it; a path. */
  canonical?: string;
  /** Search engines leave it out. */
  isPrivate?: boolean;
}

/** A page of the portal. */
export interface PortalPage {
  head: PortalHead;
  body: Html;
  /** 200 unless said otherwise. */
  status?: 200 | 401 | 404;
  /** Called when the page has been sent to a reader. */
  wasRead?(): void;
}

interface PortalFile {
  contentType: string;
  text: string;
}

/** An entry of sitemap.xml. */
export interface SitemapEntry {
  path: string;
  /** ISO. */
  changed?: string;
}

/** Search results of one kind. */
interface FoundGroup {
  label: string;
  /** `code` is the name that programs use. */
  rows: { path: string; title: string; text: string; code?: string }[];
}

/** A section of the portal's home; lower numbers come first. */
export interface HomeSection {
  order: number;
  /** Null while there is nothing to show. */
  draw(request: PortalRequest): Promise<Html | null>;
}

/** What a plugin adds to the server-drawn portal, readable without a script. */
export interface PortalParts {
  /** Pages by their path, `/articles/:id`. Null for one that does not exist, as far as its reader may know. */
  pages?: Readonly<Record<string, (request: PortalRequest) => Promise<PortalPage | null>>>;
  /** First content of pages that an application draws, `/docs/*`: what stands there until it does, and for who has no script. */
  previews?: Readonly<Record<string, (request: PortalRequest) => Promise<PortalPage | null>>>;
  /** What is no page, as a feed, by its path. */
  files?: Readonly<Record<string, (request: PortalRequest) => Promise<PortalFile | null>>>;
  home?: readonly HomeSection[];
  /** In the header of every page. */
  links?: readonly { path: string; label: Text; order: number }[];
  /** What visitors may read. */
  sitemap?(): Promise<SitemapEntry[]>;
  search?(request: PortalRequest, words: string): Promise<FoundGroup>;
}
