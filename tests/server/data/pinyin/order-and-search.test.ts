import fc from 'fast-check';
import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SortKey } from '../../../../engine/core/descriptor/types.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { orderKey } from '../../../../engine/server/data/pinyin/order-key.ts';
import { pinyinFillTable } from '../../../../engine/server/data/pinyin/pinyin-fill.ts';
import { pinyinTerm, searchForm } from '../../../../engine/server/data/pinyin/search-form.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { Repository, StoredRecord } from '../../../../engine/server/kernel/ports/repository.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { tableWith } from '../../../helpers/tables.ts';

const collator = new Intl.Collator('zh');

/** As a person would say it: what is empty, then signs, digits, Latin and other letters, then Chinese as the Chinese collation has it. */
function compare(one: string, other: string): number {
  const [own, its] = [[...one], [...other]];
  for (let at = 0; at < Math.min(own.length, its.length); at += 1) {
    const [a, b] = [own[at]!, its[at]!];
    const order = isChinese(a) && isChinese(b) ? collator.compare(a, b) : Math.sign(pointOf(a) - pointOf(b));
    if (order !== 0) return order;
  }
  return own.length - its.length;
}

const isChinese = (character: string) => /^[一-鿿]$/.test(character);
const pointOf = (character: string) => character.toLowerCase().codePointAt(0)!;

const words = ['账号管理', '重庆', '银行', '张三', '章三', '张四', '长沙', '成长', 'abc', 'ABC', 'Abc', 'abc 账号', '123', '9号', '', '😀表情', '阿里', '左岸'];
const texts = fc.oneof(
  fc.constantFrom(...words),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...'aBz09 _-会行长重的银张章'),
        fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCharCode(code)),
      ),
      { maxLength: 6 },
    )
    .map((characters) => characters.join('')),
);

describe('The key of a text', () => {
  it('has the order of its letters, Chinese ones by pinyin', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const order = compare(one, other);
        if (order !== 0) expect(Math.sign(Buffer.compare(Buffer.from(orderKey(one)), Buffer.from(orderKey(other))))).toBe(Math.sign(order));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is another one for every other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), texts, (one, other, text) => {
        for (const [a, b] of [
          [one, other],
          [one.toUpperCase(), one],
          [text.toLowerCase(), text],
          [`${text}${'Long'.repeat(30)}`, `${text}${'long'.repeat(30)}`],
        ] as const)
          expect(orderKey(a) === orderKey(b)).toBe(a === b);
      }),
    );
  });

  it('puts case, accents and width behind the letters', () => {
    const sorted = ['abc', 'ABC', 'ａｂｃ', 'Äbd', 'abe'];
    expect([...sorted].reverse().sort((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1))).toEqual(sorted);
  });

  it('has radicals and compatibility forms where the characters are that they stand for', () => {
    const sorted = ['零三', '〇四', '零五', '一般', '⼀条', '一样', '祝福', '㊗贺'];
    expect([...sorted].reverse().sort((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1))).toEqual(sorted);
  });
});

