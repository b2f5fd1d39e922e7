import type { CheckStep, GatewayChain, GatewayStep, RecordStep, RunStep } from '../kernel/gateway-step.ts';
import { authenticateSession, authorizeSession } from './session-steps.ts';

/** Places of checks, in order. */
const checkPlaces: readonly CheckStep['place'][] = ['authenticate', 'authorize', 'limit'];

/** Returns the chain of a call: at each place the engine's own steps, then the given ones. */
export function createChain(steps: readonly GatewayStep[]): GatewayChain {
  const all: GatewayStep[] = [authenticateSession, authorizeSession, ...steps];
  return {
    checks: checkPlaces.flatMap((place) => all.filter((step): step is CheckStep => step.place === place)),
    runs: all.filter((step): step is RunStep => step.place === 'run'),
    records: all.filter((step): step is RecordStep => step.place === 'record'),
  };
}
