/**
 * The environment of a worker thread: nothing of the server's but the folder of compiled sources, where there is one (`NODE_COMPILE_CACHE`).
 * A thread of many modules starts with it in a third of the processor time (0.14 s against 0.40 s for the import's).
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
