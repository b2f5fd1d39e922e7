import { expect, test } from 'vitest';
import { routesOf } from '../../../engine/core/derive/routes.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { both } from '../../helpers/screens.ts';

const routes = (file: Partial<ScreenFile>) =>
  routesOf(
    normalize({ name: 'thing', label: both('Thing'), schema: { type: 'object', properties: { name: { type: 'string', label: both('Name') } } }, ...file }),
  );

test('a route says how its tab behaves beside its address, and keeps the usual address where it says none', () => {
  const message = routes({ routes: { list: { notCache: true }, form: { path: '/things/form', confirmClose: true }, detail: '/things/view' } });
  expect(message.map(({ path, notCache, confirmClose }) => [path, notCache, confirmClose])).toEqual([
    ['/thing/list', true, undefined],
    ['/things/form', undefined, true],
    ['/things/view', undefined, undefined],
  ]);
  expect(routes({ single: true, routes: { edit: { path: '/thing', confirmClose: true } } })).toMatchObject([{ path: '/thing', confirmClose: true }]);
});
