/** Something that other instances and open browser pages must know of. */
export type PlatformEvent =
  | { kind: 'screens-changed' }
  /** A descriptor file broke or was mended. */
  | { kind: 'faults-changed' }
  | { kind: 'interfaces-changed'; service: string }
  /** Forget everything cached about this account: logout, password, level or rights changed. */
  | { kind: 'account-changed'; accountId: number }
  | { kind: 'app-changed'; appKey: string }
  | { kind: 'rights-changed' }
  /** What apps may call, and how often: a rule or a level was written or removed. */
  | { kind: 'permissions-changed' }
  /** What the operator says of the whole site. */
  | { kind: 'site-changed' }
  /** What administrators have decided of published interfaces. */
  | { kind: 'settings-changed' }
  /** Messages of other instances may have been lost: forget everything cached. Never sent to other instances. */
  | { kind: 'missed' }
  /** What a screen of sums shows is other than before: those who look at a live dashboard of it ask again. */
  | { kind: 'sums-changed'; screens: string[] }
  | { kind: 'job-progress'; jobId: number; accountId: number }
  /** These accounts have been told of something, or have read it. */
  | { kind: 'messages-changed'; accountIds: number[] }
  /** A page has a record open, says so again, or has left it. `accountIds` look at the same one and do not know yet. */
  | { kind: 'presence-changed'; place: string; page: string; accountId: number; isHere: boolean; accountIds: number[] };

/** May be slow; its errors stop neither other listeners nor the emitter. */
export type EventListener = (event: PlatformEvent) => void | Promise<void>;

/** Events of this process and of every other instance. */
export interface EventBus {
  /** Tells this process at once and the others within a moment. Resolves when the message has been handed on. */
  emit(event: PlatformEvent): Promise<void>;
  /** Returns the function that ends the subscription. */
  on(listener: EventListener): () => void;
}
