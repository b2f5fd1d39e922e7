import { type AnswerFrom, type CallContract, type FileOr, factsOf, type InputOf } from '../../../core/contract/define-call.ts';
import { parametersOf } from '../../../core/contract/field.ts';
import type { Call, FileAnswer, Service } from './service.ts';

/** A service without words: the registry adds those of its contract. */
export type ContractService = Omit<Service, 'title'> & { title?: undefined };

/**
 * Implements a declared call. The handler receives validated parameters as the contract declares them, and must return the contract's answer. It
 * refuses by throwing (`refuse`, InputError).
 * @param offers returns the options that forms offer for a parameter
 */
export function handle<Contract extends CallContract>(
  contract: Contract,
  handler: (parameters: InputOf<Contract>, call: Call) => Promise<Answered<Contract>> | Answered<Contract>,
  offers?: { readonly [Name in keyof InputOf<Contract>]?: () => Promise<readonly string[]> },
): ContractService {
  const { access, parameters, answer, methods, isBeat } = factsOf(contract);
  return {
    name: contract.name,
    access,
    parameters: parametersOf(parameters),
    answer,
    ...(methods && { methods }),
    ...(isBeat && { isBeat }),
    ...(offers && { offers: offers as NonNullable<Service['offers']> }),
    // The dispatcher has read the values by these very parameters.
    handle: (call) => handler(call.params as InputOf<Contract>, call),
  };
}

type Answered<Contract extends CallContract> = AnswerFrom<Contract> extends FileOr<infer Data> ? FileAnswer | Data : AnswerFrom<Contract>;
