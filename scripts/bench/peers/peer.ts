import type { Started } from '../processes.ts';

/** Another product that is measured in the same run, with the same rows. */
export interface Peer {
  name: string;
  /** Starts it on core 0 with a database of its own in that folder. What it takes to have it is fetched and built once, outside of this repository. */
  start(folder: string, articles: object[]): Promise<StartedPeer>;
}

export interface StartedPeer extends Started {
  /** The path of its list of articles. */
  list: string;
  /** Finds the rows of that list. */
  row: string;
  /** What a signed-in browser sends. */
  cookie: { name: string; value: string };
}
