import type { ChannelModel, ConfirmChannel } from 'amqplib';
import type { DeliveryBroker } from './delivery-broker.ts';

/** Durable, of type topic: `topics.push` is the routing key of the kind `topics/push`, so that others may listen as well. */
const exchange = 'portico.deliveries';
const queue = 'portico.deliveries';
/** Deliveries one instance takes from the broker at the same time. */
const prefetch = 8;
/** Milliseconds. */
const patience = { connect: 10_000, again: 5_000 };

/**
 * Returns RabbitMQ as the broker between the database and the instances: due deliveries are published to an exchange, confirmed by the broker, and
 * each consumer of an instance sends what it gets. A message names only the row, and an instance sends only what it has claimed in the database: a
 * message that comes twice, late or from a stranger sends nothing twice, and a lost one is published again after a minute.
 * @param url amqp://user:password@host/vhost; never logged
 */
export function createAmqpBroker(url: string): DeliveryBroker {
  let connection: ChannelModel | undefined;
  let channel: ConfirmChannel | undefined;
  let send: ((id: number) => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReported = false;

  async function open(): Promise<void> {
    try {
      const { connect } = await import('amqplib');
      connection = await connect(url, { timeout: patience.connect });
      connection.on('error', () => undefined);
      connection.on('close', lost);
      const opened = await connection.createConfirmChannel();
      opened.on('error', () => undefined);
      opened.on('close', () => void connection?.close().catch(() => undefined));
      await opened.assertExchange(exchange, 'topic', { durable: true });
      await opened.assertQueue(queue, { durable: true });
      await opened.bindQueue(queue, exchange, '#');
      await opened.prefetch(prefetch);
      await opened.consume(queue, (message) => {
        if (!message) return;
        const id = Number(message.content.toString('latin1'));
        const sent = send && Number.isSafeInteger(id) ? send(id) : Promise.resolve();
        // What went wrong stands in the row, or the row is found again when it is taken for lost.
        void sent.catch((error: unknown) => console.error('deliveries:', error)).finally(() => acknowledge(opened, message));
      });
      channel = opened;
      isReported = false;
    } catch (error) {
      // The address has a password, and the library's words may have the address.
      if (!isReported) console.error(`deliveries: RabbitMQ (AMQP_URL) cannot be reached (${codeOf(error)}); they are shared by the database meanwhile`);
      isReported = true;
      lost();
    }
  }

  function lost(): void {
    const old = connection;
    [channel, connection] = [undefined, undefined];
    old?.removeAllListeners('close');
    void old?.close().catch(() => undefined);
    clearTimeout(timer);
    if (send) timer = setTimeout(() => void open(), patience.again).unref();
  }

  return {
    isUp: () => channel !== undefined,
    async hand(deliveries) {
      const current = channel;
      if (!current) return false;
      try {
        for (const { id, kind } of deliveries) current.publish(exchange, kind.replaceAll('/', '.'), Buffer.from(String(id)), { persistent: true });
        await current.waitForConfirms();
        return true;
      } catch {
        return false;
      }
    },
    start(sender) {
      send = sender;
      void open();
    },
    async stop() {
      send = undefined;
      clearTimeout(timer);
      const old = connection;
      [channel, connection] = [undefined, undefined];
      old?.removeAllListeners('close');
      await old?.close().catch(() => undefined);
    },
  };
}

/** A closed channel has forgotten the message, and the broker gives it to another consumer. */
function acknowledge(channel: ConfirmChannel, message: Parameters<ConfirmChannel['ack']>[0]): void {
  try {
    channel.ack(message);
  } catch {
    // Closed meanwhile.
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'refused';
}
