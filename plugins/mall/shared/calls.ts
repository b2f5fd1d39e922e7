import { defineCall } from '../../../engine/core/contract/define-call.ts';
import { json, jsonObject, list, string, typed } from '../../../engine/core/contract/field.ts';
import type { Offer, ShelfLook } from './offer.ts';

/** Everything on sale, as the console's mall shows it. */
export const readShelf = defineCall({
  name: 'Platform.Mall.Shelf',
  access: { kind: 'session' },
  answer: { look: json(typed<ShelfLook>()), offers: list(json(typed<Offer>())) },
});

/** The page of plans as it would be with these values, drawn for a visitor: the HTML of its body. */
export const previewMall = defineCall({
  name: 'Admin.MallConfig.Preview',
  access: { kind: 'permission', nodes: ['/service/mallconfig'] },
  parameters: { values: jsonObject(typed<Record<string, unknown>>()) },
  answer: { body: string() },
});