describe('What a text is found by', () => {
  const finds = (text: string, term: string) => searchForm(text)?.includes(pinyinTerm(term) ?? '\0') ?? false;

  it('is its pinyin, its initials, and both with what is not Chinese in it', () => {
    for (const term of ['zhgl', 'ZHGL', 'zhanghao', 'zhang hao', 'haoguan', "zhang'hao"]) expect(finds('账号管理', term), term).toBe(true);
    for (const term of ['apizh', 'zhv2', 'apizhanghaov2']) expect(finds('API 账号（v2）', term), term).toBe(true);
    for (const term of ['glzh', 'zhangsan', '12', '账']) expect(finds('账号管理', term), term).toBe(false);
    expect(searchForm('plain text')).toBeNull();
  });

  it('is found as input methods write it, and by the numeral of years', () => {
    for (const term of ['ｚｈｇｌ', 'Zhàng hào', 'zhang’hao', ' zhgl ']) expect(finds('账号管理', term), term).toBe(true);
    for (const term of ['lu\u0308se', 'lǜsè', 'LÜ']) expect(finds('绿色', term), term).toBe(true);
    expect(finds('二〇二六年', 'erlingerliu')).toBe(true);
    expect(finds('⼀般', 'yiban')).toBe(true);
  });

  it('is not the letters of a term that ends in a sign', () => {
    expect(['C++', 'c#', 'v%', '_', '账号c'].map(pinyinTerm)).toEqual([null, null, null, null, null]);
    expect(['C++ jc', 'a_b', "xi'an'"].map(pinyinTerm)).toEqual(['cjc', 'ab', 'xian']);
  });

  it('are all readings of its characters', () => {
    for (const term of ['yhhz', 'yinhang', 'yhxz', 'hangzhang']) expect(finds('中国银行行长', term), term).toBe(true);
    for (const term of ['cq', 'chongqing', 'zq', 'zhongqing']) expect(finds('重庆', term), term).toBe(true);
    for (const term of ['lv', 'lvse', 'lüse', 'ls']) expect(finds('绿色', term), term).toBe(true);
    expect(finds('关于进一步做好会计信息与长期贷款重复登记等工作的通知以及银行行长会议纪要', 'yhhzhy')).toBe(true);
  });

  it('is at least what the pages find by initials', () => {
    const phrases = [
      '朝阳区长安街',
      '音乐会',
      '会计师',
      '大夫',
      '单于',
      '行业数据',
      '调用次数',
      '接口说明',
      '单价与数量',
      '重置密码',
      '省份',
      '还款记录',
      '都江堰',
      '给予',
      '参差',
    ];
    for (const phrase of phrases) {
      const initials = pinyin(phrase, { toneType: 'none', type: 'array' }).map((syllable) => syllable.slice(0, 1));
      expect(finds(phrase, initials.join('')), `${phrase} ${initials.join('')}`).toBe(true);
    }
  });

  it('stays short, whatever the text', () => {
    expect(searchForm('行长会重的大'.repeat(42))!.length).toBeLessThan(4_000);
  });
});

