/** A message broker that shares the deliveries that are due between all instances. What the database says of a delivery is what holds. */
export interface DeliveryBroker {
  isUp(): boolean;
  /** Resolves to whether the broker has taken them all. */
  hand(deliveries: readonly { id: number; kind: string }[]): Promise<boolean>;
  /** @param send takes one that was handed; when it resolves, the broker forgets it */
  start(send: (id: number) => Promise<void>): void;
  stop(): Promise<void>;
}
