import { RE2JS } from 're2js';
import { formatError } from '../../../core/validation/formats.ts';
import type { ParameterTools } from '../../../core/validation/parameters/parse-parameters.ts';

const compiled = new Map<string, RE2JS>();

/** Patterns come from people, so they run on an engine whose time grows with the text and not with the pattern. */
export const parameterTools: ParameterTools = {
  matches(pattern, text) {
    let expression = compiled.get(pattern);
    if (!expression) {
      if (compiled.size > 2_000) compiled.clear();
      expression = RE2JS.compile(pattern);
      compiled.set(pattern, expression);
    }
    return expression.matcher(text).find();
  },
  formatError: formatError,
};
