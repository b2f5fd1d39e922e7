import { texts } from '../../../generated/words/engine-core/call-texts.ts';

/** Why a call is refused before its parameters are read. Generated PHP has the same texts. */
export const callTexts = texts;

/** Limits of a call's fields. Uploads have their own. */
export const formLimits = { bytes: 1_048_576, fields: 200 };

/** Field names that would reach into an object instead of naming one of its members. */
export const forbiddenNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
