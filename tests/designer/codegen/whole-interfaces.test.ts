import { expect, it } from 'vitest';
import { phpApiClass } from '../../../designer/codegen/php/api-class.ts';
import { phpDomainClass } from '../../../designer/codegen/php/domain-class.ts';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { printedInTwo } from '../../helpers/two-languages.ts';
import { goods, grade, weather } from './sample-definitions.ts';

it('a computed interface with a choice, a failure and a note', () => {
  expect(printedInTwo(tsHandler(grade()).text)).toMatchInlineSnapshot(`
    "// Made by Portico from Tool.School.Grade. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface GradeParameters {
      score: number;
      'X-Tags'?: string[];
      kind: 'a' | 'b';
    }

    export interface GradeAnswer {
      grade: string;
      tags: string[] | null;
    }

    /** 评定等级 · 按分数给出等级 */
    export async function grade(parameters: GradeParameters, platform: Runtime): Promise<GradeAnswer> {
      const greater = platform.calc.greater(parameters.score, 100);
      /* never above one hundred */
      if (platform.calc.condition(greater)) platform.fail(4001, { zh_cn: '分数超限', en: '分数超限' });
      const less = platform.calc.less(parameters.score, 60);
      let choice;
      if (platform.calc.condition(less)) {
        choice = 'failed';
      } else {
        const upper = platform.calc.upper(parameters.kind);
        choice = upper;
      }
      return { grade: choice, tags: (parameters['X-Tags'] ?? null) } as unknown as GradeAnswer;
    }
    "
  `);
  expect(printedInTwo(phpDomainClass([grade()]).text)).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from Tool.School.Grade. Change the interface, not this file.
    declare(strict_types=1);

    namespace Tool\\Domain;

    use Portico\\Calc;
    use Portico\\Failure;

    /**
     * 学校
     */
    class School
    {
        /**
         * 评定等级
         * @desc 按分数给出等级
         * @param int $score 分数
         * @param array<mixed>|null $xTags
         * @param string $kind
         * @return mixed
         */
        public function grade($score, $xTags, $kind)
        {
            $greater = Calc::greater($score, 100);
            /* never above one hundred */
            if (Calc::condition($greater)) {
                throw new Failure('分数超限', 4001);
            }
            $less = Calc::less($score, 60);
            if (Calc::condition($less)) {
                $choice = 'failed';
            } else {
                $upper = Calc::upper($kind);
                $choice = $upper;
            }
            return ['grade' => $choice, 'tags' => $xTags];
        }
    }
    "
  `);
});

it('a new row of a table', () => {
  const create = goods()[2]!;
  expect(printedInTwo(tsHandler(create).text)).toMatchInlineSnapshot(`
    "// Made by Portico from Shop.Goods.Create. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface CreateParameters {
      name: string;
      price?: number;
      on_sale: boolean;
      tags?: unknown[];
    }

    export interface CreateAnswer {
      id: number;
    }

    /** 商品新增 */
    export async function create(parameters: CreateParameters, platform: Runtime): Promise<CreateAnswer> {
      const id = await platform.tables.insert('shop_goods', { name: parameters.name, price: (parameters.price ?? null), on_sale: parameters.on_sale, tags: (parameters.tags ?? null) });
      return { id };
    }
    "
  `);
  expect(printedInTwo(phpDomainClass([create]).text)).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from Shop.Goods.Create. Change the interface, not this file.
    declare(strict_types=1);

    namespace Shop\\Domain;

    use Portico\\Table;
    use Shop\\Model\\ShopGoodsModel;

    /**
     * 商品
     */
    class Goods
    {
        /**
         * 商品新增
         * @param string $name 商品名
         * @param int|null $price 价格
         * @param bool $on_sale
         * @param array<mixed>|null $tags
         * @return mixed
         */
        public function create($name, $price, $on_sale, $tags)
        {
            $id = Table::insert(
                new ShopGoodsModel(),
                ['name' => $name, 'price' => $price, 'on_sale' => $on_sale, 'tags' => $tags],
                'name:string,price:integer,on_sale:boolean,tags:array',
                ['name' => ['required' => true], 'on_sale' => ['default' => true]]
            );
            return ['id' => $id];
        }
    }
    "
  `);
});

