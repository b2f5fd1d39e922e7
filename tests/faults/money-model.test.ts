import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type PaymentProvider, startPaymentProvider } from '../helpers/own-payment-provider.ts';
import { configurePayment } from '../helpers/payment/shop.ts';
import { stopSchedules } from '../helpers/schedules.ts';
import { openServer, type TestServer, until } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { type Shop, shopOf } from '../plugins/billing/shop.ts';
import { AccountModel, unitPrice } from './money/account-model.ts';
import { eachOutcome } from './money/each-outcome.ts';
import { Outcomes } from './money/outcomes.ts';
import { paymentParallelSteps, paymentSteps } from './money/payment-steps.ts';
import { endPayments, refundParallelSteps, refundSteps } from './money/refund-steps.ts';
import { type Drawn, ownParallelSteps, ownSteps, type RealAccount, type Step } from './money/steps.ts';
import { rounds } from './rounds.ts';

/** Each on a server of its own, so that what is proved after every run stays small. */
const parts = rounds([1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const runs = rounds(6, 75);
const parallelRuns = rounds(5, 50);
/** What one account does. */
const longest = rounds({ commands: 30, batches: 6 }, { commands: 100, batches: 12 });
const isWhole = rounds(false, true);
/** A part of all runs is a minute's work of a machine that does nothing else. One that fails is not made smaller, which would take hours. */
const patience = rounds({}, { timeout: 3_600_000 });

const steps = [...ownSteps, ...paymentSteps, ...refundSteps];
const parallelSteps = [...ownParallelSteps, ...paymentParallelSteps, ...refundParallelSteps];

/** By how the runs were made. */
const met = { 'in turn': new Outcomes(), 'at once': new Outcomes() };

const services = { plain: 'Model.Shop.Plain', priced: 'Model.Shop.Priced', failing: 'Model.Shop.Failing' };
const what = fc.record({ index: fc.nat(50), number: fc.nat(900) });

interface Ran {
  model: AccountModel;
  real: RealAccount;
}

class StepCommand implements fc.AsyncCommand<AccountModel, RealAccount> {
  readonly #step: Step;
  readonly #drawn: Drawn;

  constructor(step: Step, from: Drawn) {
    this.#step = step;
    this.#drawn = from;
  }

  check(model: Readonly<AccountModel>): boolean {
    return this.#step.among?.(model).length !== 0;
  }

  async run(model: AccountModel, real: RealAccount): Promise<void> {
    const allowed = this.#step.allowed(model, this.#drawn);
    const answer = await this.#step.send(real, model, this.#drawn);
    if (!allowed.includes(answer.ret)) throw new Error(`${this}: ${answer.ret} ${answer.msg}, not ${allowed.join(' or ')}`);
    if (answer.ret === 200) await this.#step.acknowledge(model, this.#drawn, answer, real);
    else this.#step.refused?.(real, model, this.#drawn, answer);
  }

  toString(): string {
    return `${this.#step.name} (${this.#drawn.index}, ${this.#drawn.number})`;
  }
}

for (const part of parts)
  describeOnDatabases(`money by its model, part ${part}`, (place) => {
    let server: TestServer;
    let shop: Shop;
    let provider: PaymentProvider;
    beforeAll(async () => {
      vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
      provider = await startPaymentProvider();
      server = await openServer({ database: await place.config(), environment: provider.environment });
      shop = shopOf(server);
      await stopSchedules(server.platform, ['payment/poll-payments', 'payment/send-refunds']);
      await configurePayment(server.admin, { ...provider.alipay.config(), ...provider.paypal.config(), cash_description: 'Account 1' });
      const a = { type: 'integer', required: true } as const;
      await shop.publish(computedDefinition(services.plain, { a }, { sum: ['add', 'a', 'a'] }));
      await shop.publish(computedDefinition(services.priced, { a }, { sum: ['add', 'a', 'a'] }));
      await shop.publish(drawn({ service: services.failing, nodes: { stop: { type: 'fail', settings: { ret: 409, message: 'Never' } } }, edges: [] }));
      await shop.set(services.priced, { unit_price: unitPrice });
    });
    afterAll(async () => {
      await server?.close();
      await provider?.stop();
      vi.unstubAllEnvs();
    });

    /** An account that has nothing, and two plans for it. */
    const begin = async (isParallel: boolean, outcomes = met[isParallel ? 'at once' : 'in turn']): Promise<Ran> => {
      const model = new AccountModel();
      const plan = await shop.plan({ services: Object.values(services), price: model.plan.price, flow: model.plan.flow });
      const trial = await shop.plan({ services: [services.plain], kind: 'trial', price: undefined, flow: model.trial.flow });
      return { model, real: { server, provider, developer: await shop.developer(), plan, trial, services, isParallel, outcomes } };
    };
    /** Another account's calls cost nothing for its plans. */
    const end = async ({ model, real }: Ran) => {
      await endPayments(model, real);
      for (const which of ['plan', 'trial'] as const) if (model[which].isOpen) await shop.closePlan(real[which]);
      expect(await shop.broken()).toEqual([]);
    };
    const amountOf = async ({ developer }: RealAccount) => done(developer.call<Record<string, number>>('Platform.MyBalance.Get'));
    const packagesOf = async ({ developer }: RealAccount) =>
      (await done(developer.call<{ items: { id: number; flow: number; used: number }[] }>('Platform.MyPackage.List', { per_page: 100, sort: 'id' }))).items;
    const settled = () =>
      until(
        () => server.platform.database.read.selectFrom('flow_lease').select('key').execute(),
        (leases) => leases.length === 0,
      );

    test.runIf(part === 1)('meets each outcome of payments and refunds as it must', async () => {
      const ran = await begin(false, new Outcomes());
      await fc.asyncModelRun(
        () => ran,
        eachOutcome(steps).map(({ step, drawn }) => new StepCommand(step, drawn)),
      );
      await end(ran);
      expect(ran.real.outcomes.missing).toEqual([]);
    });

    test('agrees with every answer and, once all use is written, to the fen and the call', patience, async () => {
      const all: Ran[] = [];
      const one = async (commands: Iterable<fc.AsyncCommand<AccountModel, RealAccount>>) => {
        const ran = await begin(false);
        await fc.asyncModelRun(() => ran, commands);
        await end(ran);
        all.push(ran);
      };
      const commands = fc.commands(
        steps.map((step) => what.map((from) => new StepCommand(step, from))),
        { size: '+1', maxCommands: longest.commands },
      );
      await fc.assert(fc.asyncProperty(commands, one), { numRuns: runs, endOnFailure: isWhole });
      await settled();
      for (const { model, real } of all) {
        const { amount, recharged, held } = await amountOf(real);
        expect([amount, recharged, held]).toEqual([model.amount, model.recharged, 0]);
        const packages = (await packagesOf(real)).map(({ id, flow, used }) => ({ id, flow, used }));
        expect(packages).toEqual(model.packages.map(({ id, flow, used }) => ({ id, flow, used })).sort((some, other) => some.id - other.id));
      }
      expect(await shop.broken()).toEqual([]);
    });

    test('adds up, whatever an account does at once', patience, async () => {
      const all: (Ran & { charged: number })[] = [];
      const batch = fc.array(fc.record({ step: fc.constantFrom(...parallelSteps), from: what }), { minLength: 2, maxLength: 10 });
      const one = async (batches: { step: Step; from: Drawn }[][]) => {
        const ran = await begin(true);
        const { model, real } = ran;
        let charged = 0;
        for (const made of batches) {
          const possible = made.filter(({ step }) => step.among?.(model).length !== 0);
          const answers = await Promise.all(
            possible.map(async ({ step, from: { index, number } }) => {
              // What the others bring about comes behind the one that is picked now.
              const from = { index: index % (step.among?.(model).length ?? 1), number };
              return { step, from, answer: await step.send(real, model, from) };
            }),
          );
          for (const { step, from, answer } of answers) {
            expect([200, 400, 404, 409, 410, 414, 415]).toContain(answer.ret);
            if (answer.ret !== 200) step.refused?.(real, model, from, answer);
            else if (step.name.startsWith('call')) charged += 1;
            else await step.acknowledge(model, from, answer, real);
          }
        }
        await end(ran);
        all.push({ ...ran, charged });
      };
      await fc.assert(fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: longest.batches }), one), { numRuns: parallelRuns, endOnFailure: isWhole });
      await settled();
      for (const { model, real, charged } of all) {
        const { amount = 0, recharged, held } = await amountOf(real);
        const packages = await packagesOf(real);
        const used = packages.reduce((sum, owned) => sum + owned.used, 0);
        expect([recharged, held, model.amount - amount]).toEqual([model.recharged, 0, (charged - used) * unitPrice]);
        const flows = model.packages.map(({ id, flow }) => [id, flow]);
        expect(packages.map(({ id, flow }) => [id, flow])).toEqual(flows.sort(([some = 0], [other = 0]) => some - other));
      }
      expect(await shop.broken()).toEqual([]);
    });
  });

test.runIf(isWhole).each(['in turn', 'at once'] as const)('runs %s have met each outcome of payments and refunds', (how) => {
  console.log(how, met[how].counts);
  expect(met[how].missing).toEqual([]);
});
