/** Milliseconds after which a chunk that has not come counts as failed. */
const chunkTimeout = 120_000;

/** A part of the application could not be fetched: mostly because a newer version has been installed meanwhile. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A descriptor names a part that no installed plugin brings: an older bundle, or a plugin without its web half. */
export class ModuleNotFoundError extends Error {
  override name = 'ModuleNotFoundError';
  readonly code = 'MODULE_NOT_FOUND';
  /** `<plugin>/<Name>` */
  readonly module: string;

  constructor(module: string) {
    super(`MODULE_NOT_FOUND: ${module}`);
    this.module = module;
  }
}

/** Wraps a dynamic import: its failure and its 120-second silence both become a ChunkLoadError. */
export function chunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError(`no answer within ${chunkTimeout} ms`)), chunkTimeout);
    });
    const loaded = load().catch((error: unknown) => {
      throw isFetchFailure(error) ? new ChunkLoadError(error.message) : error;
    });
    return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
  };
}

/** Browsers say it in different words; an error inside the module is none of these. */
function isFetchFailure(error: unknown): error is Error {
  return error instanceof TypeError && /dynamically imported module|Importing a module script failed|error loading/i.test(error.message);
}