it('the list of a table', () => {
  const list = goods()[0]!;
  expect(printedInTwo(tsHandler(list).text)).toMatchInlineSnapshot(`
    "// Made by Portico from Shop.Goods.GetList. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface GetListParameters {
      page: number;
      per_page: number;
      sort: 'id' | '-id' | 'name' | '-name' | 'price' | '-price' | 'on_sale' | '-on_sale';
      name?: string;
      price?: number;
      on_sale?: boolean;
    }

    export interface GetListAnswer {
      items: ({ id: number; name: string; price: number | null; on_sale: boolean | null; tags: unknown[] | null })[];
      total: number;
    }

    /** 商品列表 */
    export async function getList(parameters: GetListParameters, platform: Runtime): Promise<GetListAnswer> {
      const page = await platform.tables.list('shop_goods', { equal: { name: (parameters.name ?? null), price: (parameters.price ?? null), on_sale: (parameters.on_sale ?? null) }, page: parameters.page, perPage: parameters.per_page, sort: parameters.sort });
      return { items: page.items, total: page.total } as unknown as GetListAnswer;
    }
    "
  `);
  expect(printedInTwo(phpDomainClass([list]).text)).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from Shop.Goods.GetList. Change the interface, not this file.
    declare(strict_types=1);

    namespace Shop\\Domain;

    use Portico\\Table;
    use Shop\\Model\\ShopGoodsModel;

    /**
     * 商品
     */
    class Goods
    {
        /**
         * 商品列表
         * @param int $page
         * @param int $per_page
         * @param string $sort
         * @param string|null $name 商品名
         * @param int|null $price 价格
         * @param bool|null $on_sale
         * @return mixed
         */
        public function getList($page, $per_page, $sort, $name, $price, $on_sale)
        {
            $page2 = Table::listRows(
                new ShopGoodsModel(),
                ['name' => $name, 'price' => $price, 'on_sale' => $on_sale],
                $page,
                $per_page,
                $sort,
                'name:string,price:integer,on_sale:boolean,tags:array'
            );
            return ['items' => $page2['items'], 'total' => $page2['total']];
        }
    }
    "
  `);
});

it('a call of another system, with its class for the framework', () => {
  expect(printedInTwo(tsHandler(weather()).text)).toMatchInlineSnapshot(`
    "// Made by Portico from Tool.Weather.Forecast. Change the interface, not this file.
    import type { Runtime } from '@portico/runtime';

    export interface ForecastParameters {
      city: string;
    }

    export interface ForecastAnswer {
      forecast: { days: { low: number; wind: { speed: number } }[] };
      status: number;
    }

    /** 天气预报 */
    export async function forecast(parameters: ForecastParameters, platform: Runtime): Promise<ForecastAnswer> {
      const response = await platform.http({
        method: 'GET',
        url: 'https://weather.example/{city}',
        path: { city: parameters.city },
        media: 'application/json',
      });
      return { forecast: response.data, status: response.status } as unknown as ForecastAnswer;
    }
    "
  `);
  expect(printedInTwo(phpApiClass([weather()]).text)).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from Tool.Weather.Forecast. Change the interface, not this file.
    declare(strict_types=1);

    namespace Tool\\Api;

    use PhalApi\\Api;
    use Portico\\StrictInput;
    use Tool\\Domain\\Weather as WeatherDomain;

    /**
     * Weather
     */
    #[\\AllowDynamicProperties]
    class Weather extends Api
    {
        use StrictInput;

        public const VERBS = ['Forecast' => ['POST']];

        /** @var mixed */
        public $city;

        /** @return array<string, array<mixed>> */
        public function getRules()
        {
            return array_merge(parent::getRules(), [
                'Forecast' => [
                    'city' => [
                        'name' => 'city',
                        'type' => 'string',
                        'format' => 'utf8',
                        'require' => true,
                        'min' => 1,
                        'max' => 20,
                        'desc' => '',
                    ],
                ],
            ]);
        }

        /**
         * 天气预报
         * @method POST
         * @return object forecast
         * @return array forecast.days
         * @return float forecast.days[].low
         * @return float forecast.days[].wind.speed
         * @return int status
         * @phpstan-return mixed
         */
        public function forecast()
        {
            return (new WeatherDomain())->forecast($this->city);
        }
    }
    "
  `);
  expect(printedInTwo(phpDomainClass([weather()]).text)).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from Tool.Weather.Forecast. Change the interface, not this file.
    declare(strict_types=1);

    namespace Tool\\Domain;

    use Portico\\Http;

    /**
     * Weather
     */
    class Weather
    {
        /**
         * 天气预报
         * @param string $city
         * @return mixed
         */
        public function forecast($city)
        {
            $response = Http::call([
                'method' => 'GET',
                'url' => 'https://weather.example/{city}',
                'path' => ['city' => $city],
                'media' => 'application/json',
            ]);
            return ['forecast' => $response['data'], 'status' => $response['status']];
        }
    }
    "
  `);
});
