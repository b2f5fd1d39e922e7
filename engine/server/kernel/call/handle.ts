import { type AnswerFrom, type CallContract, type FileOr, factsOf, type InputOf } from '../../../core/contract/define-call.ts';
import { parametersOf } from '../../../core/contract/field.ts';
import type { Call, FileAnswer, Service } from './service.ts';

/** A service that has no words yet: the registry gives it those of its contract. */
export type ContractService = Omit<Service, 'title'> & { title?: undefined };

/**
 * Implements a declared call. Parameters come as the contract says, checked and filled; what the handler returns must be the contract's answer.
 * Refusals are thrown (`refuse`, InputError).
 * @param offers of parameters that forms offer to choose, what there is
 */
export function handle<Contract extends CallContract>(
  contract: Contract,
  handler: (parameters: InputOf<Contract>, call: Call) => Promise<Answered<Contract>> | Answered<Contract>,
  offers?: { readonly [Name in keyof InputOf<Contract>]?: () => Promise<readonly string[]> },
): ContractService {
  const { access, parameters, answer, methods } = factsOf(contract);
  return {
    name: contract.name,
    access,
    parameters: parametersOf(parameters),
    answer,
    ...(methods && { methods }),
    ...(offers && { offers: offers as NonNullable<Service['offers']> }),
    // The dispatcher has read the values by these very parameters.
    handle: (call) => handler(call.params as InputOf<Contract>, call),
  };
}

type Answered<Contract extends CallContract> = AnswerFrom<Contract> extends FileOr<infer Data> ? FileAnswer | Data : AnswerFrom<Contract>;
