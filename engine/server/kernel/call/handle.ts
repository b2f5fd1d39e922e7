import { type AnswerFrom, type CallContract, type FileOr, factsOf, type InputOf } from '../../../core/contract/define-call.ts';
import { parametersOf } from '../../../core/contract/field.ts';
import type { Call, FileAnswer, Service } from './service.ts';

/** A service that has no words yet: the registry gives it those of its contract. */
export type ContractService = Omit<Service, 'title'> & { title?: undefined };

/**
 * Implements a declared call. Parameters come as the contract says, checked and filled; what the handler returns must be the contract's answer.
 * Refusals are thrown (`refuse`, InputError).
 */
export function handle<Contract extends CallContract>(
  contract: Contract,
  handler: (parameters: InputOf<Contract>, call: Call) => Promise<Answered<Contract>> | Answered<Contract>,
): ContractService {
  const { access, parameters, answer, methods } = factsOf(contract);
  return {
    name: contract.name,
    access,
    parameters: parametersOf(parameters),
    answer,
    ...(methods && { methods }),
    // The dispatcher has read the values by these very parameters.
    handle: (call) => handler(call.params as InputOf<Contract>, call),
  };
}

type Answered<Contract extends CallContract> = AnswerFrom<Contract> extends FileOr<infer Data> ? FileAnswer | Data : AnswerFrom<Contract>;
