import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { type Call, CallError, type Platform, type PortalReader, requireScreen } from '../../../engine/server/index.ts';

/** An article as its readers see it. */
export interface Article {
  id: number;
  title: string;
  keywords: string;
  abstract: string;
  content_type: 'richtext' | 'markdown';
  content: string | null;
  content_markdown: string | null;
  cover: string | null;
  read_times: number;
  topping: boolean;
  /** ISO. */
  publish_time: string;
  author: string | null;
}

export type ArticleRow = Omit<Article, 'content' | 'content_markdown' | 'content_type'>;

type Reader = Pick<PortalReader, 'session' | 'language'>;

/** Articles by the portal's own calls, so that pages, feed and search show what the calls do. */
export class ArticleBook {
  #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async list(
    reader: Reader,
    { page = 1, perPage, search }: { page?: number; perPage: number; search?: string },
  ): Promise<{ items: ArticleRow[]; total: number }> {
    return (await this.#ask('List', reader, { page, per_page: perPage, ...(search !== undefined && { search }) })) as { items: ArticleRow[]; total: number };
  }

  /** Null for one the reader may not know of. */
  async get(reader: Reader, id: number): Promise<Article | null> {
    try {
      return (await this.#ask('Get', reader, { id })) as Article;
    } catch (error) {
      if (error instanceof CallError) return null;
      throw error;
    }
  }

  async #ask(operation: 'List' | 'Get', { session, language }: Reader, params: Record<string, unknown>): Promise<unknown> {
    const { name } = operationOf(requireScreen(this.#platform, 'published_article'), operation);
    const service = this.#platform.services.find(name);
    if (!service) throw new Error(`${name} is not loaded`);
    const call: Call = {
      service: name,
      requestId: '',
      language,
      ip: '',
      userAgent: '',
      params,
      files: [],
      session,
      app: null,
      signal: new AbortController().signal,
    };
    return service.handle(call);
  }
}
