import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { editableFields } from '../../../core/descriptor/field-of.ts';
import type { RecordShape } from '../../../core/validation/check-record.ts';
import { valueCheckOptions, valueSchemaOf } from '../../../core/validation/value-schema.ts';

/** The rules of a screen's form as one ES module without imports, for pages whose policy forbids `eval`. */
export interface ValidatorModule {
  /** Of the code: part of its address, so browsers keep it for good. */
  hash: string;
  /** Exports `validate(record, mode, before?, context?)`, which answers the same errors as the server's own check. */
  code: string;
}

const validation = join(import.meta.dirname, '../../../core/validation');
const maxModules = 500;
const modules = new LRUCache<string, Promise<ValidatorModule>>({ max: maxModules });

/**
 * Compiles the value schema with ajv, and bundles the result with the functions the server validates records with. Cached by content. Rejects if
 * browsers do not support a pattern of the descriptor.
 */
export function compileValidatorModule(screen: RecordShape): Promise<ValidatorModule> {
  const { fields, rules, machines, add } = screen;
  const isSetByAdding = Object.keys(add?.set ?? {}).length > 0;
  const shape = JSON.stringify({
    ...{ fields, rules, machines: machines.map(({ field, initial }) => ({ field, initial })) },
    ...(isSetByAdding && { add: { set: add?.set } }),
  });
  const known = modules.get(shape);
  if (known) return known;
  const compiling = bundle(screen, shape);
  modules.set(shape, compiling);
  compiling.catch(() => modules.delete(shape));
  return compiling;
}

/** Loads the tools on first use: a server that shows no form needs neither. */
async function bundle(screen: RecordShape, shape: string): Promise<ValidatorModule> {
  const entry = `
    import { checkRecord } from './check-record.ts';
    import { check } from 'value-check';
    const shape = ${shape};
    export function validate(record, mode, before, context) {
      return checkRecord(shape, check, record, { mode, before, context }).errors;
    }`;
  const { build } = await import('esbuild');
  const checkCode = await valueCheckCode(screen);
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: validation, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [
      {
        name: 'value-check',
        setup(bundler) {
          bundler.onResolve({ filter: /^value-check$/ }, () => ({ path: 'value-check', namespace: 'value-check' }));
          bundler.onLoad({ filter: /.*/, namespace: 'value-check' }, () => ({ contents: checkCode, resolveDir: validation, loader: 'js' }));
        },
      },
    ],
  });
  const code = outputFiles[0]!.text;
  return { hash: createHash('sha256').update(code).digest('hex').slice(0, 16), code };
}

/** ajv's own code, which reads its formats from the table that the engine's checks are made from. */
async function valueCheckCode(screen: RecordShape): Promise<string> {
  const [{ _, Ajv }, { default: standaloneCode }] = await Promise.all([import('ajv'), import('ajv/dist/standalone/index.js')]);
  const ajv = new Ajv({
    ...valueCheckOptions,
    code: { source: true, esm: true, formats: _`formats` },
  });
  ajv.addSchema(valueSchemaOf(editableFields(screen)), 'values');
  return `import { formatChecks as formats } from './formats.ts';\n${standaloneCode(ajv, { check: 'values' })}`;
}
