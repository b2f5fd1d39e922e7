import { ApiError } from '../../../engine/web/index.ts';

/** The faults of a refused form as antd's Form takes them; empty when the refusal names no field of it. */
export function fieldFaults<Name extends string>(error: unknown, names: readonly Name[]): { name: Name; errors: string[] }[] {
  if (!(error instanceof ApiError)) return [];
  return names.flatMap((name) => {
    const errors = error.fieldErrors.filter((fault) => fault.field === name).map((fault) => fault.message);
    return errors.length > 0 ? [{ name, errors }] : [];
  });
}
