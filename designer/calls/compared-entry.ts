/** A configuration entry whose values differ between environments. A secret value is masked; null stands for none. */
export interface ComparedEntry {
  name: string;
  isSecret: boolean;
  dev: string | null;
  test: string | null;
  prod: string | null;
  /** Whether the value differs from that of the environment before it, from which it can be promoted. */
  changed: { test: boolean; prod: boolean };
}
