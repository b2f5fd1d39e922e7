import { Ajv, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';

export const shapeOptions = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  strictTypes: false,
  // A test checks the schemas this is for; every start need not.
  meta: false,
  validateSchema: false,
  // It runs a few dozen times: compiling soon is worth more than running fast.
  code: { optimize: false },
} satisfies Options;

/** Compiles a closed JSON Schema with the options that `createShapeCheck` needs: all errors, with the values they are about. */
export function compileShape(schema: AnySchemaObject): ValidateFunction {
  return new Ajv(shapeOptions).compile(schema);
}
