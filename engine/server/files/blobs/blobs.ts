import type { Readable } from 'node:stream';

/** Stores the bytes of files under server-made names. Only `move` changes what a name contains. */
export interface Blobs {
  /** Keeps what lies at a path of this machine, or these bytes, under a new name. */
  write(name: string, content: { path: string } | Buffer, contentType: string): Promise<void>;
  /** Null where nothing has the name. */
  read(name: string): Promise<Readable | null>;
  /** What `from` holds is held by `to` from then on; who reads meanwhile gets all of the one or all of the other. */
  move(from: string, to: string, contentType: string): Promise<void>;
  /** Nothing is done where nothing has the name. */
  remove(name: string): Promise<void>;
}
