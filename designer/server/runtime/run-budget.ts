import { codes, codeTexts } from '../../../engine/core/protocol/codes.ts';
import { allowedSteps, Budget, lookSteps } from '../../model/semantics/runtime/budget.ts';
import { Failure } from '../../model/semantics/values/failure.ts';

/** Steps that all current runs may have taken together: their results stay in memory until they end. */
const sharedSteps = 10 * allowedSteps;

/** Milliseconds after which a run yields to other calls, where it waits anyway. */
const turn = 20;

let used = 0;

/** The budget of a run on this server, which limits all current runs together too. */
export class RunBudget extends Budget {
  #used = 0;
  #since = performance.now();

  /** Called before the run asks for something: what is answered at once would otherwise keep the thread for as long as the run asks. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.#since < turn) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#since = performance.now();
  }

  /** The run is over and keeps nothing. */
  end(): void {
    used -= this.#used;
    this.#used = 0;
  }

  /** Small runs never get here, and are never refused for the sake of large ones. */
  protected override onLook(): void {
    if (used + lookSteps > sharedSteps) throw new Failure(codes.busy, codeTexts[codes.busy]);
    used += lookSteps;
    this.#used += lookSteps;
  }
}
