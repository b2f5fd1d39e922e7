import type { ShownFailure } from '../../../engine/core/docs/shown-interface.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { ReturnField, ServiceEffect, UpstreamError } from '../../../engine/core/protocol/service-about.ts';

/** One interface as a client sees it. */
export interface SdkInterface {
  /** `Shop.Order.Create`. */
  service: string;
  title: string;
  summary: string;
  description: string;
  verbs: readonly ('GET' | 'POST')[];
  parameters: readonly Parameter[];
  returns: ReturnField[];
  /** Name of the shape of the whole answer. */
  returnsModel?: string | undefined;
  failures: readonly ShownFailure[];
  upstreamErrors?: UpstreamError[] | undefined;
  effect?: ServiceEffect | undefined;
  deprecated?: boolean | undefined;
}

export interface SdkOptions {
  /** The platform's address, `https://open.example.com`. */
  address: string;
  /** What the platform calls itself, in the descriptions of the packages. */
  site?: string;
}

/** A file of a client. */
export interface SdkFile {
  path: string;
  text: string;
}

export const sdkLanguages = ['ts', 'php'] as const;
