import { type Call, refuse } from '../../engine/server/index.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import type { DesignerContext } from './designer-context.ts';
import type { InterfaceRecord } from './interface-store.ts';
import type { Served } from './published-interfaces.ts';
import { requireSound } from './sound-definition.ts';
import { type Verification, verifyDefinition } from './verify/verify-definition.ts';
import { worldlyTypes } from './verify/worldly-types.ts';

export interface PublishAnswer extends Served {
  /** As stored: publishing fills in an example and a first test case where there is none. */
  definition: InterfaceDefinition;
  verification: Omit<Verification, 'example'>;
}

/**
 * Validates, emits, verifies, stores the bundle and swaps it in. Throws 400 for a definition with errors, 409 with the verification as data
 * when PHP and TypeScript differ or a test case fails.
 */
export async function publishInterface({ published, runtimes, compile }: DesignerContext, record: InterfaceRecord, call: Call): Promise<PublishAnswer> {
  const definition = requireSound(record.definition);
  const handler = await compile(definition);
  const base = await runtimes.for(definition, call);
  const { example, ...verification } = await verifyDefinition(definition, handler, () => runtimes.again(base));
  if (verification.php === 'different') throw refuse('conflict', texts.different, {}, verification);
  const [failed] = verification.failedTests;
  if (failed) throw refuse('conflict', texts.tests, { title: failed.title }, verification);
  const completed = withExample(definition, example);
  const served = await published.publish(record, completed, handler, call);
  return { ...served, definition: { ...completed, rev: served.rev }, verification };
}

/** The answer of the first run stands in the documentation, and what it was asked is the first test case. */
function withExample(definition: InterfaceDefinition, example: Verification['example']): InterfaceDefinition {
  if (!example || definition.example !== null) return definition;
  const isPure = !definition.flow.nodes.some(({ type }) => worldlyTypes.has(type));
  const first = { title: serviceOf(definition), parameters: example.parameters, ret: 200, data: example.data };
  return { ...definition, example: example.data, ...(isPure && !definition.tests?.length ? { tests: [first] } : {}) };
}

const texts = {
  different: {
    zh_cn: '未发布：PHP 与 TypeScript 的结果不一致，详见“问题”',
    en: 'Not published: PHP and TypeScript answer differently, see Problems',
  },
  tests: { zh_cn: '未发布：测试用例“{title}”未通过', en: 'Not published: the test case "{title}" fails' },
};
