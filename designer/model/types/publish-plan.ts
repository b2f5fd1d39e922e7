/** Who is affected if the draft replaces the published version. */
export interface PublishPlan {
  /** The name calls use now, where the draft has another; null otherwise. */
  former: string | null;
  /** What calls that work today would run into, one sentence each. */
  breaking: string[];
  /** Apps that have called it in the last days, by calls. Null for calls without a known app. */
  callers: { app_key: string | null; count: number; last: string }[];
  days: number;
  /** Interfaces whose drafts call it by the name of now. */
  interfaces: string[];
  /** Permission rules that name it. */
  rules: number;
  /** Former names it answers to besides. */
  aliases: string[];
}
