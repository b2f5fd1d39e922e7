/** A message broker that distributes due deliveries among all instances. The database decides about each delivery. */
export interface DeliveryBroker {
  isUp(): boolean;
  /** Resolves to whether the broker has taken them all. */
  hand(deliveries: readonly { id: number; kind: string }[]): Promise<boolean>;
  /** @param send takes one that was handed; when it resolves, the broker forgets it */
  start(send: (id: number) => Promise<void>): void;
  stop(): Promise<void>;
}
