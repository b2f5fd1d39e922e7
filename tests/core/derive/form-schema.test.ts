import { describe, expect, it } from 'vitest';
import { fieldsFormSchema, formFieldsOf, formSchemaOf } from '../../../engine/core/derive/form-schema.ts';
import type { FieldFile } from '../../../engine/core/descriptor/file-types.ts';
import { screenOf } from '../../web/renderer/form/field-samples.ts';

const label = (zh_cn: string, en: string) => ({ zh_cn, en });

const app: Record<string, FieldFile> = {
  app_key: { type: 'string', pattern: '^[A-Za-z0-9]+$', maxLength: 32, writeOnce: true, label: label('应用键', 'App key') },
  app_secret: { type: 'string', format: 'secret', label: label('密钥', 'Secret') },
  limit_mode: {
    type: 'string',
    enum: ['unlimited', 'limited'],
    default: 'limited',
    label: label('限制', 'Limit'),
    enumLabel: { zh_cn: ['不限', '限制'], en: ['Unlimited', 'Limited'] },
  },
  daily_limit: {
    type: 'integer',
    minimum: 1,
    when: { limit_mode: 'limited' },
    unit: label('次', 'requests'),
    hint: label('每天', 'Per day'),
    label: label('次数', 'Requests'),
  },
  status: { type: 'string', label: label('状态', 'Status') },
  visits: { type: 'integer', readOnly: true, label: label('访问', 'Visits') },
};
const screen = screenOf(app, {
  required: ['app_key', 'app_secret', 'daily_limit'],
  form: { layout: ['app_secret', { label: label('额度', 'Quota'), fields: [['limit_mode', 'daily_limit'], 'status', 'visits'] }, 'app_key'] },
  states: { status: { initial: 'on', values: { on: label('开', 'On'), off: label('关', 'Off') } } },
});

describe('formSchemaOf', () => {
  it('follows the sections for order and rows and leaves out what nobody fills in', () => {
    const { uiSchema, schema } = formSchemaOf(screen, 'en', { mode: 'add' });
    expect(uiSchema['ui:order']).toEqual(['app_secret', 'limit_mode', 'daily_limit', 'app_key']);
    expect(uiSchema['ui:sections']).toEqual([
      { title: undefined, rows: [['app_secret']] },
      { title: 'Quota', rows: [['limit_mode', 'daily_limit']] },
      { title: undefined, rows: [['app_key']] },
    ]);
    expect(Object.keys(schema.properties).sort()).toEqual(['app_key', 'app_secret', 'daily_limit', 'limit_mode']);
  });

  it('titles fields, options and units in the language asked for', () => {
    const english = formSchemaOf(screen, 'en', { mode: 'add' });
    const chinese = formSchemaOf(screen, 'zh_cn', { mode: 'add' });
    expect(english.schema.properties.daily_limit).toEqual({ type: 'integer', minimum: 1, title: 'Requests', description: 'Per day' });
    expect(chinese.schema.properties.daily_limit?.title).toBe('次数');
    expect(english.uiSchema.limit_mode).toMatchObject({ 'ui:enumNames': ['Unlimited', 'Limited'] });
    expect(chinese.uiSchema.daily_limit).toMatchObject({ 'ui:options': { unit: '次' } });
  });

  it('lets a secret stay empty and a write-once field alone on edit', () => {
    expect(formSchemaOf(screen, 'en', { mode: 'add' }).schema.required).toEqual(['app_secret', 'daily_limit', 'app_key']);
    const edit = formSchemaOf(screen, 'en', { mode: 'edit' });
    expect(edit.schema.required).toEqual(['daily_limit', 'app_key']);
    expect(edit.uiSchema.app_key).toMatchObject({ 'ui:readonly': true });
  });

  it('is plain JSON', () => {
    const result = formSchemaOf(screen, 'en', { mode: 'edit' });
    expect(() => structuredClone(result)).not.toThrow();
  });

  it('keeps labels of members and elements', () => {
    const nested = screenOf({
      address: { type: 'object', label: label('地址', 'Address'), properties: { city: { type: 'string', label: label('城市', 'City') } } },
      days: { type: 'array', label: label('日', 'Days'), items: { type: 'string', enum: ['mon'], enumLabel: { zh_cn: ['周一'], en: ['Monday'] } } },
    });
    const { schema } = formSchemaOf(nested, 'zh_cn', { mode: 'add' });
    expect(schema.properties.address?.properties?.city?.title).toBe('城市');
    expect(nested.fields.find((field) => field.name === 'days')?.element?.options?.[0]?.label.en).toBe('Monday');
  });
});

describe('formFieldsOf', () => {
  it('does not offer the owner of a row', () => {
    const owned = screenOf(
      { account: { type: 'integer', label: label('账号', 'Account') }, name: { type: 'string', label: label('名', 'Name') } },
      { access: { own: 'account' } },
    );
    expect(formFieldsOf(owned).map((field) => field.name)).toEqual(['name']);
  });
});

describe('fieldsFormSchema', () => {
  it('makes a form of loose fields', () => {
    const fields = formFieldsOf(screen).slice(0, 1);
    const { uiSchema } = fieldsFormSchema(fields, [{ rows: [['app_secret'], ['nothing']] }], 'en', { mode: 'add' });
    expect(uiSchema['ui:sections']).toEqual([{ title: undefined, rows: [['app_secret']] }]);
  });
});
