import { expect, it } from 'vitest';
import { phpClient } from '../../../plugins/sdk/shared/php/php-client.ts';
import type { SdkInterface } from '../../../plugins/sdk/shared/sdk-interface.ts';
import { tsClient } from '../../../plugins/sdk/shared/ts/ts-client.ts';
import { hasPhp } from '../../designer/codegen/php-project.ts';
import { compile, lintPhp, writeClient } from './client-folder.ts';

const options = { address: "https://o.example.com/'\\${x}`" };
const plain: SdkInterface = {
  service: 'Shop.Order.Create',
  title: '下单',
  summary: '新建一个订单',
  description: '',
  verbs: ['POST'],
  parameters: [
    { name: 'goods', type: 'integer', required: true, min: 1, description: '商品' },
    { name: 'tags', type: 'array', items: { type: 'string' } },
    { name: 'kind', type: 'string', enum: ['a', 'b'], default: 'a' },
  ],
  returns: [
    { name: 'id', type: 'integer', description: '编号' },
    { name: 'lines[].price', type: 'float' },
  ],
  failures: [{ ret: 4001, message: '库存不足' }],
};

const nasty = [
  "*/ system('id'); /*",
  '?><?php system("id"); ?>',
  '${system("id")}`id`',
  '{$a}{{ b }}',
  "'); process.exit(1); //",
  '\\',
  "\\'",
  'line\nbreak\r\n\u2028\u2029end',
  '\0\u001b[2J',
  '</script><!--',
  '__proto__',
  'constructor',
  '@return int hacked',
  '\u202Etxt.exe\u2066',
  '中文😀',
  'class',
  'a.b[]',
];
/** Interfaces in which every text of a person is one of these, under names that mean something to the languages. */
const spoiled = nasty.map((text, index): SdkInterface => {
  const names = [
    'Constructor',
    'Delete',
    'Class',
    'New',
    'Await',
    'Then',
    'ToString',
    'List',
    'Array',
    'Print',
    'Default',
    'Private',
    'Eval',
    'Fn',
    'Match',
    'Self',
    'Static',
  ];
  const name = names[index]!;
  return {
    service: `${name}.${names.at(-1 - index)}.${name}`,
    title: text,
    summary: text,
    description: `${text}\n\n${text}`,
    verbs: index % 2 === 0 ? ['POST'] : ['GET'],
    parameters: [
      { name: text, type: 'string', required: true, enum: [text, `x${text}`], description: text, title: text },
      { name: `${text}o`, type: 'object', properties: [{ name: text, type: 'array', items: { type: 'integer' }, description: text }] },
      { name: `${text}f`, type: 'file', default: text },
      { name: 'parameters', type: 'object' },
    ],
    returns: [
      { name: text, type: 'string', description: text },
      { name: `x.${text}[].y`, type: 'integer', description: text },
    ],
    failures: [{ ret: 4000 + index, message: text }],
  };
});
const lists: SdkInterface[] = [
  { ...plain, service: 'Shop.Order.LIST', returns: [{ name: '[].id', type: 'integer' }] },
  { ...plain, service: 'Shop.Order.List', parameters: [], returns: [] },
  { ...plain, service: 'ShopOrder.X.Y', verbs: ['GET'], returns: [{ name: 'rows[][]', type: 'string' }] },
];
const all = [plain, ...lists, ...spoiled];

it('a TypeScript client compiles strictly, whatever its texts and names', async () => {
  await compile(writeClient(tsClient(all, options)));
});

it.skipIf(!hasPhp)('a PHP client has no syntax error, whatever its texts and names', async () => {
  const files = phpClient(all, options);
  await lintPhp(writeClient(files), files);
});

it('files lie inside the folder under names that differ in more than case', () => {
  for (const files of [tsClient(all, options), phpClient(all, options)]) {
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[a-z0-9./-]+$/);
    expect(paths.join()).not.toContain('..');
  }
});

it('a small client as a whole', () => {
  const own = (path: string) => tsClient([plain], { address: 'https://open.example.com' }).find((file) => file.path === path)?.text;
  expect([own('src/index.ts'), own('src/api/ShopOrderApi.ts')].join('\n')).toMatchInlineSnapshot(`
    "import { ShopOrderApi } from './api/ShopOrderApi.js';
    import { type PorticoOptions, Transport } from './transport.js';

    export * as ShopOrderApiTypes from './api/ShopOrderApi.js';
    export type * as Models from './models.js';
    export { paginate } from './paginate.js';
    export { PorticoError, type Upstream } from './portico-error.js';
    export type { CallOptions, PorticoOptions } from './transport.js';

    export class PorticoClient {
      readonly shop: { readonly order: ShopOrderApi };

      constructor(options: PorticoOptions) {
        const transport = new Transport(options);
        this.shop = { order: new ShopOrderApi(transport) };
      }
    }

    import type { CallOptions, Transport } from '../transport.js';

    export interface CreateParameters {
      /** 商品 · ≥ 1 */
      goods: number;
      tags?: string[];
      /** = "a" */
      kind?: 'a' | 'b';
    }

    export interface CreateAnswer {
      /** 编号 */
      id: number;
      lines: { price: number }[];
    }

    export class ShopOrderApi {
      readonly #transport: Transport;

      constructor(transport: Transport) {
        this.#transport = transport;
      }

      /**
       * 下单
       *
       * 新建一个订单
       *
       * Shop.Order.Create
       *
       * @throws PorticoError 4001 库存不足
       */
      create(parameters: CreateParameters, options?: CallOptions): Promise<CreateAnswer> {
        return this.#transport.call<CreateAnswer>('Shop.Order.Create', { verb: 'POST', repeatable: false }, { ...parameters }, options);
      }
    }
    "
  `);
  const php = phpClient([plain], { address: 'https://open.example.com' });
  expect(php.find(({ path }) => path === 'src/Api/ShopOrderApi.php')?.text).toMatchInlineSnapshot(`
    "<?php

    declare(strict_types=1);

    namespace Portico\\Sdk\\Api;

    use Portico\\Sdk\\PorticoException;
    use Portico\\Sdk\\Transport;

    final class ShopOrderApi
    {
        /** @var Transport */
        private $transport;

        public function __construct(Transport $transport)
        {
            $this->transport = $transport;
        }

        /**
         * 下单
         *
         * 新建一个订单
         *
         * Shop.Order.Create
         *
         * @param array{goods: int, tags?: list<string>, kind?: 'a'|'b'} $parameters
         *   - goods: 商品 · ≥ 1
         *   - kind: = "a"
         * @param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options
         * @return array{id: int, lines: list<array{price: float}>}
         *   - id: 编号
         * @throws PorticoException 4001 库存不足
         */
        public function create(array $parameters, array $options = [])
        {
            return $this->transport->call('Shop.Order.Create', ['verb' => 'POST', 'repeatable' => false, 'objects' => [], 'files' => []], $parameters, $options);
        }
    }
    "
  `);
});
