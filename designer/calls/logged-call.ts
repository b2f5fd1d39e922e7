import type { Json } from '../../engine/core/json/json.ts';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';

/** A call of the access log as a command is made of it. */
export interface ShownLoggedCall {
  service: string;
  verbs: readonly ('GET' | 'POST')[];
  /** Of what was sent. */
  parameters: Pick<Parameter, 'name' | 'type'>[];
  values: { [name: string]: Json };
  /** Needs no token. */
  isPublic: boolean;
  /** Names of what the log has cut or masked. */
  incomplete: string[];
}
