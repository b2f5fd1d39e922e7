/** Node types whose answers come from outside the definition: another day, another answer. */
export const worldlyTypes: ReadonlySet<string> = new Set(['table', 'http', 'call', 'config', 'cache', 'caller', 'procedure', 'code']);
