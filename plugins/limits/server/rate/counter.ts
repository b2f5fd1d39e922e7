/** Calls within an interval that begins with the first of them. */
export interface Window {
  calls: number;
  seconds: number;
}

/** What became of one call. */
export interface CountOutcome {
  isAllowed: boolean;
  /** Calls that are left of the window, as far as this instance knows. */
  left: number;
  /** Seconds until the window ends. */
  reset: number;
}

/** Counts calls over the instances that share it, by key. A refusal of a key whose window is known to be used up asks nobody. */
export interface Counter {
  take(key: string, window: Window): Promise<CountOutcome> | CountOutcome;
  /** Gives back what was taken and not used, and ends. */
  stop(): Promise<void>;
}