describeOnDatabases('Texts with pinyin', ({ open }) => {
  const table = {
    ...tableWith(
      'person',
      [
        { name: 'title', type: 'text', nullable: true },
        { name: 'note', type: 'text', nullable: true },
        { name: 'rank', type: 'bigint', nullable: true },
      ],
      [{ columns: ['title__order', 'id'], unique: false }],
    ),
    pinyin: ['title', 'note'],
  };
  let database: Database;
  let people: Repository;
  const rows: { id: number; title: string | null; note: string | null }[] = [];

  beforeAll(async () => {
    database = await open();
    expect((await migrate(database, [pinyinFillTable, table])).refusals).toEqual([]);
    people = createRepository(database, table);
    const samples = fc.sample(fc.tuple(fc.option(texts), fc.option(texts)), { numRuns: 240, seed: 7 });
    await database.transact(async (query) => {
      for (const [at, [title, note]] of samples.entries()) {
        const { id } = await people.insert(query, { title: at % 3 === 0 ? '同名' : title, note, rank: at }, null);
        rows.push({ id, title: at % 3 === 0 ? '同名' : title, note });
      }
    });
  });

  const sorted = ({ field, descending }: SortKey) => {
    const byKey = [...rows].sort((one, other) => {
      const [a, b] = [one, other].map((row) => row[field as 'title' | 'note']);
      if (a === b) return one.id - other.id;
      if (a === null || b === null) return a === null ? -1 : 1;
      return Buffer.compare(Buffer.from(orderKey(a!)), Buffer.from(orderKey(b!)));
    });
    return (descending ? byKey.reverse() : byKey).map(({ id }) => id);
  };
  const orders = ['title', 'note'].flatMap((field) => [false, true].map((descending) => ({ field, descending })));

  it('are in the order of their keys on every page, reached from either end, and in what is read as a whole', async () => {
    for (const sort of orders) {
      const expected = sorted(sort);
      const all: StoredRecord[] = [];
      for await (const row of people.stream(database.read, { sort: [sort], conditions: [] })) all.push(row);
      expect(all.map(({ id }) => id)).toEqual(expected);
      expect(Object.keys(all[0]!).filter((name) => name.includes('__'))).toEqual([]);
      const fresh = createRepository(database, table);
      const pages = Array.from({ length: Math.ceil(rows.length / 7) }, (_, at) => at + 1);
      for (const page of [...pages, ...pages.toReversed()]) {
        const { items, total } = await fresh.page(database.read, { conditions: [], sort: [sort], page, perPage: 7, columns: ['id', 'rank'] });
        expect(total).toBe(rows.length);
        expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 7, page * 7));
      }
    }
  });

  it('are found by text or by pinyin, wherever texts are searched', async () => {
    for (const term of ['zhgl', 'zhanghao', 'tm', 'abc', 'ABC 账', 'yh', '同', 'xing', 'z', '9h', 'cs', '%', '_']) {
      const holds = (text: string | null) =>
        text?.toLowerCase().includes(term.toLowerCase()) || (searchForm(text ?? '') ?? '').includes(pinyinTerm(term) ?? '\0');
      const expected = (fields: ('title' | 'note')[]) => rows.filter((row) => fields.some((field) => holds(row[field]))).map(({ id }) => id);
      const conditions = [{ field: 'note', operator: 'contains' as const, value: term }];
      expect(await people.ids(database.read, { conditions }), term).toEqual(expected(['note']));
      const search = { text: term, fields: ['title', 'note'] };
      expect(await people.ids(database.read, { conditions: [], search }), term).toEqual(expected(['title', 'note']));
      expect(await people.count(database.read, { conditions: [], search })).toBe(expected(['title', 'note']).length);
    }
  });

  it('fit into an index of two, however long they are', async () => {
    const long = { ...tableWith('long', table.columns.slice(1, 3), [{ columns: ['title__order', 'note__order', 'id'], unique: false }]), pinyin: table.pinyin };
    expect((await migrate(database, [long])).refusals).toEqual([]);
    // Four bytes each, no two alike.
    const text = (first: number) => `É${String.fromCodePoint(...Array.from({ length: 254 }, (_, at) => first + ((at * 7_919) % 20_011)))}`;
    const { id } = await database.transact((query) => createRepository(database, long).insert(query, { title: text(0x20000), note: text(0x28000) }, null));
    expect(id).toBe(1);
  });

  it('are written along with the text, by whatever statement', async () => {
    const found = async (term: string) => people.ids(database.read, { conditions: [{ field: 'title', operator: 'contains', value: term }] });
    const { id } = await database.transact((query) => people.insert(query, { title: '订单中心' }, null));
    expect(await found('ddzx')).toEqual([id]);
    await database.transact((query) => people.update(query, id, null, { title: '支付网关' }));
    expect([await found('ddzx'), await found('zfwg')]).toEqual([[], [id]]);
    await database.transact((query) => anyTable(query).updateTable('person').set({ title: '消息队列' }).where('id', '=', id).execute());
    expect([await found('zfwg'), await found('xxdl')]).toEqual([[], [id]]);
    await database.transact((query) =>
      anyTable(query)
        .updateTable('person')
        .set({ title: sql`${'定时任务'}` })
        .where('id', '=', id)
        .execute(),
    );
    expect([await found('xxdl'), await found('定时')]).toEqual([[], [id]]);
    await database.transact((query) => people.update(query, id, null, { title: null }));
    const stored = await anyTable(database.read).selectFrom('person').select(['title__order', 'title__pinyin']).where('id', '=', id).executeTakeFirst();
    expect(stored).toEqual({ title__order: null, title__pinyin: null });
    const older = { title: '还原', title__order: 'older', title__pinyin: 'older' };
    await database.transact((query) => anyTable(query).updateTable('person').set(older).where('id', '=', id).execute());
    expect([await found('older'), await found('huanyuan')], 'a row as it was stored').toEqual([[], [id]]);
    const now = new Date().toISOString();
    const row = { title: '多行甲', created_at: now, updated_at: now, rev: 1 };
    await database.transact((query) =>
      anyTable(query)
        .insertInto('person')
        .values([row, { ...row, title: null }, { ...row, title: '多行乙' }])
        .execute(),
    );
    expect((await found('dhy')).length).toBe(1);
    await database.transact((query) =>
      anyTable(query)
        .insertInto('person')
        .values({ title__pinyin: 'older', ...row, title: '补录' })
        .execute(),
    );
    expect([await found('older'), (await found('bulu')).length]).toEqual([[], 1]);
    await database.transact((query) => anyTable(query).deleteFrom('person').where('id', '>=', id).execute());
  });
});
