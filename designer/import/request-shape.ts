import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import type { HttpPlace } from '../model/nodes/http/http-binding.ts';
import type { ValueStyle } from '../model/runtime.ts';

/** One parameter of our call and where it goes in the call upstream. */
export interface RequestInput {
  /** Name on the wire upstream. */
  wire: string;
  in: HttpPlace;
  parameter: Parameter;
  /** How it is written there; left out: the usual way. */
  style?: ValueStyle;
}

export interface RequestShape {
  inputs: RequestInput[];
  /** Content type of the body, when there is one. */
  media: string | undefined;
}
