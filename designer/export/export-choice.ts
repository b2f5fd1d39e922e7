/** Answer of the list's export actions: what the dialog offers. */
export type ExportChoice =
  | { ids: number[] /** The service, of one. */; name: string; count: number }
  /** All of them, and the modules with how many they hold. */
  | { modules: { name: string; count: number }[]; count: number };
