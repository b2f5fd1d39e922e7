import { afterEach, describe, expect, test } from 'vitest';
import { type ActionItem, bulkItems, emptyButton, rowItems, toolbarItems } from '../../../engine/web/actions/action-item.ts';
import { keyOfItem } from '../../../engine/web/actions/action-texts.ts';
import { session } from '../../../engine/web/state/session.ts';
import { articleScreen } from '../renderer/article-screen.ts';

const everything = ['List', 'Get', 'Add', 'Edit', 'Remove', 'Restore', 'Import', 'Export', 'Show', 'Hide', 'Feature', 'Recount'];
const answer = { screen: articleScreen, verbs: everything };
const record = (values: Record<string, unknown>) => ({ id: 1, status: 'draft', topping: false, ...values });
const keys = (items: ActionItem[]) => items.map(keyOfItem);

describe('the actions of a row', () => {
  test('stand in one order and follow the state', () => {
    expect(keys(rowItems(answer, record({ status: 'draft' })))).toEqual(['view', 'edit', 'Show', 'Feature', 'copy', 'remove']);
    expect(keys(rowItems(answer, record({ status: 'shown' })))).toEqual(['view', 'edit', 'Hide', 'Feature', 'copy', 'remove']);
  });

  test('begin with what takes a record forward where nobody edits it', () => {
    const decided = { ...answer, screen: { ...articleScreen, calls: { ...articleScreen.calls, Edit: undefined } } };
    expect(keys(rowItems(decided, record({ status: 'draft' })))).toEqual(['Show', 'view', 'Feature', 'copy', 'remove']);
    expect(keys(rowItems(decided, record({ status: 'shown' })))).toEqual(['view', 'Hide', 'Feature', 'copy', 'remove']);
  });

  test('leave out what the condition does not allow', () => {
    expect(keys(rowItems(answer, record({ topping: true })))).not.toContain('Feature');
  });

  test('leave out what the caller may not do', () => {
    expect(keys(rowItems({ ...answer, verbs: ['List', 'Get'] }, record({})))).toEqual(['view']);
  });

  test('are only restoring in the trash', () => {
    expect(keys(rowItems(answer, record({}), true))).toEqual(['restore']);
    expect(rowItems({ ...answer, verbs: ['List'] }, record({}), true)).toEqual([]);
  });
});

test('a selection gets the transitions meant for many, not the others', () => {
  expect(keys(bulkItems(answer))).toEqual(['Show', 'remove']);
  expect(keys(bulkItems(answer, true))).toEqual(['restore']);
});

test('the toolbar gets its own actions only', () => {
  expect(keys(toolbarItems(answer))).toEqual(['Recount']);
});

describe('the button of a list without records', () => {
  const empty = { hint: { zh_cn: '', en: '' }, button: { label: { zh_cn: '配置', en: 'Configure' }, open: '/service/order?tab=1' } };
  const screen = { ...articleScreen, list: articleScreen.list && { ...articleScreen.list, empty } };
  const title = { zh_cn: '配置', en: 'Configuration' };
  const routes = [{ path: '/service/order', pages: ['edit' as const], kind: 'single' as const, screen: 'order', title, hideInMenu: false }];
  const opening = (paths: string[]) => {
    session.permission = { level: 200, paths, routes } as unknown as typeof session.permission;
    return emptyButton({ screen })?.open;
  };
  afterEach(() => {
    session.permission = null;
  });

  test('is there for whoever may open what it leads to, and for nobody else', () => {
    expect(opening(['/service/order'])).toBe('/service/order?tab=1');
    expect(opening(['/articles'])).toBeUndefined();
  });
});
