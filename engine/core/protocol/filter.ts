/** Operators of list filters; no others reach a query. */
export const filterOperators = ['eq', 'in', 'contains', 'from', 'to', 'empty'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/**
 * `filters` of a List call, as JSON text: `{"status":{"in":["shown"]},"publish_time":{"from":"2026-01-01 00:00:00"}}`. A bare value means `eq`. Only
 * fields in the descriptor's `list.filters` (and the `tabs` field) are allowed.
 */
export type Filters = Record<string, FilterCondition>;
export type FilterCondition = string | number | boolean | Partial<Record<FilterOperator, unknown>>;
