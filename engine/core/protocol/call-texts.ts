import { texts } from '../../../generated/words/engine-core/call-texts.ts';

/** Why a call is refused before anybody looks at its parameters. Generated PHP says the same. */
export const callTexts = texts;

/** Limits of a call's fields. Uploads have their own. */
export const formLimits = { bytes: 1_048_576, fields: 200 };

/** Names of fields that would reach into an object instead of naming a member of it. */
export const forbiddenNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
