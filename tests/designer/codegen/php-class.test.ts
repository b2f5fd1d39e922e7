import { expect, it } from 'vitest';
import { phpApiClass } from '../../../designer/codegen/php/api-class.ts';
import { phpModelClass } from '../../../designer/codegen/php/model-class.ts';
import { modelClassName } from '../../../designer/codegen/php/parts/model-class-name.ts';
import { createTableSql } from '../../../designer/codegen/sql/create-table.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';

it('a class for PhalApi has rules, documentation and one method per interface', () => {
  const grade = computedDefinition(
    'Tool.School.Grade',
    {
      score: { type: 'integer', required: true, min: 0, max: 100, description: '分数' },
      'X-Tags': { type: 'array' },
      kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
    },
    {
      grade: { if: [['less', 'score', { value: 60 }], { value: 'failed' }, ['upper', 'kind']] },
    },
  );
  const other = { ...computedDefinition('Tool.School.Double', { n: 'float' }, { twice: ['multiply', 'n', { value: 2 }] }), title: '加倍', summary: '返回两倍' };
  grade.returns = [{ name: 'grade', type: 'string', description: '等级' }];
  expect(phpApiClass([grade, other]).text).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico from the interfaces of Tool.School. Change the interface, not this file.
    declare(strict_types=1);

    namespace Tool\\Api;

    use PhalApi\\Api;
    use Portico\\StrictInput;
    use Tool\\Domain\\School as SchoolDomain;

    /**
     * School
     */
    #[\\AllowDynamicProperties]
    class School extends Api
    {
        use StrictInput;

        public const VERBS = ['Grade' => ['POST'], 'Double' => ['POST']];

        /** @var mixed */
        public $score;
        /** @var mixed */
        public $xTags;
        /** @var mixed */
        public $kind;
        /** @var mixed */
        public $n;

        /** @return array<string, array<mixed>> */
        public function getRules()
        {
            return array_merge(parent::getRules(), [
                'Grade' => [
                    'score' => [
                        'name' => 'score',
                        'type' => 'int',
                        'require' => true,
                        'min' => 0,
                        'max' => 100,
                        'desc' => '分数',
                    ],
                    'xTags' => ['name' => 'X-Tags', 'type' => 'array', 'format' => 'json', 'desc' => ''],
                    'kind' => ['name' => 'kind', 'type' => 'enum', 'default' => 'a', 'range' => ['a', 'b'], 'desc' => ''],
                ],
                'Double' => [
                    'n' => ['name' => 'n', 'type' => 'float', 'require' => true, 'desc' => ''],
                ],
            ]);
        }

        /**
         * Grade
         * @method POST
         * @return string grade 等级
         * @phpstan-return mixed
         */
        public function grade()
        {
            return (new SchoolDomain())->grade($this->score, $this->xTags, $this->kind);
        }

        /**
         * 加倍
         * @desc 返回两倍
         * @method POST
         * @return float twice
         * @phpstan-return mixed
         */
        public function double()
        {
            return (new SchoolDomain())->double($this->n);
        }
    }
    "
  `);
});

it('a model class says its table', () => {
  expect(phpModelClass({ namespace: 'Shop' }, 'shop_goods').text).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico for the table shop_goods.
    declare(strict_types=1);

    namespace Shop\\Model;

    use PhalApi\\Model\\DataModel;
    use Portico\\Transaction;

    class ShopGoodsModel extends DataModel
    {
        /**
         * @param mixed $id
         * @return string
         */
        protected function getTableName($id)
        {
            return 'shop_goods';
        }

        /**
         * @return mixed the rows, as they are narrowed and grouped
         */
        public function rows()
        {
            return $this->getORM();
        }

        /**
         * @return \\PDO|null where what is written together begins and ends
         */
        public function connection()
        {
            return Transaction::connectionOf(null, $this->getTableName(null));
        }
    }
    "
  `);
});

it('a model class of another database reaches it by its DI service name', () => {
  expect(phpModelClass({ namespace: 'Shop' }, 'warehouse.products').text).toMatchInlineSnapshot(`
    "<?php

    // Made by Portico for the table warehouse.products.
    declare(strict_types=1);

    namespace Shop\\Model;

    use PhalApi\\Model\\DataModel;
    use Portico\\Transaction;

    class Warehouse_ProductsModel extends DataModel
    {
        /**
         * @param mixed $id
         * @return string
         */
        protected function getTableName($id)
        {
            return 'products';
        }

        /**
         * @return mixed the rows, as they are narrowed and grouped
         */
        public function rows()
        {
            return $this->getORM();
        }

        /**
         * @return \\PDO|null where what is written together begins and ends
         */
        public function connection()
        {
            $manager = \\PhalApi\\DI()->get('databaseManager');
            $database = $manager ? $manager->init('warehouse') : \\PhalApi\\DI()->get('notorm_warehouse');
            return Transaction::connectionOf($database, $this->getTableName(null));
        }

        /**
         * The connection warehouse of the database manager. A project without one registers it in config/di.php:
         * $di->notorm_warehouse = new \\PhalApi\\Database\\NotORMDatabase($di->config->get('dbs_warehouse'));
         *
         * @param mixed $id
         * @return mixed
         */
        protected function getORM($id = null)
        {
            $manager = \\PhalApi\\DI()->get('databaseManager');
            $database = $manager ? $manager->init('warehouse') : \\PhalApi\\DI()->get('notorm_warehouse');
            $table = $this->getTableName($id);

            return $database->$table;
        }

        /**
         * @param mixed $table
         * @return string
         */
        protected function getTableKey($table)
        {
            return 'id';
        }
    }
    "
  `);
  expect(['a.b_c', 'a_b.c', 'a_b_c'].map(modelClassName)).toEqual(['A_BCModel', 'AB_CModel', 'ABCModel']);
});

it('a table is written for three databases', () => {
  const table = {
    name: 'shop_goods',
    columns: [
      { name: 'name', type: 'string' as const, required: true, max: 50, default: "it's \\ new" },
      { name: 'on_sale', type: 'boolean' as const, default: true },
    ],
  };
  expect((['mysql', 'postgres', 'sqlite'] as const).map((dialect) => createTableSql(table, dialect).text).join('\n')).toMatchInlineSnapshot(`
    "CREATE TABLE \`shop_goods\` (
      \`id\` BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      \`name\` VARCHAR(50) NOT NULL DEFAULT 'it''s \\\\ new',
      \`on_sale\` TINYINT(1) DEFAULT 1
    ) DEFAULT CHARSET=utf8mb4;

    CREATE TABLE "shop_goods" (
      "id" BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      "name" VARCHAR(50) NOT NULL DEFAULT 'it''s \\ new',
      "on_sale" BOOLEAN DEFAULT true
    );

    CREATE TABLE "shop_goods" (
      "id" INTEGER PRIMARY KEY AUTOINCREMENT,
      "name" TEXT NOT NULL DEFAULT 'it''s \\ new',
      "on_sale" BOOLEAN DEFAULT 1
    );
    "
  `);
});
