import { CallError, type ContractService, handle, type Platform, refuse, refuseSimulated, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/config-services.ts';
import { getPayState, noticePaths, testProvider } from '../../shared/calls.ts';
import { type ProviderName, providerNames } from '../providers/pay-provider.ts';
import { providerOf, readConfigRow } from './pay-config.ts';

/** What stands beside the form of the payment config. */
export function configServices(platform: Platform): ContractService[] {
  return [
    handle(getPayState, async () => {
      const row = await readConfigRow(platform.database.read);
      const { publicOrigin } = await platform.site.settings();
      const stateOf = async (name: ProviderName) => ({
        name,
        isOn: Boolean(row[`${name}_on`]),
        environment: row[`${name}_environment`] === 'sandbox' ? ('sandbox' as const) : ('production' as const),
        isComplete: (await providerOf(platform, row, name)) !== null,
        notice: publicOrigin === null ? null : `${publicOrigin}${noticePaths[name]}`,
      });
      return { providers: await Promise.all(providerNames.map(stateOf)) };
    }),
    handle(testProvider, async ({ provider: name }, call) => {
      refuseSimulated(sessionOf(call));
      const provider = await providerOf(platform, await readConfigRow(platform.database.read), name);
      if (!provider) throw refuse('conflict', texts.incomplete);
      const began = performance.now();
      try {
        await provider.test();
      } catch (error) {
        // What an administrator is told of the provider is the answer here, and no fault of the call.
        if (!(error instanceof CallError)) throw error;
        return { isRight: false, environment: provider.environment, problem: error.text[call.language], ms: Math.round(performance.now() - began) };
      }
      return { isRight: true, environment: provider.environment, problem: null, ms: Math.round(performance.now() - began) };
    }),
  ];
}
