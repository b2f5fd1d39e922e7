import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { ValueStyle } from '../../model/semantics/runtime/runtime.ts';
import type { HttpPlace } from '../../nodes/http/model/http-binding.ts';

/** One parameter of our call and where it goes in the call upstream. */
export interface RequestInput {
  /** Name on the wire upstream. */
  wire: string;
  in: HttpPlace;
  parameter: Parameter;
  /** Where the document describes it. */
  pointer: string;
  /** How it is written there; left out: the usual way. */
  style?: ValueStyle;
}

export interface RequestShape {
  inputs: RequestInput[];
  /** Content type of the body, when there is one. */
  media: string | undefined;
  /** The header Accept, where the document has a parameter for it. */
  accept?: string;
  /** Bodies and values of parameters by the names the document gives them. */
  examples: RequestExamples;
}

export interface RequestExamples {
  /** Of bodies as they are sent upstream. */
  bodies: unknown;
  bodiesPointer: string;
  /** Of single parameters: name of the example → input → value. */
  values: { name: string; input: RequestInput; value: unknown; summary: string }[];
}
