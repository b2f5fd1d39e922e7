import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { ExchangeAnswer, PlanAnswer } from './exchange.ts';
import { OutboundError } from './outbound-error.ts';

/** Maximum number of bytes of an answer that are buffered. A longer one is refused, or passed on as a stream; so is a slow one. */
export interface ReadPlan {
  bytes: number;
  beyond: 'refuse' | 'stream';
}

/** Milliseconds: until an answer begins, and until it ends if it is read whole; between two parts of a stream, in either direction. */
export const answerTimes = { whole: 10_000, idle: 60_000 };

/**
 * Reads one answer: whole, or as a stream at the pace of its reader. The creator awaits `answer`.
 * @param done called once, when the request has ended
 */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly answer: Promise<ExchangeAnswer>;
  /** The head of the answer is there. */
  hasBegun = false;
  #host: string;
  #plan: PlanAnswer;
  #signal: AbortSignal | undefined;
  #done: () => void;
  #settle!: { resolve(answer: ExchangeAnswer): void; reject(error: unknown): void };
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout;
  #head: Pick<ExchangeAnswer, 'status' | 'headers'> = { status: 0, headers: {} };
  #reading: ReadPlan = { bytes: 0, beyond: 'refuse' };
  #parts: Buffer[] = [];
  #size = 0;
  #stream: Readable | undefined;
  #failure: OutboundError | undefined;
  #isOver = false;

  constructor(host: string, plan: PlanAnswer, signal: AbortSignal | undefined, done: () => void) {
    this.#host = host;
    this.#plan = plan;
    this.#signal = signal;
    this.#done = done;
    this.answer = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // A request that fails at once fails before anybody waits.
    this.answer.catch(() => undefined);
    this.#timer = setTimeout(() => this.#late(), answerTimes.whole);
    if (signal?.aborted) this.#fail('cancelled');
    else signal?.addEventListener('abort', this.#leave);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200 || this.#isOver) return;
    this.hasBegun = true;
    this.#head = { status, headers: singleHeaders(headers) };
    this.#reading = this.#plan(status, this.#head.headers);
    if (this.#reading.bytes === 0 && this.#reading.beyond === 'stream') this.#openStream(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (this.#isOver) return;
    if (this.#stream) this.#pass(controller, part);
    else this.#keep(controller, part);
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    this.#end();
    if (this.#stream) this.#stream.push(null);
    else this.#settle.resolve({ ...this.#head, body: this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts) });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#over(error instanceof OutboundError ? error : (this.#failure ?? error));
  }

  readonly #leave = (): void => this.#fail('cancelled');

  #late(): void {
    const isRead = this.hasBegun && !this.#stream;
    if (isRead && this.#reading.beyond === 'stream' && this.#controller) this.#openStream(this.#controller);
    else this.#fail('slow');
  }

  #openStream(controller: Dispatcher.DispatchController): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#late(), answerTimes.idle);
    const stream = new Readable({
      read: () => {
        this.#timer.refresh();
        controller.resume();
      },
      destroy: (error, callback) => {
        // Nobody reads on: the other side need not send on.
        this.#fail('cancelled');
        callback(error);
      },
    });
    // It may break before anybody reads it; whoever reads it then is told.
    stream.on('error', () => undefined);
    this.#stream = stream;
    for (const part of this.#parts.splice(0)) this.#pass(controller, part);
    this.#settle.resolve({ ...this.#head, body: stream });
  }

  #keep(controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size <= this.#reading.bytes) return;
    if (this.#reading.beyond === 'stream') this.#openStream(controller);
    else this.#fail('large');
  }

  #pass(controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#timer.refresh();
    if (this.#stream?.push(part) === false) controller.pause();
  }

  #fail(reason: 'slow' | 'large' | 'cancelled'): void {
    if (this.#isOver) return;
    this.#failure = new OutboundError(reason, this.#host);
    this.#controller?.abort(this.#failure);
    this.#over(this.#failure);
  }

  #over(error: unknown): void {
    if (this.#isOver) return;
    this.#end();
    if (!this.#stream) this.#settle.reject(error);
    else if (!this.#stream.destroyed)
      this.#stream.destroy(error instanceof OutboundError ? error : new OutboundError('unreachable', this.#host, { cause: error }));
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#leave);
    this.#done();
  }
}

function singleHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const single: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    single[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  }
  return single;
}
