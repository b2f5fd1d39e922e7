import type { Answer } from './call/answer.ts';
import type { RawCall } from './call/raw-call.ts';
import type { Call, Service, Session } from './call/service.ts';
import type { Platform } from './platform.ts';
import type { LimitState } from './ports/access-log.ts';
import type { AppCaller } from './ports/app-gate.ts';

/** A call on its way through the gateway: the request, and what the steps have found out so far. */
export interface GatewayCall {
  readonly platform: Platform;
  readonly raw: RawCall;
  readonly service: Service;
  /**
   * Text fields but for what says which service is called and who calls, that no step has taken out: the parameters of the service are read from what
   * is left. Those stand in `raw`.
   */
  readonly fields: Record<string, string>;
  /** The same of a JSON call. */
  members: RawCall['members'];
  /** Of calls of the back-office and the portal. */
  session: Session | null;
  /** The app that makes an open call, as soon as it is known: what refuses the call later is logged under it. */
  caller: AppCaller | null;
  /** Whether every check was passed. */
  isAdmitted: boolean;
  /** What decided that the app may make the call, or may not; null before anything did. */
  rule: string | null;
  /** As what a step charges it, or that there was nothing left to charge it to; null where none does. */
  charged: 'paid' | 'trial' | 'no_flow' | null;
  /** The limits it is held to, the answer's headers among them. */
  readonly limits: LimitState[];
  /** Headers of the answer, by lower-case name. */
  readonly headers: Record<string, string>;
  /** `performance.now()` when the call came. */
  readonly startedAt: number;
}

/**
 * Checks a call before its parameters are read: who calls, whether he may, and how often. Refuses by throwing CallError, adds headers to the answer,
 * removes fields. Runs for every call whose service exists, and for calls of names that could be a hidden interface, where it must have the same
 * effects. A refusal of a hidden interface reaches only those who may know of it.
 */
export interface CheckStep {
  /** `<plugin>/<what it does>`, for logs. */
  name: string;
  place: 'authenticate' | 'authorize' | 'limit';
  check(call: GatewayCall): Promise<void> | void;
}

/** Wraps the handler: may answer in its place, run it with another `Call`, or change its answer. The first step is the outermost. */
export interface RunStep {
  name: string;
  place: 'run';
  /** Whether it has anything to do with the call; it stands around every call where this is left out. */
  concerns?(call: GatewayCall): boolean;
  /** @param next runs the steps behind this one and the handler; its promise is rejected with what they throw */
  run(call: GatewayCall, handlerCall: Call, next: (handlerCall: Call) => Promise<Answer>): Promise<Answer>;
}

/** Observes the answer of a call, refusals included, before it is sent. Changes nothing. */
export interface RecordStep {
  name: string;
  place: 'record';
  record(call: GatewayCall, answer: Answer): void;
}

/** What a plugin adds to every call. Steps of one place run in the order of plugins, dependencies first. */
export type GatewayStep = CheckStep | RunStep | RecordStep;

/** The steps of engine and plugins in the order they run. */
export interface GatewayChain {
  readonly checks: readonly CheckStep[];
  readonly runs: readonly RunStep[];
  readonly records: readonly RecordStep[];
}
