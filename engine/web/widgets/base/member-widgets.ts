import { createContext } from 'react';
import type { Field } from '../../../core/descriptor/types.ts';
import type { Widget } from './widget.ts';

/** Picks the widgets of an object's members. Given by the application, because the registry knows this widget and must not be known by it. */
export const MemberWidgets = createContext<(member: Field) => Widget>(() => {
  throw new Error('An object stands outside of the application.');
});
