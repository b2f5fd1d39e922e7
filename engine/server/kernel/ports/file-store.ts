/** A file of the platform: an upload or the result of an export. */
export interface StoredFile {
  id: number;
  /** Server-made name, the last part of its address `/files/<name>`; of a picture it ends in its size: `<random>-380x130.png`. */
  name: string;
  /** The name its owner knows it by. */
  title: string;
  contentType: string;
  /** Bytes. */
  size: number;
  kind: 'image' | 'document' | 'export';
  accountId: number | null;
  created_at: string;
  /** Every record that names it is known. */
  isTraced: boolean;
  /** How often its content was replaced. */
  version: number;
}

/** Stores uploads and exports. */
export interface FileStore {
  /** Checks by content, re-encodes pictures, and keeps the file under a server-made name. Throws InputError. */
  saveImage(upload: { path: string; title: string; accountId: number | null }): Promise<StoredFile>;
  saveDocument(upload: { path: string; title: string; accountId: number | null }): Promise<StoredFile>;
  /** A file made by the server itself, readable by its owner only. */
  saveExport(file: { path: string; title: string; contentType: string; accountId: number }): Promise<StoredFile>;
  find(id: number): Promise<StoredFile | null>;
  findByName(name: string): Promise<StoredFile | null>;
  /** Of those of these names that are kept. */
  titlesOf(names: readonly string[]): Promise<Map<string, string>>;
  list(query: {
    kind?: StoredFile['kind'];
    search?: string;
    page: number;
    perPage: number;
    accountId?: number;
  }): Promise<{ items: StoredFile[]; total: number }>;
  read(file: StoredFile): Promise<NodeJS.ReadableStream>;
  /** A small copy of a picture as WebP; null where there is none: of documents, of other widths than `thumbnailWidths`, of pictures that are no wider. */
  readSmall(file: StoredFile, width: number): Promise<NodeJS.ReadableStream | null>;
  /** What an account's uploads take of what it may keep. */
  usage(accountId: number): Promise<Record<'used' | 'allowed', { files: number; bytes: number }>>;
  /**
   * Puts an upload in the place of a file, under whose address it is found from then on. False, and nothing is done, where the endings of their names
   * differ, with them type or pixels, or a record names the upload already.
   */
  replace(file: StoredFile, by: StoredFile): Promise<boolean>;
  remove(id: number): Promise<boolean>;
}
